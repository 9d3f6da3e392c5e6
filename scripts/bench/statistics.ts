/** The middle of the values in their order, or the mean of the two in the middle; NaN without any. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length / 2;
  const low = sorted[Math.ceil(middle) - 1] ?? Number.NaN;
  const high = sorted[Math.floor(middle)] ?? Number.NaN;
  return low === high ? low : (low + high) / 2;
}

export const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

/** The one with the largest value. Throws without any. */
export function findLargest<Item>(items: readonly Item[], toValue: (item: Item) => number): Item {
  const [largest] = items.toSorted((a, b) => toValue(b) - toValue(a));
  if (largest === undefined) throw new Error('Nothing was measured.');
  return largest;
}
