import { findDay, isHoliday } from '#lib/clock/calendar.ts';
import type { ClockData } from '#lib/clock/data.ts';
import { getDay, getWeekday, type IndianMinute, minutesPerDay, parseTime } from '#lib/clock/india-time.ts';
import { isOpenThrough, toTaken } from '#lib/clock/opening.ts';

type Courier = ClockData['couriers'][number];

/** A sample's way to the bench. */
export type Journey = {
  /** The hour asked for, or the branch's next opening. */
  readonly taken: IndianMinute;
  /** When the last tube of a timed test is drawn; of any other the hour it is taken. */
  readonly drawn: IndianMinute;
  /** Null where it is taken at the main laboratory. */
  readonly leaves: IndianMinute | null;
  readonly arrives: IndianMinute;
};

/** Looks the courier of a branch up; null means the main laboratory. Throws a RangeError on an id of no branch. */
export function getCourier(branch: string | null, { couriers }: ClockData): Courier {
  const found = couriers.find((courier) =>
    branch === null ? courier.runs.length === 0 : courier.branch === branch,
  );
  if (!found) throw new RangeError(`There is no branch "${branch}"`);
  return found;
}

/** When the couriers of a day leave, earliest first; none on a holiday. */
function toDepartures(day: number, { runs }: Courier, data: ClockData): IndianMinute[] {
  if (isHoliday(day, data)) return [];
  const weekday = getWeekday(day);
  return runs
    .filter(({ days }) => days.includes(weekday))
    .flatMap(({ leaves }) => leaves.map((time) => day * minutesPerDay + parseTime(time)))
    .sort((one, other) => one - other);
}

/** The next hours at a branch at which a sample is on the bench within so many minutes, more than the road takes. */
export function findInTime(
  courier: Courier,
  after: IndianMinute,
  minutes: number,
  data: ClockData,
): { from: IndianMinute; leaves: IndianMinute } {
  const mayWait = minutes - courier.transitHours * 60;
  const toHours = (leaves: IndianMinute) => {
    const first = toTaken(courier, Math.max(after, leaves - mayWait));
    // Nobody is sent to a branch at the minute it closes, unless the courier leaves then.
    const isLast = first < leaves && !isOpenThrough(courier, first, first + 1);
    return { from: isLast ? toTaken(courier, first + 1) : first, leaves };
  };
  const find = (day: number) =>
    toDepartures(day, courier, data)
      .map(toHours)
      .find(({ from, leaves }) => after <= from && from <= leaves);
  const found = find(findDay(getDay(after), (day) => find(day) !== undefined));
  if (found === undefined) throw new RangeError(`No courier leaves ${courier.name}`);
  return found;
}

/**
 * The way of a sample: it goes with the first courier that leaves at the minute it was taken, or later. The tubes of a
 * timed test go together, once the last is drawn.
 */
export function toJourney(
  courier: Courier,
  collected: IndianMinute,
  data: ClockData,
  drawHours = 0,
): Journey {
  const taken = toTaken(courier, collected);
  const drawn = taken + drawHours * 60;
  if (courier.runs.length === 0) return { taken, drawn, leaves: null, arrives: drawn };
  const next = (day: number) => toDepartures(day, courier, data).find((departure) => departure >= drawn);
  const leaves = next(findDay(getDay(drawn), (day) => next(day) !== undefined));
  if (leaves === undefined) throw new RangeError(`No courier leaves ${courier.name}`);
  return { taken, drawn, leaves, arrives: leaves + Math.round(courier.transitHours * 60) };
}

/** The next opening of a branch, after a day, at which the tubes of a timed test are drawn and on the bench in time. */
export function findOpening(
  courier: Courier,
  after: IndianMinute,
  drawHours: number,
  minutes: number,
  data: ClockData,
): IndianMinute {
  const opens = (day: number) => toTaken(courier, day * minutesPerDay);
  return opens(
    findDay(getDay(after) + 1, (day) => {
      const { taken, drawn, arrives } = toJourney(courier, opens(day), data, drawHours);
      return isOpenThrough(courier, taken, drawn) && arrives - taken <= minutes;
    }),
  );
}
