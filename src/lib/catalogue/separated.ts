import type { SeparatedMl, UsesMl } from '#schemas/catalogue-entry.ts';
import type { SpecimenName } from '#schemas/specimen.ts';

type Bench = SeparatedMl['bench'];
/** What each bench asks for beside its tests, and the most that a long list takes. */
export type Benches = Readonly<Record<Bench, { readonly start: number; readonly most: number | null }>>;
/** mL of serum or plasma from each mL of blood. */
export type Yields = Readonly<Record<'serum' | 'citrate' | 'fluoride' | 'edta', number>>;

/** Kinds of blood that are spun before a test is run. */
export const spun: Partial<Record<SpecimenName, keyof Yields>> = {
  'Serum (Plain)': 'serum',
  'Sodium Citrate': 'citrate',
  Fluoride: 'fluoride',
  'Whole Blood (EDTA)': 'edta',
};

/** Millilitres rounded up to a tenth. */
export const toTenths = (volume: number): number => Math.ceil(Math.round(volume * 1000) / 100) / 10;

/**
 * Millilitres of serum or plasma that tests take together: each bench asks for its rest once, and a long list for no more
 * than its most.
 */
export function addSeparated(
  uses: readonly Pick<SeparatedMl, 'amount' | 'bench'>[],
  benches: Benches,
): number {
  const sums = [...Map.groupBy(uses, ({ bench }) => bench)].map(([bench, own]) => {
    const { start, most } = benches[bench];
    const sum = own.reduce((total, { amount }) => total + amount, start);
    return most === null ? sum : Math.min(most, sum);
  });
  return Math.round(sums.reduce((total, sum) => total + sum, 0) * 1000) / 1000;
}

/** Millilitres of blood that give so much serum or plasma. */
export const toBloodFor = (separated: number, specimen: SpecimenName, yields: Yields): number =>
  toTenths(separated / yields[spun[specimen] ?? 'serum']);

/** Millilitres that tests take out of one EDTA tube: what is read together is taken once, all else adds up. */
export function addWhole(uses: readonly Pick<UsesMl, 'amount' | 'together'>[]): number {
  const alone = uses.filter(({ together }) => together === undefined).map(({ amount }) => amount);
  const together = uses.flatMap((one) => (one.together === undefined ? [] : one.amount));
  return toTenths(alone.reduce((total, amount) => total + amount, Math.max(0, ...together)));
}
