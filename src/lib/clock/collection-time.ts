import { type ClockWords, clock } from '#i18n/en/clock.ts';
import { type IndianMinute, minutesPerDay, parseIndianMinute, toFieldValue } from '#lib/clock/india-time.ts';

const daysBack = 7;
const daysAhead = 60;

/** First and last value of the field that asks when a sample is taken. */
export function toLimits(now: IndianMinute): { min: string; max: string } {
  return {
    min: toFieldValue(now - daysBack * minutesPerDay),
    max: toFieldValue(now + daysAhead * minutesPerDay),
  };
}

/** Reads that field; throws a RangeError whose words are for the visitor. */
export function parseCollected(
  text: string,
  now: IndianMinute,
  { parseCollected: words }: ClockWords = clock,
): IndianMinute {
  if (text === '') throw new RangeError(words.empty);
  const { min, max } = toLimits(now);
  const collected = parseIndianMinute(text);
  if (collected < parseIndianMinute(min)) throw new RangeError(words.tooEarly);
  if (collected > parseIndianMinute(max)) throw new RangeError(words.tooLate);
  return collected;
}
