/** Fewest and most hours in words: '8 to 12 hours', or '12 hours' where both are the same. */
export function formatHours([from, to]: readonly [number, number]): string {
  return from === to ? `${from} hours` : `${from} to ${to} hours`;
}
