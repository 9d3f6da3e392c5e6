import { expect, test } from 'vitest';
import { journey } from '#data/journey.ts';
import { getStepAt } from '#lib/film-step.ts';

const starts = journey.steps.map(({ start }) => start);
const at = (seconds: number, duration = 10.5) => getStepAt(starts, seconds, duration);

test.each([
  [0, 0],
  [2.49, 0],
  [2.5, 1],
  [4.5, 2],
  [6.49, 2],
  [6.5, 3],
  [8.5, 4],
  [10.49, 4],
])('at %d seconds it is step %d, counted from 0', (seconds, step) => {
  expect(at(seconds)).toBe(step);
});

test('at the end, before the beginning and without a time it is the first step', () => {
  expect(at(10.5)).toBe(0);
  expect(at(11)).toBe(0);
  expect(at(-1)).toBe(0);
  expect(at(Number.NaN)).toBe(0);
});

test('the length to reckon with at first ends the steps like any other', () => {
  expect(at(9, journey.fallbackDuration)).toBe(4);
  expect(at(10, journey.fallbackDuration)).toBe(0);
});
