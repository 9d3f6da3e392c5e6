import type { ClockData, TimedTest } from '#lib/clock/data.ts';
import { isOpenFor } from '#lib/clock/opening.ts';
import type { BenchLimit } from '#schemas/specimen.ts';

type Courier = ClockData['couriers'][number];

/** A limit that a sample does not keep on its way from a branch. */
export type TransportLimit = {
  readonly limit: BenchLimit;
  /**
   * call: the branch makes it keep, if it is called first. separate: whoever draws it takes the serum off the clot, as
   * of every serum. one kind: the other samples of the test keep. never: the road alone is too long. late: the road
   * and the wait for the courier are.
   */
  readonly kind: 'call' | 'separate' | 'one kind' | 'never' | 'late';
};

/** Whether every sample of a test can be left at a branch, as it is or to be spun there, and drawn while it is open. */
export function canBeLeft({ portions, drawHours }: TimedTest, courier: Courier): boolean {
  const { takes, spins } = courier;
  return (
    portions.every(({ specimen }) => takes.includes(specimen) || spins.includes(specimen)) &&
    (drawHours === 0 || isOpenFor(courier, drawHours * 60))
  );
}

function toKind(test: TimedTest, limit: BenchLimit, courier: Courier): TransportLimit['kind'] {
  if (limit.orAs === 'cold serum') return 'separate';
  const isSpun = test.portions.some(({ specimen }) => courier.spins.includes(specimen));
  if (limit.orAs !== undefined && isSpun) return 'call';
  if (limit.oneKind) return 'one kind';
  return courier.transitHours > limit.hours ? 'never' : 'late';
}

/** What stands between the sample of a test, left at a branch so many minutes before it is on the bench, and its report. */
export function findTransportLimits(test: TimedTest, courier: Courier, minutes: number): TransportLimit[] {
  // Whatever is taken at the main laboratory is spun there and then.
  if (courier.runs.length === 0) return [];
  const isAsItIs = test.portions.every(({ specimen }) => courier.takes.includes(specimen));
  return test.benchWithin
    .filter(({ hours }) => !isAsItIs || minutes > hours * 60)
    .map((limit) => ({ limit, kind: toKind(test, limit, courier) }));
}

/** Why the sample is refused: the road first, for no other hour helps there; undefined where it is not. */
export function findRefusal(limits: readonly TransportLimit[]): TransportLimit | undefined {
  return limits.find(({ kind }) => kind === 'never') ?? limits.find(({ kind }) => kind === 'late');
}
