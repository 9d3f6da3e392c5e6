import { describe, expect, test } from 'vitest';
import { stats } from '#data/stats.ts';
import { getStats } from '#lib/stats.ts';
import { statsSchema } from '#schemas/stats.ts';

const reference = Date.parse('2024-08-01T00:00:00+05:30');
const minutesLater = (minutes: number) => getStats(new Date(reference + minutes * 60_000));

describe('the running figures', () => {
  test('fit their schema', () => {
    expect(statsSchema.parse(stats)).toEqual(stats);
  });

  test('begin at the baseline', () => {
    expect(minutesLater(0)).toEqual({
      yearsOfWork: 9,
      teamMembers: 46,
      totalTests: 688_623,
      totalSamples: 275_449,
      happyClients: 11_000,
      happyPets: 13_000,
    });
  });

  test('grow by one test in two minutes and one sample in ten', () => {
    expect(minutesLater(1.99).totalTests).toBe(688_623);
    expect(minutesLater(2).totalTests).toBe(688_624);
    expect(minutesLater(9.99).totalSamples).toBe(275_449);
    expect(minutesLater(10).totalSamples).toBe(275_450);
  });

  test('grow by 720 tests, 144 samples, 30 clients and 60 pets a day', () => {
    expect(minutesLater(24 * 60 - 1).happyClients).toBe(11_000);
    expect(minutesLater(24 * 60)).toMatchObject({
      totalTests: 688_623 + 720,
      totalSamples: 275_449 + 144,
      happyClients: 11_030,
      happyPets: 13_060,
    });
  });

  test('leave years and members alone', () => {
    expect(minutesLater(5_000_000)).toMatchObject({ yearsOfWork: 9, teamMembers: 46 });
  });

  test('stand still on a device whose clock is before the reference date', () => {
    expect(minutesLater(-100_000)).toEqual(minutesLater(0));
  });

  test('refuse an invalid date', () => {
    expect(() => getStats(new Date('never'))).toThrow(RangeError);
  });

  test('keep the constants of the animation', () => {
    expect(stats.refreshEvery).toBe(5_000);
    expect(stats.stripCounter).toMatchObject({ duration: 2_500, startsAt: 0.98, threshold: 0.1 });
    expect(stats.strip.map((item) => item.key)).toEqual([
      'yearsOfWork',
      'teamMembers',
      'totalTests',
      'totalSamples',
    ]);
  });
});
