import { parsePlanParams, type Shared, toPlanParams } from '#lib/plan/address.ts';
import type { Pet } from '#lib/plan/catalogue.ts';
import { longestMessage } from '#lib/plan/message.ts';

/** What the visitor tells beside the tests. Pet and branch are in the address as well; the rest is nobody else's. */
export type Visit = {
  readonly pet: Pet;
  readonly branch: string | null;
  /** Day and time of the draw in India, as the field writes it; null until the visitor chooses one. */
  readonly collected: string | null;
  readonly petName: string;
  readonly time: string;
  /** The message in the visitor's own words; null while it is the one that is written from the plan. */
  readonly message: string | null;
};

export const longestPetName = 60;
export const longestTime = 80;

export const noVisit: Visit = {
  pet: { species: null, kg: null },
  branch: null,
  collected: null,
  petName: '',
  time: '',
  message: null,
};

/** Pet and branch, as an address writes them. */
const toAddress = ({ pet, branch }: Pick<Visit, 'pet' | 'branch'>): string =>
  toPlanParams({ ids: [], pet, branch });

/** Writes a visit as a text to keep. */
export const formatVisit = ({ pet, branch, ...others }: Visit): string =>
  JSON.stringify({ address: toAddress({ pet, branch }), ...others });

const toText = (value: unknown, longest: number): string =>
  typeof value === 'string' ? value.slice(0, longest) : '';

/** Reads a visit that was kept; null for anything else. */
export function parseVisit(text: string): Visit | null {
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value !== 'object' || value === null) return null;
    const kept: Partial<Record<string, unknown>> = { ...value };
    if (typeof kept.address !== 'string') return null;
    const { pet, branch } = parsePlanParams(new URLSearchParams(kept.address));
    const collected = toText(kept.collected, 16);
    return {
      pet,
      branch,
      collected: /^\d{4}-\d\d-\d\dT\d\d:\d\d$/.test(collected) ? collected : null,
      petName: toText(kept.petName, longestPetName),
      time: toText(kept.time, longestTime),
      message: typeof kept.message === 'string' ? toText(kept.message, longestMessage - 1) : null,
    };
  } catch {
    return null;
  }
}

/** The visit of a plan that came with its address alone. */
export const toSharedVisit = ({ pet, branch }: Shared): Visit => ({ ...noVisit, pet, branch });

/** The visit of one's own plan. An address that tells of another pet than the kept one is never mixed with it. */
export function toOwnVisit(shared: Shared, kept: Visit | null): Visit {
  if (kept === null) return toSharedVisit(shared);
  const branch = shared.branch ?? kept.branch;
  const tellsOfPet = toAddress({ pet: shared.pet, branch: null }) !== '';
  if (!tellsOfPet) return { ...kept, branch };
  return toAddress(shared) === toAddress(kept) ? kept : toSharedVisit(shared);
}
