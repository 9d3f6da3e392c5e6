import { describe, expect, test } from 'vitest';
import { stats } from '#data/stats.ts';
import { getStats } from '#lib/stats.ts';
import { statsSchema } from '#schemas/stats.ts';

const reference = Date.parse(stats.referenceDate);
const { tests, samples, happyClients, happyPets, yearsOfWork, teamMembers } = stats;
const minutesLater = (minutes: number) => getStats(new Date(reference + minutes * 60_000));

describe('the running figures', () => {
  test('fit their schema', () => {
    expect(statsSchema.parse(stats)).toEqual(stats);
  });

  test('begin at the baseline', () => {
    expect(minutesLater(0)).toEqual({
      yearsOfWork,
      teamMembers,
      totalTests: tests.base,
      totalSamples: samples.base,
      happyClients: happyClients.base,
      happyPets: happyPets.base,
    });
  });

  test('grow by one test and one sample in their minutes', () => {
    expect(minutesLater(tests.minutesEach - 0.01).totalTests).toBe(tests.base);
    expect(minutesLater(tests.minutesEach).totalTests).toBe(tests.base + 1);
    expect(minutesLater(samples.minutesEach - 0.01).totalSamples).toBe(samples.base);
    expect(minutesLater(samples.minutesEach).totalSamples).toBe(samples.base + 1);
  });

  test('grow by clients and pets once a day', () => {
    expect(minutesLater(24 * 60 - 1).happyClients).toBe(happyClients.base);
    expect(minutesLater(24 * 60)).toMatchObject({
      totalTests: tests.base + Math.floor((24 * 60) / tests.minutesEach),
      totalSamples: samples.base + Math.floor((24 * 60) / samples.minutesEach),
      happyClients: happyClients.base + happyClients.perDay,
      happyPets: happyPets.base + happyPets.perDay,
    });
  });

  test('leave years and members alone', () => {
    expect(minutesLater(5_000_000)).toMatchObject({ yearsOfWork, teamMembers });
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
