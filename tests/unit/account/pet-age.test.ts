import { describe, expect, it } from 'vitest';
import { toAge, toBirthDay, toWeight } from '#lib/account/pet-age.ts';

const today = '2026-11-28';

describe('the age of a pet', () => {
  it.each([
    ['2022-11-28', '4 years'],
    ['2022-11-29', '3 years'],
    ['2025-11-20', '1 year'],
    ['2026-05-28', '6 months'],
    ['2026-11-07', '3 weeks'],
    ['2026-11-27', '1 day'],
    ['2026-12-01', ''],
  ])('born on %s is %j', (born, age) => {
    expect(toAge(born, today)).toBe(age);
  });
  it.each(['4 years', '1 year', '6 months', '3 weeks', '2 days'])(
    'of %s comes back from its day of birth',
    (age) => {
      expect(toAge(toBirthDay(age, today) ?? '', today)).toBe(age);
    },
  );
  it.each(['', 'old', '4', '-3 years', '900 years'])('is not %j', (words) => {
    expect(toBirthDay(words, today)).toBeNull();
  });
});

describe('a weight', () => {
  it.each([
    ['18', '18 kg'],
    ['4,6 kg', '4.6 kg'],
    [' 450KG ', '450 kg'],
    ['0', null],
    ['heavy', null],
    ['18 lb', null],
  ])('typed as %j is %j', (typed, weight) => {
    expect(toWeight(typed)).toBe(weight);
  });
});
