import type { Schedule, Turnaround } from '#schemas/catalogue-entry.ts';
import type { Bench, Courier, Holidays } from '#schemas/clock.ts';

/** What the result clock goes by; written at build, read in the browser. */
export type ClockData = {
  readonly couriers: readonly (Courier & { readonly name: string })[];
  readonly holidays: Holidays;
  readonly bench: Bench;
};

/** Time on the bench in numbers. */
export type Span = NonNullable<Turnaround['span']>;

/** What the clock needs to know of a test. */
export type TimedTest = {
  readonly title: string;
  /** The containers it is run from; a test without any is a procedure, which has no clock. */
  readonly portions: readonly unknown[];
  readonly result: { readonly text: string; readonly span: Span } | null;
  readonly schedule: Schedule | null;
  readonly mainLaboratoryOnly: boolean;
  readonly ownTube: string | null;
};
