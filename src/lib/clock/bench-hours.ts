import { findDay, isWorkingDay } from '#lib/clock/calendar.ts';
import type { ClockData, Span } from '#lib/clock/data.ts';
import { getDay, getTime, type IndianMinute, minutesPerDay, parseTime } from '#lib/clock/india-time.ts';
import type { Schedule } from '#schemas/catalogue-entry.ts';

const minutesPer = { minutes: 1, hours: 60, days: minutesPerDay, 'working days': minutesPerDay } as const;

/** When a bench that closes takes a sample up: at once while it is open, else when it next opens. */
export function toStart(arrives: IndianMinute, data: ClockData): IndianMinute {
  const [opens, closes] = [parseTime(data.bench.opens), parseTime(data.bench.closes)];
  const day = getDay(arrives);
  const time = getTime(arrives);
  if (isWorkingDay(day, data) && time < closes) return day * minutesPerDay + Math.max(time, opens);
  return findDay(day + 1, (next) => isWorkingDay(next, data)) * minutesPerDay + opens;
}

/** Counts minutes only while the bench is open. */
function addBenchMinutes(start: IndianMinute, minutes: number, data: ClockData): IndianMinute {
  const closing = getDay(start) * minutesPerDay + parseTime(data.bench.closes);
  const left = closing - start;
  if (minutes <= left) return start + minutes;
  return addBenchMinutes(toStart(closing, data), minutes - left, data);
}

/** The closing time of the day on which a bench that closes gives a result of days. */
function toClosing(start: IndianMinute, unit: Span['unit'], days: number, data: ClockData): IndianMinute {
  const isOpen = (day: number) => isWorkingDay(day, data);
  let day = getDay(start);
  if (unit === 'working days') {
    for (let left = days; left > 0; left -= 1) day = findDay(day + 1, isOpen);
  } else if (days === 0) {
    if (getTime(start) > parseTime(data.bench.sameDayUntil)) day = findDay(day + 1, isOpen);
  } else {
    day = findDay(day + days, isOpen);
  }
  return day * minutesPerDay + parseTime(data.bench.closes);
}

/**
 * When the result of a sample is there at the latest: the longer end of its time. A bench of day and night counts by
 * the clock. One that closes counts minutes and hours while it is open; from 24 hours on each begun 24 hours are a day,
 * and the report is there when the bench closes on that day or, should that be a free one, on the next working day.
 */
export function toReady(
  arrives: IndianMinute,
  span: Span,
  schedule: Schedule | null,
  data: ClockData,
): IndianMinute {
  const { unit, to } = span;
  const minutes = to * minutesPer[unit];
  const isInDays = unit === 'days' || unit === 'working days';
  if (schedule === '24/7' && unit !== 'working days') {
    return arrives + (isInDays ? Math.max(minutes, minutesPerDay) : minutes);
  }
  const start = toStart(arrives, data);
  if (!isInDays && minutes < minutesPerDay) return addBenchMinutes(start, minutes, data);
  return toClosing(start, unit, isInDays ? to : Math.ceil(minutes / minutesPerDay), data);
}
