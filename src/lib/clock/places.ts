import type { ClockData, TimedTest } from '#lib/clock/data.ts';

type Courier = ClockData['couriers'][number];

/** Whether every sample of a test can be left at a branch as it is. */
export function isTaken({ portions }: TimedTest, { takes }: Courier): boolean {
  return portions.every(({ specimen }) => takes.includes(specimen));
}

/** Whether a branch takes the test after a call only, because it spins and freezes the sample first. */
export function isSpun({ portions }: TimedTest, { takes, spins }: Courier): boolean {
  return (
    portions.some(({ specimen }) => spins.includes(specimen)) &&
    portions.every(({ specimen }) => takes.includes(specimen) || spins.includes(specimen))
  );
}

/** Whether the sample, or the one kind of it that does not keep, is on the bench later than it may be. */
export function isTooLate({ benchWithin }: TimedTest, minutes: number): boolean {
  return benchWithin !== null && minutes > benchWithin.hours * 60;
}
