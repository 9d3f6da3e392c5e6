import type { ClockWords } from '#i18n/en/clock.ts';
import type { Opening } from '#schemas/branch.ts';
import type { Schedule, Turnaround } from '#schemas/catalogue-entry.ts';
import type { Bench, Courier, Holidays } from '#schemas/clock.ts';
import type { BenchLimit, SpecimenName } from '#schemas/specimen.ts';

/** What the result clock goes by; written at build, read in the browser. */
export type ClockData = {
  readonly couriers: readonly (Courier & {
    /** Name of the branch. */
    readonly name: string;
    /** When it is open. */
    readonly hours: readonly Opening[];
    /** Samples that can be left there. */
    readonly takes: readonly SpecimenName[];
    /** Procedures without a sample are done there. */
    readonly examines: boolean;
    /** Samples that are spun and frozen there after a call, where they would not keep. */
    readonly spins: readonly SpecimenName[];
  })[];
  readonly holidays: Holidays;
  readonly bench: Bench;
  /** What the clock says, where that is not English. */
  readonly words?: ClockWords;
};

/** Time on the bench in numbers. */
export type Span = NonNullable<Turnaround['span']>;

/** What is known before the report, and how many minutes after arrival. */
export type First = NonNullable<Turnaround['first']>;

/** What the clock needs to know of a test. */
export type TimedTest = {
  readonly title: string;
  /** The containers it is run from; a test without any is a procedure, which has no clock. */
  readonly portions: readonly { readonly specimen: SpecimenName }[];
  /** Hours from the first tube of a timed test to its last; 0 for one draw. */
  readonly drawHours: number;
  readonly result: { readonly text: string; readonly span: Span; readonly first?: First } | null;
  readonly schedule: Schedule | null;
  /** Run at any hour, but outside weekday hours only after a call. */
  readonly callOutOfHours: boolean;
  readonly mainLaboratoryOnly: boolean;
  /** How soon the samples must be on the bench; none where they keep. */
  readonly benchWithin: readonly BenchLimit[];
};
