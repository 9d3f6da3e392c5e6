import { fill } from '#config/fill.ts';
import { type ClockWords, clock } from '#i18n/en/clock.ts';
import { toStart } from '#lib/clock/bench-hours.ts';
import type { ClockData, TimedTest } from '#lib/clock/data.ts';
import { formatMoment, type IndianMinute } from '#lib/clock/india-time.ts';
import { toRule } from '#lib/clock/rules.ts';
import type { Journey } from '#lib/clock/sample-journey.ts';
import { listAll } from '#lib/list-words.ts';
import type { BenchLimit } from '#schemas/specimen.ts';

/** Whether a sample comes when only a call has its bench run: at night, at a weekend, on a holiday. */
export const isOutOfHours = ({ callOutOfHours }: TimedTest, { arrives }: Journey, data: ClockData): boolean =>
  callOutOfHours && toStart(arrives, data) !== arrives;

/**
 * The limits of a sample that it keeps on its way, but not until its bench opens. What may travel in another form is
 * given it when it arrives, for the main laboratory spins and freezes at every hour.
 */
export function findOutwaited(
  { benchWithin, schedule, callOutOfHours }: TimedTest,
  { taken, arrives }: Journey,
  data: ClockData,
): BenchLimit[] {
  if (schedule === '24/7' || callOutOfHours) return [];
  const starts = toStart(arrives, data);
  return benchWithin.filter(
    ({ hours, orAs }) => orAs === undefined && arrives - taken <= hours * 60 && starts - taken > hours * 60,
  );
}

/** What the promise then hangs on, as words after 'if'. */
export const toOpenCondition = (
  { of, oneKind }: BenchLimit,
  { toCondition: words }: ClockWords = clock,
): string => (oneKind ? fill(words.notOf, { of }) : words.callUs);

/** That the bench is closed for longer than the sample keeps, and what to do; none where it is not. */
export function describeClosedBench(
  test: TimedTest,
  journey: Journey,
  collected: IndianMinute,
  data: ClockData,
): string[] {
  const limits = findOutwaited(test, journey, data);
  if (limits.length === 0) return [];
  const { words = clock } = data;
  const { text, closed, countsAsClosed } = words.describeClosedBench;
  return [
    fill(text, {
      rules: listAll(
        limits.map((limit) => toRule(limit, words)),
        words.locale,
      ),
      state: test.schedule === null ? countsAsClosed : closed,
      opens: formatMoment(toStart(journey.arrives, data), collected, words),
    }),
  ];
}
