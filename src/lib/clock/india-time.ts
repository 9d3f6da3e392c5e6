import { fill } from '#config/fill.ts';
import { type ClockWords, clock } from '#i18n/en/clock.ts';

/**
 * Minutes since 1970 on the clocks of India. The country has one zone without summer time, so this one number stands
 * for day, weekday and hour there, whatever zone the machine believes in.
 */
export type IndianMinute = number;

export const minutesPerDay = 1440;
const offset = 330;
const weekdays = ['Thursday', 'Friday', 'Saturday', 'Sunday', 'Monday', 'Tuesday', 'Wednesday'] as const;
type Weekday = (typeof weekdays)[number];

/** A moment of any clock on the clocks of India, the begun minute cut off. */
export function toIndianMinute(moment: Date): IndianMinute {
  const minute = Math.floor(moment.getTime() / 60_000) + offset;
  if (Number.isNaN(minute)) throw new RangeError('This is not a moment.');
  return minute;
}

/** Reads a day such as 2026-11-21, as its number since 1970; throws a RangeError on a day that no calendar has. */
export function parseDay(text: string): number {
  const parts = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text);
  const time = parts ? Date.parse(`${text}T00:00:00Z`) : Number.NaN;
  if (Number.isNaN(time) || new Date(time).toISOString().slice(0, 10) !== text) {
    throw new RangeError(`"${text}" is not a day; write it as 2026-11-21`);
  }
  return time / (minutesPerDay * 60_000);
}

/** Reads a time of day such as 17:00, in minutes since midnight; throws a RangeError on any other writing. */
export function parseTime(text: string): number {
  const parts = /^([01]\d|2[0-3]):([0-5]\d)$/.exec(text);
  if (!parts) throw new RangeError(`"${text}" is not a time; write it as 17:00`);
  return Number(parts[1]) * 60 + Number(parts[2]);
}

/** Reads day and time in India as a form field writes them, 2026-11-21T15:30; throws a RangeError on anything else. */
export function parseIndianMinute(text: string): IndianMinute {
  const [day = '', time = '', ...rest] = text.split('T');
  if (rest.length > 0) throw new RangeError(`"${text}" is not a day and a time`);
  return parseDay(day) * minutesPerDay + parseTime(time);
}

export const getDay = (minute: IndianMinute): number => Math.floor(minute / minutesPerDay);
export const getTime = (minute: IndianMinute): number => minute - getDay(minute) * minutesPerDay;
export const toDate = (day: number): string =>
  new Date(day * minutesPerDay * 60_000).toISOString().slice(0, 10);

/** The name of a day's weekday. */
export function getWeekday(day: number): Weekday {
  return weekdays[((day % 7) + 7) % 7] ?? 'Thursday';
}

/** Day and time as a form field takes them. */
export function toFieldValue(minute: IndianMinute): string {
  return new Date(minute * 60_000).toISOString().slice(0, 16);
}

/** A time of day in words: '6 pm', '6:30 am', '12 noon', '12 midnight'. */
export function formatTime(time: number, { dayParts, formatTime: words }: ClockWords = clock): string {
  const hour = Math.floor(time / 60);
  const minutes = time % 60;
  if (minutes === 0 && hour === 0) return words.midnight;
  if (minutes === 0 && hour === 12) return words.noon;
  return fill(minutes === 0 ? words.hour : words.minutes, {
    hour: hour % 12 || 12,
    minutes: String(minutes).padStart(2, '0'),
    part: dayParts.findLast(({ from }) => from <= hour)?.word ?? '',
  });
}

/** The day a moment is told by: midnight ends the day that people call that night, it does not begin the next. */
const toToldDay = (minute: IndianMinute): number => getDay(minute) - (getTime(minute) === 0 ? 1 : 0);
const toNight = (minute: IndianMinute): 'night' | 'plain' => (getTime(minute) === 0 ? 'night' : 'plain');

/** A moment in words that hold whenever they are read: 'Thursday 3 December, 6 pm', 'Friday night 4 December, 12 midnight'. */
export function formatDated(minute: IndianMinute, words: ClockWords = clock): string {
  const day = toToldDay(minute);
  const [, month = '', date = ''] = toDate(day).split('-');
  return fill(words.formatDated[toNight(minute)], {
    weekday: words.weekdays[getWeekday(day)],
    date: Number(date),
    month: words.months[Number(month) - 1] ?? '',
    time: formatTime(getTime(minute), words),
  });
}

/** A moment in words: 'Thursday 6 pm' in the seven days from `from` on, with its date beyond; 'Friday night, 12 midnight'. */
export function formatMoment(minute: IndianMinute, from: IndianMinute, words: ClockWords = clock): string {
  const day = toToldDay(minute);
  const ahead = day - getDay(from);
  if (ahead < 0 || ahead > 6) return formatDated(minute, words);
  return fill(words.formatMoment[toNight(minute)], {
    weekday: words.weekdays[getWeekday(day)],
    time: formatTime(getTime(minute), words),
  });
}
