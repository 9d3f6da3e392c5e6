import { fill } from '#config/fill.ts';
import { isRunFor } from '#lib/finder/species.ts';
import { listAll } from '#lib/list-words.ts';
import type { Pet, PlanData } from '#lib/plan/catalogue.ts';
import { type Booked, indexData, listCodes } from '#lib/plan/expand.ts';
import { english, type PlanWords } from '#lib/plan/words.ts';
import { animalNames } from '#schemas/patients.ts';

/** A cheaper way to book at least the same tests, or one that brings more for the same price. */
export type Cheaper = {
  readonly booked: readonly Booked[];
  /** Names of the panels, packs and profiles among them. */
  readonly bundles: readonly string[];
  readonly total: number;
  /** 0 where it costs the same. */
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

type Candidate = { booked: Booked[]; tests: number };

/**
 * The cheapest set of panels, packs and single tests that covers the wanted tests, with the fewest tests nobody asked
 * for where prices are equal, and beside it the one with the most. All subsets of the few bundles are tried, so it is
 * the true minimum.
 */
export function findCheapest(
  wanted: readonly string[],
  pet: Pet,
  data: PlanData,
): { booked: Booked[]; fullest: Booked[]; total: number } {
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
  let least = Number.POSITIVE_INFINITY;
  let leanest: Candidate = { booked: [], tests: 0 };
  let fullest = leanest;
  for (let subset = 0; subset < 1 << bundles.length; subset += 1) {
    const booked = bundles.filter((_, place) => subset & (1 << place));
    for (const { single, bits } of singles) if ((bits & subset) === 0) booked.push(single);
    const total = toTotal(booked);
    if (total > least) continue;
    const found = { booked, tests: new Set(booked.flatMap(listCodes)).size };
    if (total < least || found.tests < leanest.tests) leanest = found;
    if (total < least || found.tests > fullest.tests) fullest = found;
    least = total;
  }
  return { booked: leanest.booked, fullest: fullest.booked, total: least };
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

/** A cheaper equivalent of what is booked, or one that holds more for the same price; null where there is neither. */
export function findCheaper(booked: readonly Booked[], pet: Pet, data: PlanData): Cheaper | null {
  const wanted = [...new Set(booked.flatMap(({ tests }) => tests.map(({ code }) => code)))];
  const now = toTotal(booked);
  const best = findCheapest(wanted, pet, data);
  const saving = now - best.total;
  const chosen = saving > 0 ? best.booked : best.fullest;
  const extras = toExtras(chosen, new Set(booked.flatMap(listCodes)), data);
  if (saving <= 0 && extras.length === 0) return null;
  return {
    booked: chosen,
    bundles: chosen
      .filter((item) => listCodes(item).length > 1)
      // What is booked already brings nothing more.
      .filter(({ id }) => saving > 0 || booked.every((one) => one.id !== id))
      .map((bundle) => toName(bundle, booked, pet, data.words ?? english)),
    total: best.total,
    saving: Math.max(saving, 0),
    extras,
  };
}
