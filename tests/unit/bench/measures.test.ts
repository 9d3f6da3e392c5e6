import { expect, test } from 'vitest';
import { readProcessed } from '../../../scripts/bench/builds.ts';
import { readAnswers } from '../../../scripts/bench/first-touch.ts';
import { findLargest, mean, median } from '../../../scripts/bench/statistics.ts';

test('a median is the middle of the values in their order', () => {
  expect(median([9, 1, 5])).toBe(5);
  expect(median([10, 9, 1, 5])).toBe(7);
  expect(median([1, Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY])).toBe(Number.POSITIVE_INFINITY);
  expect(median([])).toBeNaN();
});

test('means and largest items', () => {
  expect(mean([1, 2, 6])).toBe(3);
  expect(findLargest([{ size: 1 }, { size: 3 }, { size: 2 }], ({ size }) => size)).toEqual({ size: 3 });
  expect(() => findLargest([], Number)).toThrow();
});

test('a first touch is answered by the first change after the first key, and right from the last change on', () => {
  const keys = [1000, 1120, 1240];
  const before = { at: 500, shown: 44 };
  expect(
    readAnswers({ keys, changes: [before, { at: 1400, shown: 20 }, { at: 1500, shown: 1 }] }, 1),
  ).toEqual({ first: 400, last: 260 });
  expect(readAnswers({ keys, changes: [before, { at: 1200, shown: 1 }] }, 1)).toEqual({
    first: 200,
    last: 0,
  });
});

test('a list that never answers, or ends up wrong, took forever', () => {
  const keys = [1000, 1120];
  const before = { at: 500, shown: 44 };
  expect(readAnswers({ keys, changes: [before] }, 1)).toEqual({
    first: Number.POSITIVE_INFINITY,
    last: Number.POSITIVE_INFINITY,
  });
  expect(readAnswers({ keys, changes: [before, { at: 1200, shown: 3 }] }, 1).last).toBe(
    Number.POSITIVE_INFINITY,
  );
});

test('the posts loader says how many texts were processed', () => {
  const line = '[posts] 5000 articles from http://127.0.0.1:54321, 4999 of them unchanged.';
  expect(readProcessed(`12:00:00 [content] Syncing\n12:00:01 ${line}\n`)).toBe(1);
  expect(() => readProcessed('nothing of the kind')).toThrow();
});
