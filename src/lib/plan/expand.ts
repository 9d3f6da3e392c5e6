import type { Pet, PlanData, PlanEntry } from '#lib/plan/catalogue.ts';

/** Something booked at one price: a test, a panel or a pack, with the tests it comes to for this pet. */
export type Booked = {
  /** A code of the price lists, or the id of a pack. */
  readonly id: string;
  readonly title: string;
  readonly price: number;
  /** The entry behind it; null for a pack. */
  readonly entry: PlanEntry | null;
  readonly tests: readonly PlanEntry[];
};

export type Expanded = {
  readonly booked: readonly Booked[];
  /** Every test of the plan once. */
  readonly tests: readonly PlanEntry[];
  /** Ids that the price lists do not know (any more), as they were given. */
  readonly unknown: readonly string[];
  /** Tests that come more than once, with the titles they come in. */
  readonly repeated: readonly { readonly test: PlanEntry; readonly within: readonly string[] }[];
};

/** Codes of all that a booking brings: its tests and the tests that these are made of. */
export const listCodes = ({ tests }: Booked): string[] =>
  tests.flatMap(({ code, includes }) => [code, ...includes]);

/** Looks an id up once for a whole plan. */
export function indexData(data: PlanData): {
  entries: Map<string, PlanEntry>;
  find: (id: string, pet: Pet) => Booked | null;
} {
  const entries = new Map(data.entries.map((entry) => [entry.code, entry]));
  const packs = new Map(data.packs.map((pack) => [pack.id, pack]));
  const toTests = (codes: readonly string[]) => codes.flatMap((code) => entries.get(code) ?? []);

  const find = (id: string, { species }: Pet): Booked | null => {
    const pack = packs.get(id);
    if (pack) return { id, title: pack.title, price: pack.price, entry: null, tests: toTests(pack.parts) };
    const entry = entries.get(id);
    if (!entry) return null;
    const parts = entry.parts.map(
      (part) => entry.swaps.find((swap) => swap.part === part && swap.species === species)?.instead ?? part,
    );
    const tests = entry.parts.length === 0 ? [entry] : toTests(parts);
    return { id, title: entry.title, price: entry.price, entry, tests };
  };
  return { entries, find };
}

/** Looks the ids of a plan up and lays panels and packs open; an id that comes twice counts once. */
export function expand(ids: readonly string[], pet: Pet, data: PlanData): Expanded {
  const { find } = indexData(data);
  const once = [...new Set(ids)];
  const booked = once.flatMap((id) => find(id, pet) ?? []);
  const known = new Set(booked.map(({ id }) => id));
  const tests = [
    ...new Map(booked.flatMap((item) => item.tests.map((test) => [test.code, test] as const))).values(),
  ];
  const repeated = tests.flatMap((test) => {
    const within = booked.filter((item) => listCodes(item).includes(test.code)).map(({ title }) => title);
    return within.length > 1 ? [{ test, within }] : [];
  });
  return { booked, tests, unknown: once.filter((id) => !known.has(id)), repeated };
}
