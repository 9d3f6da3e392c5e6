import { expect, it } from 'vitest';
import { countByMonth, formatMonth } from '#lib/dashboard/months.ts';

it('counts by the months of India, the present one last', () => {
  const now = new Date('2026-02-10T00:00:00Z');
  const months = countByMonth(
    [
      '2026-01-31T18:29:59Z',
      '2026-01-31T18:30:00+00:00',
      '2025-11-05T10:00:00Z',
      '2020-01-01T00:00:00Z',
      'x',
    ],
    now,
    4,
  );
  expect(months).toEqual([
    { key: '2025-11', count: 1 },
    { key: '2025-12', count: 0 },
    { key: '2026-01', count: 1 },
    { key: '2026-02', count: 1 },
  ]);
  expect(months.map(formatMonth)).toEqual(['Nov', 'Dec', 'Jan', 'Feb']);
});
