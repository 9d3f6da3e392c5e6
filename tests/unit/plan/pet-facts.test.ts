import { describe, expect, test } from 'vitest';
import { planData } from '#lib/plan/build-data.ts';
import type { Pet } from '#lib/plan/catalogue.ts';
import { toDays } from '#lib/plan/days.ts';
import { toFoodWords } from '#lib/plan/food.ts';
import type { PetFacts } from '#lib/plan/pet-facts.ts';
import { toPlan } from '#lib/plan/plan.ts';

const dog = (facts: PetFacts = {}, kg = 20): Pet => ({ species: 'Dog', kg, facts });
const plan = (ids: readonly string[], pet: Pet) => toPlan(ids, pet, planData);
const lines = (ids: readonly string[], pet: Pet) => {
  const { headline, lines: rest } = toFoodWords(plan(ids, pet).food);
  return [headline, ...rest].join(' ');
};
const kinds = (ids: readonly string[], pet: Pet) => plan(ids, pet).warnings.map(({ kind }) => kind);

describe('a fast', () => {
  test.each([
    [{ insulin: 'yes' }, 'diabetes'],
    [{ pregnant: 'yes' }, 'pregnancy'],
    [{ state: 'unwell' }, 'unwell'],
    [{ age: 'young' }, 'size'],
  ] as const)('is told to no pet that is %j', (facts, because) => {
    const { food } = plan(['BIO-14', 'BIO-20'], dog(facts));
    expect(food.hours).toBeNull();
    expect(food.withheld?.because).toBe(because);
  });

  test('is told to a grown pet that is well', () => {
    const well = dog({ state: 'well', age: 'grown', insulin: 'no', pregnant: 'no' });
    expect(plan(['BIO-14'], well).food.hours).toEqual([8, 12]);
  });

  test('for sedation follows the answer (baskets 12 and 21, D2)', () => {
    expect(lines(['RAD-01'], dog())).toContain('unless the vet plans sedation');
    expect(lines(['RAD-01'], dog({ sedated: 'no' }))).toContain('no fast, as no sedation is planned');
    expect(lines(['RAD-01'], dog({ sedated: 'no' }))).not.toMatch(/hours/);
    expect(lines(['RAD-01'], dog({ sedated: 'yes' }))).toContain('6 to 8 hours without food');
    expect(lines(['RAD-01'], dog({ sedated: 'yes', insulin: 'yes' }))).not.toMatch(/hours/);
  });

  test('of a pregnancy scan is none (basket 11)', () => {
    expect(plan(['RAD-02'], dog({ pregnant: 'yes' })).food.hours).toBeNull();
  });
});

describe('blood (D1)', () => {
  test('is half as much of a pet that is unwell, very young or old', () => {
    const volume = (facts: PetFacts) => plan(['HEM-01'], { species: 'Cat', kg: 3, facts }).safeVolume;
    expect(volume({})).toBe(18);
    expect(volume({ state: 'well' })).toBe(18);
    for (const facts of [{ state: 'unwell' }, { age: 'young' }, { age: 'old' }, { insulin: 'yes' }] as const)
      expect(volume(facts)).toBe(9);
    expect(plan(['BIO-11'], { species: 'Bird', kg: 0.1, facts: { state: 'unwell' } }).safeVolume).toBe(0.5);
    expect(plan(['BIO-11'], { species: 'Reptile', kg: 1, facts: { state: 'unwell' } }).safeVolume).toBe(2.5);
  });

  test('that only a healthy pet may give is said, until it is called well', () => {
    const ids = ['HEM-01', 'BIO-08', 'HEM-13', 'HOR-15', 'BIO-41'];
    expect(plan(ids, { species: 'Cat', kg: 2 }).bloodVolume).toBeGreaterThan(6);
    expect(kinds(ids, { species: 'Cat', kg: 2 })).toContain('blood');
    expect(kinds(ids, { species: 'Cat', kg: 2, facts: { state: 'well' } })).not.toContain('blood');
  });
});

describe('draws (D3, basket 5)', () => {
  const codes = (...ids: string[]) =>
    toDays(plan(ids, dog()).tests).map((day) => day.map(({ code }) => code));

  test('keep days apart for tests that spoil each other', () => {
    expect(codes('HEM-01', 'BIO-08')).toEqual([['HEM-01', 'BIO-08']]);
    expect(codes('HOR-15', 'HOR-16', 'HOR-17', 'HEM-01').length).toBe(3);
    expect(codes('HOR-16', 'BIO-17')).toEqual([['BIO-17'], ['HOR-16']]);
    expect(codes('HOR-18', 'HEM-01')).toEqual([['HEM-01'], ['HOR-18']]);
  });

  test('say that they go over hours or days', () => {
    expect(plan(['HEM-01'], dog()).draws).toBeNull();
    expect(plan(['BIO-17'], dog()).draws).toContain('over 12 h');
    expect(plan(['HOR-15', 'HOR-16'], dog()).draws).toMatch(/^On 2 days: /);
  });

  test('of the largest day alone are weighed against the pet', () => {
    const small: Pet = { species: 'Cat', kg: 1.2, facts: { state: 'well' } };
    expect(plan(['HOR-15', 'HOR-16', 'HEM-01'], small).bloodVolume).toBeGreaterThan(5);
    expect(kinds(['HOR-15', 'HOR-16'], small)).not.toContain('blood');
  });
});

test('a test of females is not for a male, and a pregnant one is asked about', () => {
  expect(kinds(['HOR-11'], dog({ sex: 'male' }))).toContain('species');
  expect(kinds(['HOR-11'], dog({ sex: 'female' }))).not.toContain('species');
  expect(
    plan(['RAD-01'], dog({ pregnant: 'yes' }))
      .warnings.map(({ text }) => text)
      .join(),
  ).toContain('only when its vet asks');
});
