import { isRunFor } from '#lib/finder/species.ts';
import type { Pet, PlanData } from '#lib/plan/catalogue.ts';
import { type Booked, indexData } from '#lib/plan/expand.ts';

/** A cheaper way to book at least the same tests. */
export type Cheaper = {
  readonly booked: readonly Booked[];
  readonly total: number;
  readonly saving: number;
  /** Titles of tests that come along without having been asked for. */
  readonly extras: readonly string[];
};

function isFor({ entry, tests }: Booked, { species }: Pet): boolean {
  const all = entry ? [entry, ...tests] : tests;
  return species === null || all.every((one) => isRunFor(one.species, species));
}

/** Every way to take some of the bundles and leave the others. */
function* toSubsets(bundles: readonly Booked[]): Generator<Booked[]> {
  for (let bits = 0; bits < 1 << bundles.length; bits += 1) {
    yield bundles.filter((_, place) => bits & (1 << place));
  }
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
  const names = [
    ...data.packs.map(({ id }) => id),
    ...data.entries.filter(({ parts }) => parts.length > 0).map(({ code }) => code),
  ];
  const asked = new Set(wanted);
  const bundles = names
    .flatMap((name) => find(name, pet) ?? [])
    .filter((bundle) => isFor(bundle, pet) && bundle.tests.some(({ code }) => asked.has(code)));
  const singles = new Map(wanted.map((code) => [code, find(code, pet)]));
  let best: { booked: Booked[]; total: number; tests: number } | null = null;
  for (const chosen of toSubsets(bundles)) {
    const covered = new Set(chosen.flatMap(({ tests }) => tests.map(({ code }) => code)));
    const rest = [...asked].filter((code) => !covered.has(code)).flatMap((code) => singles.get(code) ?? []);
    const booked = [...chosen, ...rest];
    const total = booked.reduce((sum, { price }) => sum + price, 0);
    const tests = covered.size + rest.length;
    if (best === null || total < best.total || (total === best.total && tests < best.tests)) {
      best = { booked, total, tests };
    }
  }
  return best ?? { booked: [], total: 0 };
}

/** A cheaper equivalent of what is booked; null where there is none. */
export function findCheaper(booked: readonly Booked[], pet: Pet, data: PlanData): Cheaper | null {
  const wanted = [...new Set(booked.flatMap(({ tests }) => tests.map(({ code }) => code)))];
  const now = booked.reduce((sum, { price }) => sum + price, 0);
  const best = findCheapest(wanted, pet, data);
  if (best.total >= now) return null;
  const asked = new Set(wanted);
  const extras = new Map(
    best.booked.flatMap(({ tests }) => tests.map((test) => [test.code, test.title] as const)),
  );
  return {
    booked: best.booked,
    total: best.total,
    saving: now - best.total,
    extras: [...extras].flatMap(([code, title]) => (asked.has(code) ? [] : [title])),
  };
}
