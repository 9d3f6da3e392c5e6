import { expect, test } from 'vitest';
import { toPortions } from '#lib/finder/portions.ts';

const portionsOf = (...counts: number[]) =>
  toPortions(counts.map((length) => ({ rows: Array.from({ length }) }))).map((portion) =>
    portion.map(({ rows }) => rows.length),
  );

test('sections are put together up to sixteen rows, in their order', () => {
  expect(portionsOf(1, 15, 14, 7, 9, 1)).toEqual([[1, 15], [14], [7, 9], [1]]);
});

test('a longer section stands alone', () => {
  expect(portionsOf(3, 20, 1, 2)).toEqual([[3], [20], [1, 2]]);
});

test('of nothing there are no portions', () => {
  expect(portionsOf()).toEqual([]);
});
