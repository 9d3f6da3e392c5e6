import { fill } from '#config/fill.ts';
import { isRunFor } from '#lib/finder/species.ts';
import { listAll } from '#lib/list-words.ts';
import type { Pet, PlanData } from '#lib/plan/catalogue.ts';
import { type Booked, indexData, listCodes } from '#lib/plan/expand.ts';
import { english, type PlanWords } from '#lib/plan/words.ts';
import { animalNames } from '#schemas/patients.ts';

/** A cheaper way to book at least the same tests. */
export type Cheaper = {
  readonly booked: readonly Booked[];
  /** Names of the panels, packs and profiles among them. */
  readonly bundles: readonly string[];
  readonly total: number;
  readonly saving: number;
  /** Titles of tests that come along without having been asked for. */
  readonly extras: readonly string[];
};

function isFor({ entry, tests }: Booked, { species }: Pet): boolean {
  const all = entry ? [entry, ...tests] : tests;
  return species === null || all.every((one) => isRunFor(one.species, species));
}

/** Bundles that can bring a wanted test for this pet: packs, panels, and tests made of others. */
function findBundles(asked: ReadonlySet<string>, pet: Pet, data: PlanData): Booked[] {
  const { find } = indexData(data);
  const names = [
    ...data.packs.map(({ id }) => id),
    ...data.entries
      .filter(({ parts, includes }) => parts.length + includes.length > 0)
      .map(({ code }) => code),
  ];
  return names
    .flatMap((name) => find(name, pet) ?? [])
    .filter((bundle) => isFor(bundle, pet) && listCodes(bundle).some((code) => asked.has(code)));
}

const toTotal = (booked: readonly Booked[]): number => booked.reduce((sum, { price }) => sum + price, 0);

/**
 * Bundles that the cheapest set may hold: none dearer than its wanted tests alone, or than another bundle that has them all.
 * Without this, every further bundle would double the sets to try.
 */
function dropDear(
  bundles: readonly Booked[],
  asked: ReadonlySet<string>,
  pet: Pet,
  data: PlanData,
): Booked[] {
  const { find } = indexData(data);
  const useful = bundles.map((bundle) => {
    const codes = listCodes(bundle).filter((code) => asked.has(code));
    return { bundle, codes, alone: toTotal(codes.flatMap((code) => find(code, pet) ?? [])) };
  });
  return useful
    .filter(({ bundle, alone }) => bundle.price <= alone)
    .filter(
      ({ bundle, codes }) =>
        !useful.some(
          (other) => other.bundle.price < bundle.price && codes.every((code) => other.codes.includes(code)),
        ),
    )
    .map(({ bundle }) => bundle);
}

/**
 * The cheapest set of panels, packs and single tests that covers the wanted tests, with the fewest tests nobody asked
 * for where prices are equal. All subsets of the few bundles are tried, so it is the true minimum.
 */
export function findCheapest(
  wanted: readonly string[],
  pet: Pet,
  data: PlanData,
): { booked: Booked[]; total: number } {
  const { find } = indexData(data);
  const asked = new Set(wanted);
  const bundles = dropDear(findBundles(asked, pet, data), asked, pet, data);
  const held = bundles.map((bundle) => new Set(listCodes(bundle)));
  // Subsets are numbers, a bit for each bundle: tens of thousands of sets would keep a phone busy.
  const singles = [...asked].flatMap((code) => {
    const single = find(code, pet);
    const bits = held.reduce((sum, codes, place) => sum | (codes.has(code) ? 1 << place : 0), 0);
    return single ? [{ single, bits }] : [];
  });
  let best: { booked: Booked[]; total: number; tests: number } | null = null;
  for (let subset = 0; subset < 1 << bundles.length; subset += 1) {
    const booked = bundles.filter((_, place) => subset & (1 << place));
    for (const { single, bits } of singles) if ((bits & subset) === 0) booked.push(single);
    const total = toTotal(booked);
    if (best !== null && total > best.total) continue;
    const tests = new Set(booked.flatMap(listCodes)).size;
    if (best === null || total < best.total || tests < best.tests) best = { booked, total, tests };
  }
  return best ?? { booked: [], total: 0 };
}

/** Titles of what comes along unasked; of a test made of others only these, where some of them were asked for. */
function toExtras(booked: readonly Booked[], asked: ReadonlySet<string>, data: PlanData): string[] {
  const { entries } = indexData(data);
  const extras = booked.flatMap(({ tests }) =>
    tests.flatMap(({ code, includes }) => {
      if (asked.has(code)) return [];
      return includes.some((part) => asked.has(part)) ? includes.filter((part) => !asked.has(part)) : [code];
    }),
  );
  return [...new Set(extras)].flatMap((code) => entries.get(code)?.title ?? []);
}

/** Its title, with the animals it is for where the tests asked for are run for others too and none was named. */
function toName(bundle: Booked, wanted: readonly Booked[], pet: Pet, words: PlanWords): string {
  if (pet.species !== null) return bundle.title;
  const suits = (one: Booked) => (species: Pet['species']) => isFor(one, { ...pet, species });
  const own = animalNames.filter(suits(bundle));
  const isNarrower = animalNames.some(
    (species) => !own.includes(species) && wanted.every((one) => suits(one)(species)),
  );
  return isNarrower
    ? fill(words.plan.cheaper.only, {
        title: bundle.title,
        animals: listAll(
          own.map((species) => words.fasting.animals[species]),
          words.plan.locale,
        ),
      })
    : bundle.title;
}

/** A cheaper equivalent of what is booked; null where there is none. */
export function findCheaper(booked: readonly Booked[], pet: Pet, data: PlanData): Cheaper | null {
  const wanted = [...new Set(booked.flatMap(({ tests }) => tests.map(({ code }) => code)))];
  const now = toTotal(booked);
  const best = findCheapest(wanted, pet, data);
  if (best.total >= now) return null;
  return {
    booked: best.booked,
    bundles: best.booked
      .filter((item) => listCodes(item).length > 1)
      .map((bundle) => toName(bundle, booked, pet, data.words ?? english)),
    total: best.total,
    saving: now - best.total,
    extras: toExtras(best.booked, new Set(booked.flatMap(listCodes)), data),
  };
}
