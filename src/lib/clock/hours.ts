import { fill } from '#config/fill.ts';
import { type ClockWords, clock } from '#i18n/en/clock.ts';

/** '30 minutes', '1 hour', '6 hours'. */
export function formatHours(hours: number, { formatHours: words }: ClockWords = clock): string {
  if (hours < 1) return fill(words.minutes, { count: hours * 60 });
  return hours === 1 ? words.hour : fill(words.hours, { count: hours });
}
