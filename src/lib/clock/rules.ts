import { fill } from '#config/fill.ts';
import { type ClockWords, clock } from '#i18n/en/clock.ts';
import { capitalize } from '#lib/capitalize.ts';
import type { ClockData, TimedTest } from '#lib/clock/data.ts';
import { formatHours } from '#lib/clock/hours.ts';
import { findTransportLimits } from '#lib/clock/transport-limits.ts';
import type { BenchLimit } from '#schemas/specimen.ts';

/** A sentence of words that may stand within one; '' of none. */
export const toSentence = (text: string, words: ClockWords = clock): string =>
  text === '' ? '' : fill(words.toSentence, { text: capitalize(text) });

/** 'urine must be on the bench within about 6 hours', with the form in which it may take longer. */
export function toRule(
  { of, hours, orAs }: Pick<BenchLimit, 'of' | 'hours' | 'orAs'>,
  words: ClockWords = clock,
): string {
  const { atOnce, within, orAs: orTravel } = words.toDuty;
  const values = {
    of,
    hours: formatHours(hours, words),
    orAs: orAs === undefined ? '' : words.travelsAs[orAs],
  };
  if (hours === 0) return fill(atOnce, values);
  return fill(orAs === undefined ? within : orTravel, values);
}

const isPart = (name: string, parts: ClockWords['toSpinning']['parts']): name is keyof typeof parts =>
  Object.hasOwn(parts, name);

/** 'the plasma is spun and frozen there', of what a branch makes of a sample after a call. */
export function toSpinning({ orAs }: BenchLimit, { toSpinning: words }: ClockWords = clock): string {
  const [state, part = ''] = orAs?.split(' ') ?? [];
  const name = isPart(part, words.parts) ? words.parts[part] : part;
  return fill(state === 'frozen' ? words.frozen : words.plain, { part: name });
}

/** The limits that even a sample that leaves at once meets on the road. */
export const findOnRoad = (test: TimedTest, courier: ClockData['couriers'][number], margin = 0) =>
  findTransportLimits(test, courier, (test.drawHours + courier.transitHours) * 60 + margin);

/** Sentences with the tests they hold for, each sentence once. */
export function byText(pairs: readonly (readonly [text: string, title: string])[]): [string, string[]][] {
  const told = pairs.filter(([text]) => text !== '');
  return [...Map.groupBy(told, ([text]) => text)].map(([text, members]) => [
    text,
    members.map(([, title]) => title),
  ]);
}
