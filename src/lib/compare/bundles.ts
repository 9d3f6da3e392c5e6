import { packages } from '#data/packages.ts';
import { nameFasted } from '#lib/catalogue/fast-words.ts';
import { getTurnaround } from '#lib/catalogue/handling.ts';
import { getByCode, listedEntries } from '#lib/catalogue/lookup.ts';
import { panelTrueSaving } from '#lib/catalogue/saving.ts';
import { toSlowestHours } from '#lib/catalogue/slowest-hours.ts';
import { toPortions } from '#lib/catalogue/volume.ts';
import { isRunFor } from '#lib/finder/species.ts';
import { formatHourRange } from '#lib/hour-range.ts';
import { planData } from '#lib/plan/build-data.ts';
import { toPlan } from '#lib/plan/plan.ts';
import { formatSpecies, toPlainTime, toShortFood } from '#lib/structured-data/wording.ts';
import type { PanelEntry } from '#schemas/catalogue-entry.ts';
import type { Species, SpecimenName } from '#schemas/specimen.ts';

/** A panel or a health pack, as it is compared with others. */
export type Bundle = {
  /** A code of the price lists, or the id of a pack. */
  readonly id: string;
  readonly title: string;
  /** The address segment of a panel's page; null for a pack. */
  readonly slug: string | null;
  readonly price: number;
  /** What its tests cost one by one, and how much less it costs. */
  readonly sum: number;
  readonly saving: number;
  readonly percent: number;
  /** Its price divided by the number of its tests, to the rupee. */
  readonly perTest: number;
  /** Codes of its tests. */
  readonly tests: readonly string[];
  /** Tests that another species gets instead, in words, by the code of the test that gives way. */
  readonly swaps: ReadonlyMap<string, string>;
  readonly species: string;
  /** Containers to fill, each with how much goes into it; empty where quantity is not the limit. */
  readonly containers: readonly { readonly specimen: SpecimenName; readonly amount: string }[];
  readonly food: string;
  readonly result: string;
};

type Computed = 'sum' | 'saving' | 'percent' | 'perTest' | 'result';

const unknownPet = { species: null, kg: null };
const companions = ['Dog', 'Cat'] as const satisfies readonly Species[];

function toBundle(named: Omit<Bundle, Computed>): Bundle {
  const parts = named.tests.map(getByCode);
  const turnarounds = parts.flatMap((part) => getTurnaround(part) ?? []);
  const [slowest] = turnarounds.toSorted(
    (one, other) => (toSlowestHours(other) ?? 0) - (toSlowestHours(one) ?? 0),
  );
  return {
    ...named,
    ...panelTrueSaving(
      named.price,
      parts.map(({ entry }) => entry.price),
    ),
    perTest: Math.round(named.price / named.tests.length),
    result: slowest ? toPlainTime(slowest.text) : '',
  };
}

function fromPanel(panel: PanelEntry): Bundle {
  const listed = getByCode(panel.code);
  return toBundle({
    id: panel.code,
    title: panel.title,
    slug: panel.slug,
    price: panel.price,
    tests: panel.parts,
    swaps: new Map(
      panel.swaps.map(({ species, part, instead }) => [
        part,
        `${formatSpecies([species])}: ${getByCode(instead).entry.title}`,
      ]),
    ),
    species: formatSpecies(panel.species),
    // What a panel states for itself; its tests, added up, could ask for more.
    containers: toPortions(panel).map(({ specimen, volume }) => ({
      specimen,
      amount: volume === '-' ? '' : volume,
    })),
    food: toShortFood(listed) ?? '',
  });
}

/** A pack states no samples and no fast of its own: they are those of a plan with nothing else on it. */
function toPackHandling(id: string): Pick<Bundle, 'containers' | 'food'> {
  const { food, containers } = toPlan([id], unknownPet, planData);
  const conditions = food.remarks.filter((remark) => remark !== planData.rules.fasting.water);
  const hours =
    food.hours && `Only for ${nameFasted(food.subject)}: ${formatHourRange(food.hours)} without food.`;
  return {
    containers: containers.map(({ specimen, count, each }) => ({
      specimen,
      amount: [count > 1 ? `${count} ×` : '', each ? `${each.amount} ${each.unit}` : '']
        .filter(Boolean)
        .join(' '),
    })),
    food:
      [hours, ...(food.withheld?.words ?? []), ...conditions].filter(Boolean).join(' ') || 'No fast needed',
  };
}

function fromPack({ id, name, price, features }: (typeof packages.items)[number]): Bundle {
  const tests = features.map(({ code }) => code);
  const animals = companions.filter((one) =>
    tests.every((code) => isRunFor(getByCode(code).entry.species, one)),
  );
  return toBundle({
    id,
    title: name,
    slug: null,
    price,
    tests,
    swaps: new Map(),
    species: formatSpecies(animals),
    ...toPackHandling(id),
  });
}

/** Every panel and pack that can be compared: panels by their codes, then packs by their price. */
export const bundles: readonly Bundle[] = [
  ...listedEntries.flatMap(({ entry }) =>
    entry.kind === 'panel' && entry.parts.length > 0 ? [fromPanel(entry)] : [],
  ),
  ...packages.items.map(fromPack),
];

/** The tests of all bundles, by department in the order of the price lists. */
export const testsByDepartment = [
  ...Map.groupBy(
    listedEntries.filter(({ entry }) => bundles.some(({ tests }) => tests.includes(entry.code))),
    ({ catalogue }) => catalogue.title,
  ),
].map(([department, listed]) => ({ department, tests: listed.map(({ entry }) => entry) }));
