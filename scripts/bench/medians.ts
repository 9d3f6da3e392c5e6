/** The middle of the values in their order; NaN without any. */
export const median = (values: readonly number[]): number => {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
};

/** Of several measurements of the same things, each thing's median. Throws without any. */
export function toMedians<Key extends string>(all: readonly Record<Key, number>[]): Record<Key, number> {
  const [first] = all;
  if (!first) throw new Error('There are no measurements to take medians of.');
  const medians = { ...first };
  for (const key in medians) medians[key] = median(all.map((one) => one[key]));
  return medians;
}
