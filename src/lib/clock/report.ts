import { fill } from '#config/fill.ts';
import { type ClockWords, clock } from '#i18n/en/clock.ts';
import { toReady } from '#lib/clock/bench-hours.ts';
import { isBeyondList } from '#lib/clock/calendar.ts';
import { findOutwaited, isOutOfHours, toOpenCondition } from '#lib/clock/closed-bench.ts';
import type { ClockData, TimedTest } from '#lib/clock/data.ts';
import { getDay, type IndianMinute } from '#lib/clock/india-time.ts';
import { isOpenThrough } from '#lib/clock/opening.ts';
import { getCourier, type Journey, toJourney } from '#lib/clock/sample-journey.ts';
import {
  canBeLeft,
  findRefusal,
  findTransportLimits,
  type TransportLimit,
} from '#lib/clock/transport-limits.ts';

/** When a report comes, or why the sample cannot be taken there. */
export type Report =
  | (Journey & {
      readonly kind: 'ready';
      readonly ready: IndianMinute;
      /** What is known before the report, and when; null where nothing is. */
      readonly first: { readonly what: string; readonly at: IndianMinute } | null;
      /** What the promise hangs on, each as words after 'if'. */
      readonly conditions: readonly string[];
      /** The way ends after the last day of the list of holidays, so a holiday may be missing. */
      readonly isBeyondList: boolean;
    })
  | { readonly kind: 'main laboratory only' }
  | { readonly kind: 'not taken' }
  | { readonly kind: 'too late' };

export type ReadyReport = Extract<Report, { kind: 'ready' }>;

/** Half hours: a promise to the minute would claim more than anybody knows. */
const step = 30;
const roundUp = (minute: IndianMinute): IndianMinute => Math.ceil(minute / step) * step;

function toCondition(
  { kind, limit }: TransportLimit,
  name: string,
  { toCondition: words }: ClockWords,
): string {
  if (kind === 'call') return fill(words.call, { name });
  if (kind === 'separate') return words.separate;
  return fill(words.notOf, { of: limit.of });
}

/**
 * When the report of one test comes for a sample taken at a branch (null: the main laboratory) at a moment in India;
 * null for a procedure, which has no sample. Throws a RangeError on an unknown branch or a moment that is none.
 */
export function toReport(
  test: TimedTest,
  branch: string | null,
  collected: IndianMinute,
  data: ClockData,
): Report | null {
  if (!Number.isFinite(collected)) throw new RangeError('Say when the sample is taken.');
  const courier = getCourier(branch, data);
  if (test.result === null || test.portions.length === 0) return null;
  if (test.mainLaboratoryOnly && courier.runs.length > 0) return { kind: 'main laboratory only' };
  if (!canBeLeft(test, courier)) return { kind: 'not taken' };
  const journey = toJourney(courier, collected, data, test.drawHours);
  if (!isOpenThrough(courier, journey.taken, journey.drawn)) return { kind: 'too late' };
  const limits = findTransportLimits(test, courier, journey.arrives - journey.taken);
  const refusal = findRefusal(limits);
  if (refusal) return { kind: refusal.kind === 'never' ? 'not taken' : 'too late' };
  const { words = clock } = data;
  const isCalled = isOutOfHours(test, journey, data);
  const schedule = isCalled ? '24/7' : test.schedule;
  const { span, first } = test.result;
  const ready = roundUp(toReady(journey.arrives, span, schedule, data));
  const conditions = new Set([
    ...limits.map((transportLimit) => toCondition(transportLimit, courier.name, words)),
    ...(isCalled ? [words.toCondition.callUs] : []),
    ...findOutwaited(test, journey, data).map((limit) => toOpenCondition(limit, words)),
  ]);
  return {
    kind: 'ready',
    ...journey,
    ready,
    first: first
      ? {
          what: first.what,
          at: roundUp(
            toReady(journey.arrives, { unit: 'minutes', from: 0, to: first.minutes }, schedule, data),
          ),
        }
      : null,
    conditions: [...conditions],
    isBeyondList: isBeyondList(getDay(ready), data),
  };
}

/** The latest of several reports; null where none comes. */
export function findLatest(reports: readonly (Report | null)[]): ReadyReport | null {
  return reports.reduce<ReadyReport | null>(
    (latest, report) => (report?.kind === 'ready' && report.ready > (latest?.ready ?? -1) ? report : latest),
    null,
  );
}
