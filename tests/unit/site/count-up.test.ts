import { expect, test } from 'vitest';
import { countedValue } from '#lib/count-up.ts';

const counting = { duration: 1000, delay: 200, startsAt: 0.98 };

test('starts at its share, waits for its delay, never falls and ends at the value', () => {
  expect(countedValue(1000, 0, counting)).toBe(980);
  expect(countedValue(1000, 200, counting)).toBe(980);
  let before = 0;
  for (let time = 0; time <= 1400; time += 50) {
    const after = countedValue(1000, time, counting);
    expect(after).toBeGreaterThanOrEqual(before);
    before = after;
  }
  expect(before).toBe(1000);
});

test('is quick at first and slow at the end', () => {
  expect(countedValue(1000, 700, { ...counting, startsAt: 0 })).toBe(875);
});
