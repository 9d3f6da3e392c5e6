import { fill } from '#config/fill.ts';
import { type ClockWords, clock } from '#i18n/en/clock.ts';
import { findDay } from '#lib/clock/calendar.ts';
import type { ClockData } from '#lib/clock/data.ts';
import {
  formatMoment,
  getDay,
  getWeekday,
  type IndianMinute,
  minutesPerDay,
  parseTime,
} from '#lib/clock/india-time.ts';

type Courier = ClockData['couriers'][number];

/** The first minute of a day, from `moment` on, at which a branch is open; infinite where there is none. */
function toFirstOpen(day: number, moment: IndianMinute, { hours }: Courier): IndianMinute {
  const openings = hours
    .filter(({ days, closes }) => {
      return days.includes(getWeekday(day)) && day * minutesPerDay + parseTime(closes) >= moment;
    })
    .map(({ opens }) => Math.max(moment, day * minutesPerDay + parseTime(opens)));
  return Math.min(...openings);
}

/**
 * When a sample can be taken at a branch: at that minute while it is open, closing time included, for the last courier
 * leaves then; else when it next opens. Nothing says that branches rest on public holidays, as couriers and benches do.
 */
export function toTaken(courier: Courier, moment: IndianMinute): IndianMinute {
  const day = findDay(getDay(moment), (next) => toFirstOpen(next, moment, courier) < Infinity);
  return toFirstOpen(day, moment, courier);
}

/** Whether a branch that is open at a moment still is at a later one; 23:59 and midnight are one moment to doors. */
export function isOpenThrough(courier: Courier, from: IndianMinute, until: IndianMinute): boolean {
  const day = getDay(from);
  const closing = Math.max(
    ...courier.hours
      .filter(({ days, opens }) => {
        return days.includes(getWeekday(day)) && day * minutesPerDay + parseTime(opens) <= from;
      })
      .map(({ closes }) => day * minutesPerDay + parseTime(closes)),
  );
  if (until <= closing) return true;
  return toTaken(courier, closing + 1) === closing + 1 && isOpenThrough(courier, closing + 1, until);
}

/** Whether a branch is open long enough, on any day of the week, for tubes that are drawn over so many minutes. */
export function isOpenFor(courier: Courier, minutes: number): boolean {
  return Array.from({ length: 7 }, (_, day) => toTaken(courier, day * minutesPerDay)).some((opens) =>
    isOpenThrough(courier, opens, opens + minutes),
  );
}

/** That a branch is closed at an hour and when it opens; '' while it is open. */
export function describeClosed(courier: Courier, moment: IndianMinute, words: ClockWords = clock): string {
  const taken = toTaken(courier, moment);
  if (taken === moment) return '';
  const hours = courier.hours.map(({ label }) => label).join('; ');
  return fill(words.describeClosed, {
    name: courier.name,
    moment: formatMoment(moment, moment, words),
    hours,
    taken: formatMoment(taken, moment, words),
  });
}
