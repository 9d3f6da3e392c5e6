import type { ClockData } from '#lib/clock/data.ts';
import type { PlanData } from '#lib/plan/catalogue.ts';
import type { Notice } from '#schemas/notice.ts';
import type { SpecimenName } from '#schemas/specimen.ts';

/** How a container looks and travels. */
export type ContainerFacts = {
  /** What its specimen is called, where that is not the price lists' own name. */
  readonly name?: string;
  readonly container: string;
  readonly cap: string | null;
  readonly collection: string;
  readonly transport: string;
  readonly stability: string | null;
  /** Address of the drawing. */
  readonly drawing: string;
};

/** The file that the plan's page reads. */
export type PlanPageData = PlanData & {
  readonly containers: { readonly [Name in SpecimenName]: ContainerFacts };
  readonly branches: readonly { readonly id: string; readonly name: string }[];
  readonly label: string;
  readonly clock: ClockData;
  /** Of today and to come: who shows them picks the day's own. */
  readonly notices: readonly Notice[];
};

/** The build wrote the file from checked data; here it is enough to tell it from anything else. */
export function isPlanPageData(value: unknown): value is PlanPageData {
  return (
    typeof value === 'object' &&
    value !== null &&
    'entries' in value &&
    Array.isArray(value.entries) &&
    'packs' in value &&
    'rules' in value &&
    'containers' in value &&
    'branches' in value &&
    'clock' in value &&
    'notices' in value
  );
}
