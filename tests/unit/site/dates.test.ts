import { describe, expect, test } from 'vitest';
import { formatLongDate, toIsoDay } from '#lib/dates.ts';

describe('dates as they are in India', () => {
  test.each([
    ['2024-09-14', 'September 14, 2024'],
    ['2024-09-14T09:00:00+05:30', 'September 14, 2024'],
    ['2024-09-13T18:29:59Z', 'September 13, 2024'],
    ['2024-09-13T18:30:00Z', 'September 14, 2024'],
    ['2024-09-13T18:30:00.123+00:00', 'September 14, 2024'],
    ['2026-01-05', 'January 5, 2026'],
  ])('says %s as %s', (iso, words) => {
    expect(formatLongDate(iso)).toBe(words);
  });

  test('turns moments into calendar days', () => {
    expect(toIsoDay('2024-12-31T18:29:59Z')).toBe('2024-12-31');
    expect(toIsoDay('2024-12-31T18:30:00Z')).toBe('2025-01-01');
    expect(toIsoDay('2024-02-29')).toBe('2024-02-29');
    expect(toIsoDay(new Date('2024-09-14T00:00:00+05:30'))).toBe('2024-09-14');
  });

  test.each(['', 'yesterday', '14/09/2024', '2024-13-01', '2024-09-14T09:00:00'])('refuses %j', (iso) => {
    expect(() => formatLongDate(iso)).toThrow(RangeError);
    expect(() => toIsoDay(iso)).toThrow(RangeError);
  });
});
