import type { ClockData } from '#lib/clock/data.ts';
import { formatHours } from '#lib/clock/hours.ts';
import { formatMoment, formatTime, type IndianMinute, parseTime } from '#lib/clock/india-time.ts';
import { getCourier } from '#lib/clock/journey.ts';
import type { ReadyReport, Report } from '#lib/clock/report.ts';
import { listAll } from '#lib/list-words.ts';

/** What a promise hangs on: ', if you call Baraut first'. */
export const formatConditions = (conditions: readonly string[]): string =>
  conditions.length === 0 ? '' : `, if ${listAll(conditions)}`;

/** 'Report by Thursday 6 pm', or why there is none from this branch; '' for a procedure. */
export function formatReport(report: Report | null, collected: IndianMinute): string {
  if (report === null) return '';
  if (report.kind === 'main laboratory only') return 'Taken at the main laboratory only';
  if (report.kind === 'not taken') return 'Not taken at this branch';
  if (report.kind === 'too late') return 'Not taken at this hour';
  return `Report by ${formatMoment(report.ready, collected)}`;
}

/** What a report's time depends on: the courier, the road and the longer end of the bench's time. */
export function explainReport(
  { taken, drawn, leaves, arrives, isBeyondList }: ReadyReport,
  branch: string | null,
  collected: IndianMinute,
  data: ClockData,
): string {
  const { name } = getCourier(branch, data);
  const last = drawn === taken ? '' : `, the last tube ${formatMoment(drawn, collected)}`;
  const way =
    leaves === null
      ? `Taken at ${name}, the main laboratory, ${formatMoment(taken, collected)}${last}.`
      : `Taken at ${name} ${formatMoment(taken, collected)}${last}; the courier leaves ${formatMoment(leaves, collected)} and is at the laboratory ${formatMoment(arrives, collected)}.`;
  const limit = isBeyondList
    ? ` Public holidays after ${data.holidays.until.slice(0, 4)} are not in it yet.`
    : '';
  return `${way} The longest time is counted, with weekends and public holidays.${limit}`;
}

/** When samples leave each branch: 'Shamli: 1 pm and 6 pm, Monday to Saturday; 4 hours on the road'. */
export function describeCourier({ runs, transitHours }: ClockData['couriers'][number]): string {
  const toDays = (days: readonly string[]) =>
    days.length > 2 ? `${days[0]} to ${days.at(-1)}` : listAll(days);
  const times = runs.map(
    ({ days, leaves }) => `${listAll(leaves.map((time) => formatTime(parseTime(time))))}, ${toDays(days)}`,
  );
  return `${times.join('; ')}. ${formatHours(transitHours)} to the laboratory.`;
}
