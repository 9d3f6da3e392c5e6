import type { PlanEntry } from '#lib/plan/catalogue.ts';
import type { SpecimenName } from '#schemas/specimen.ts';

/** Containers of one kind to fill for a plan. */
export type Container = {
  readonly specimen: SpecimenName;
  /** What it is, where its tests name another container than the specimen's own. */
  readonly container: string | null;
  /** What such a tube holds when full, in mL, where it comes in several sizes. */
  readonly size: number | null;
  /** How many of them. */
  readonly count: number;
  /** How much goes into each, from the least to the amount that is counted with; null where quantity is not the limit. */
  readonly each: { readonly least: number; readonly amount: number; readonly unit: string } | null;
  /** Group that shares this container with nothing else; null for one that tests share. */
  readonly own: string | null;
  readonly noGel: boolean;
  /** Filled from the donor, not from this pet. */
  readonly donor: boolean;
  /** Holds more of what another container of the plan holds, for the same tests. */
  readonly further: boolean;
  /** The tests it serves. */
  readonly tests: readonly PlanEntry[];
};
