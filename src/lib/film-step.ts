/** The step (from 0) that a moment of the film belongs to; the first before it begins and when it has ended. */
export function getStepAt(starts: readonly number[], seconds: number, duration: number): number {
  if (!(seconds < duration)) return 0;
  return Math.max(
    0,
    starts.findLastIndex((start) => start <= seconds),
  );
}
