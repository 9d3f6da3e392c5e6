import type { ClockData, TimedTest } from '#lib/clock/data.ts';
import { formatHours } from '#lib/clock/hours.ts';
import { findTransportLimits } from '#lib/clock/transport-limits.ts';
import type { BenchLimit } from '#schemas/specimen.ts';

/** A sentence of words that may stand within one; '' of none. */
export const toSentence = (text: string) =>
  text === '' ? '' : `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;

/** 'must be on the bench within about 6 hours', with the form in which it may take longer. */
export function toDuty({ hours, orAs }: BenchLimit): string {
  if (hours === 0) return `must be separated at once and travel as ${orAs}`;
  return `must be on the bench within about ${formatHours(hours)}${orAs ? ` or travel as ${orAs}` : ''}`;
}

/** 'urine must be on the bench within about 6 hours'. */
export const toRule = (limit: BenchLimit): string => `${limit.of} ${toDuty(limit)}`;

/** 'the plasma is spun and frozen there', of what a branch makes of a sample after a call. */
export function toSpinning({ orAs }: BenchLimit): string {
  const [state, part] = orAs?.split(' ') ?? [];
  return `the ${part} is spun${state === 'frozen' ? ' and frozen' : ''} there`;
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
