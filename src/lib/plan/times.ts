import { type ClockWords, clock } from '#i18n/en/clock.ts';
import { parseCollected } from '#lib/clock/collection-time.ts';
import type { ClockData } from '#lib/clock/data.ts';
import { formatMoment, type IndianMinute } from '#lib/clock/india-time.ts';
import { describeClosed, toTaken } from '#lib/clock/opening.ts';
import { findLatest, type ReadyReport, type Report, toReport } from '#lib/clock/report.ts';
import { getCourier } from '#lib/clock/sample-journey.ts';
import { warnOfWay } from '#lib/clock/warnings.ts';
import { formatConditions, formatReport } from '#lib/clock/words.ts';
import type { Booked, Expanded } from '#lib/plan/expand.ts';

/** When the results of a plan come. */
export type Times = {
  /** The hour asked for. */
  readonly collected: IndianMinute;
  /** When the sample is taken: the branch may be closed at the hour asked for. */
  readonly taken: IndianMinute;
  /** Report of everything booked, in words; no entry for a procedure. */
  readonly byId: ReadonlyMap<string, string>;
  /** Tests that are ready at the same time, the earliest first. */
  readonly groups: readonly { readonly when: string; readonly titles: readonly string[] }[];
  readonly latest: ReadyReport | null;
  /** What the promise of the latest hangs on, in words that follow it; '' where on nothing. */
  readonly conditions: string;
  /** Every sample of the plan can be taken there at that hour. */
  readonly isWhole: boolean;
  /** That the branch is closed; why samples cannot be taken there, or not at that hour, and what to do. */
  readonly warnings: readonly string[];
};

const toConditions = (reports: readonly (Report | null)[]): string[] => [
  ...new Set(reports.flatMap((report) => (report?.kind === 'ready' ? report.conditions : []))),
];

function toWords(
  { tests }: Booked,
  reports: ReadonlyMap<string, Report | null>,
  collected: number,
  words: ClockWords,
): string {
  const own = tests.flatMap(({ code }) => reports.get(code) ?? []);
  const last = findLatest(own);
  // Of several tests the strip of one says nothing of the others.
  const latest = last && tests.length > 1 ? { ...last, first: null } : last;
  const isPart = latest !== null && own.some(({ kind }) => kind !== 'ready');
  return `${formatReport(latest ?? own[0] ?? null, collected, words)}${formatConditions(toConditions(own), words)}${isPart ? words.formatReport.part : ''}`;
}

/** Works out when every result comes, for samples taken at a branch (null: the main laboratory) at a moment in India. */
export function toTimes(
  { booked, tests }: Expanded,
  branch: string | null,
  collected: IndianMinute,
  data: ClockData,
): Times {
  const { words = clock } = data;
  const courier = getCourier(branch, data);
  const hasSamples = tests.some(({ portions }) => portions.length > 0);
  const reports = new Map(tests.map((test) => [test.code, toReport(test, branch, collected, data)]));
  const ready = tests.flatMap(({ code, title }) => {
    const report = reports.get(code);
    return report?.kind === 'ready' ? [{ title, at: report.ready }] : [];
  });
  const groups = [...Map.groupBy(ready, ({ at }) => at)].sort(([one], [other]) => one - other);
  return {
    collected,
    taken: toTaken(courier, collected),
    byId: new Map(
      booked.flatMap((item) => {
        const told = toWords(item, reports, collected, words);
        return told === '' ? [] : [[item.id, told] as const];
      }),
    ),
    groups: groups.map(([at, members]) => ({
      when: formatMoment(at, collected, words),
      titles: members.map(({ title }) => title),
    })),
    latest: findLatest([...reports.values()]),
    conditions: formatConditions(toConditions([...reports.values()]), words),
    isWhole: [...reports.values()].every((report) => report === null || report.kind === 'ready'),
    warnings: [
      ...(hasSamples ? [describeClosed(courier, collected, words)].filter(Boolean) : []),
      ...warnOfWay(tests, branch, collected, data),
    ],
  };
}

/** The times of a plan, or what is wrong with the hour given, in words for the visitor. */
export function tryTimes(
  expanded: Expanded,
  branch: string | null,
  field: string,
  now: IndianMinute,
  data: ClockData,
): Times | string {
  try {
    return toTimes(expanded, branch, parseCollected(field, now, data.words), data);
  } catch (error) {
    if (error instanceof RangeError) return error.message;
    throw error;
  }
}
