import type { ClockData } from '#lib/clock/data.ts';
import { getWeekday, parseDay, toDate } from '#lib/clock/india-time.ts';

/** Longer than any run of holidays: a search beyond it would never end. */
const mostDays = 60;

export function isHoliday(day: number, { holidays }: ClockData): boolean {
  const date = toDate(day);
  return holidays.days.some((holiday) => holiday.date === date);
}

/** Whether the benches that close are open on this day. */
export function isWorkingDay(day: number, data: ClockData): boolean {
  return data.bench.days.includes(getWeekday(day)) && !isHoliday(day, data);
}

/** The first day from `day` on that passes; throws where there is none for two months. */
export function findDay(day: number, passes: (day: number) => boolean): number {
  for (let at = day; at < day + mostDays; at += 1) if (passes(at)) return at;
  throw new RangeError(`Nothing is open within ${mostDays} days after ${toDate(day)}`);
}

/** Whether a day lies beyond the list of holidays. */
export function isBeyondList(day: number, { holidays }: ClockData): boolean {
  return day > parseDay(holidays.until);
}
