interface Counting {
  /** Milliseconds that counting takes. */
  duration: number;
  /** Milliseconds before it starts. */
  delay?: number;
  /** Share of the value at which it starts, 0 to 1. */
  startsAt: number;
}

/** The whole number that a counted figure shows some milliseconds after the start: quick at first, slow at the end, never falling. */
export function countedValue(
  target: number,
  elapsed: number,
  { duration, delay = 0, startsAt }: Counting,
): number {
  const done = Math.min(1, Math.max(0, elapsed - delay) / duration);
  const eased = 1 - (1 - done) ** 3;
  return Math.round(target * (startsAt + (1 - startsAt) * eased));
}
