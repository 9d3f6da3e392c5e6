import type { ClockData, TimedTest } from '#lib/clock/data.ts';
import { formatMoment, formatTime, type IndianMinute, parseTime } from '#lib/clock/india-time.ts';
import { getCourier, toJourney } from '#lib/clock/journey.ts';
import { isClotting, isTooLate, type ReadyReport, type Report } from '#lib/clock/report.ts';

const list = (names: readonly string[]) => new Intl.ListFormat('en-IN').format(names);
const formatHours = (hours: number) => `${hours} ${hours === 1 ? 'hour' : 'hours'}`;
const getMain = ({ couriers }: ClockData) => couriers.find(({ runs }) => runs.length === 0)?.name ?? '';

/** 'Report by Thursday 6 pm', or why there is none from this branch; '' for a procedure. */
export function formatReport(report: Report | null, collected: IndianMinute): string {
  if (report === null) return '';
  if (report.kind === 'main laboratory only') return 'Taken at the main laboratory only';
  if (report.kind === 'citrate not taken') return 'Not taken at this branch';
  if (report.kind === 'citrate too late') return 'Not taken at this hour';
  return `Report by ${formatMoment(report.ready, collected)}`;
}

/** What a report's time depends on: the courier, the road and the longer end of the bench's time. */
export function explainReport(
  { leaves, arrives, isBeyondList }: ReadyReport,
  branch: string | null,
  collected: IndianMinute,
  data: ClockData,
): string {
  const { name } = getCourier(branch, data);
  const way =
    leaves === null
      ? `Taken at ${name}, the main laboratory, ${formatMoment(collected, collected)}.`
      : `Taken at ${name} ${formatMoment(collected, collected)}; the courier leaves ${formatMoment(leaves, collected)} and is at the laboratory ${formatMoment(arrives, collected)}.`;
  const limit = isBeyondList
    ? ` Public holidays after ${data.holidays.until.slice(0, 4)} are not in it yet.`
    : '';
  return `${way} The longest time is counted, with weekends and public holidays.${limit}`;
}

/** When samples leave each branch: 'Shamli: 1 pm and 6 pm, Monday to Saturday; 4 hours on the road'. */
export function describeCourier({ runs, transitHours }: ClockData['couriers'][number]): string {
  const toDays = (days: readonly string[]) => (days.length > 2 ? `${days[0]} to ${days.at(-1)}` : list(days));
  const times = runs.map(
    ({ days, leaves }) => `${list(leaves.map((time) => formatTime(parseTime(time))))}, ${toDays(days)}`,
  );
  return `${times.join('; ')}. ${formatHours(transitHours)} to the laboratory.`;
}

/** Where clotting tests can be taken, in one sentence or two. */
export function describeCitrate({ couriers, bench }: ClockData): string {
  const named = (citrate: ClockData['couriers'][number]['citrate']) =>
    list(couriers.filter((courier) => courier.citrate === citrate).map(({ name }) => name));
  return `A citrate tube must be on the bench within about ${bench.citrateHours} hours. It is taken at ${named('taken')}; at ${named('spun after a call')} after a call, so that the plasma is spun and frozen there; not at ${named('not taken')}.`;
}

/** What to know before clotting tests are taken at a branch at this hour; null where the tube is in time. */
export function warnOfClotting(
  tests: readonly TimedTest[],
  branch: string | null,
  collected: IndianMinute,
  data: ClockData,
): string | null {
  const clotting = tests.filter(isClotting).map(({ title }) => title);
  const courier = getCourier(branch, data);
  if (clotting.length === 0 || courier.runs.length === 0) return null;
  const { name, citrate } = courier;
  const rule = `a citrate tube must be on the bench within about ${data.bench.citrateHours} hours`;
  if (citrate === 'not taken') {
    return `${list(clotting)}: cannot be taken at ${name}, because ${rule}. Have it taken at the main laboratory in ${getMain(data)}.`;
  }
  if (citrate === 'spun after a call') {
    return `${list(clotting)}: call ${name} before you come. The courier takes too long: ${rule}, so the plasma is spun and frozen there first.`;
  }
  const { arrives } = toJourney(courier, collected, data);
  if (!isTooLate(collected, arrives, data)) return null;
  const hours = (arrives - collected) / 60;
  return `${list(clotting)}: ${rule}, but a tube taken at ${name} at this hour needs about ${formatHours(Math.ceil(hours))}. Choose an hour closer to the courier, or have it taken at the main laboratory in ${getMain(data)}.`;
}
