import { fill } from '#config/fill.ts';
import { type ClockWords, clock } from '#i18n/en/clock.ts';
import type { ClockData } from '#lib/clock/data.ts';
import { formatHours } from '#lib/clock/hours.ts';
import { formatMoment, formatTime, type IndianMinute, parseTime } from '#lib/clock/india-time.ts';
import type { ReadyReport, Report } from '#lib/clock/report.ts';
import { getCourier } from '#lib/clock/sample-journey.ts';
import { listAll } from '#lib/list-words.ts';

/** What a promise hangs on: ', if you call Baraut first'. */
export const formatConditions = (conditions: readonly string[], words: ClockWords = clock): string =>
  conditions.length === 0
    ? ''
    : fill(words.formatConditions, { conditions: listAll(conditions, words.locale) });

/** 'Report by Thursday 6 pm', with what is known before it, or why there is none from this branch; '' for a procedure. */
export function formatReport(
  report: Report | null,
  collected: IndianMinute,
  words: ClockWords = clock,
): string {
  if (report === null) return '';
  const { ready, readyAfter, mainLaboratoryOnly, notTaken, tooLate } = words.formatReport;
  if (report.kind === 'main laboratory only') return mainLaboratoryOnly;
  if (report.kind === 'not taken') return notTaken;
  if (report.kind === 'too late') return tooLate;
  const moment = formatMoment(report.ready, collected, words);
  return report.first === null
    ? fill(ready, { moment })
    : fill(readyAfter, {
        first: report.first.what,
        sooner: formatMoment(report.first.at, collected, words),
        moment,
      });
}

/** What a report's time depends on: the courier, the road and the longer end of the bench's time. */
export function explainReport(
  { taken, drawn, leaves, arrives, isBeyondList }: ReadyReport,
  branch: string | null,
  collected: IndianMinute,
  data: ClockData,
): string {
  const { words = clock } = data;
  const { atMainLaboratory, atBranch, last, longest, beyondList } = words.explainReport;
  const say = (moment: IndianMinute) => formatMoment(moment, collected, words);
  const way = fill(leaves === null ? atMainLaboratory : atBranch, {
    name: getCourier(branch, data).name,
    taken: say(taken),
    last: drawn === taken ? '' : fill(last, { drawn: say(drawn) }),
    ...(leaves !== null && { leaves: say(leaves), arrives: say(arrives) }),
  });
  return [
    way,
    longest,
    ...(isBeyondList ? [fill(beyondList, { year: data.holidays.until.slice(0, 4) })] : []),
  ].join(' ');
}

/** When samples leave each branch: '1 pm and 6 pm, Monday to Saturday. 4 hours to the laboratory.' */
export function describeCourier(
  { runs, transitHours }: ClockData['couriers'][number],
  words: ClockWords = clock,
): string {
  const { run, days: fromTo, text } = words.describeCourier;
  const toDays = (days: readonly (keyof ClockWords['weekdays'])[]) => {
    const names = days.map((day) => words.weekdays[day]);
    return names.length > 2
      ? fill(fromTo, { first: names[0] ?? '', last: names.at(-1) ?? '' })
      : listAll(names, words.locale);
  };
  const times = runs.map(({ days, leaves }) =>
    fill(run, {
      times: listAll(
        leaves.map((time) => formatTime(parseTime(time), words)),
        words.locale,
      ),
      days: toDays(days),
    }),
  );
  return fill(text, { runs: times.join('; '), hours: formatHours(transitHours, words) });
}
