import { describe, expect, test } from 'vitest';
import { planData } from '#lib/plan/build-data.ts';
import type { Pet } from '#lib/plan/catalogue.ts';
import { findCheapest } from '#lib/plan/cheapest.ts';
import { toPlan } from '#lib/plan/plan.ts';
import { fixedPrices } from './fixed-prices.ts';

const unknownPet = { species: null, kg: null } as const;
const cheaper = (ids: readonly string[]) => toPlan(ids, unknownPet, fixedPrices).cheaper;

const includes = new Map(planData.entries.map((entry) => [entry.code, entry.includes]));
const withIncluded = (codes: readonly string[]) =>
  codes.flatMap((code) => [code, ...(includes.get(code) ?? [])]);
const panelsAndPacks = [...planData.packs, ...planData.entries.filter(({ parts }) => parts.length > 0)];
const profiles = planData.entries.filter((entry) => entry.includes.length > 0);
const bundles = [
  ...panelsAndPacks.map(({ price, parts }) => ({ price, parts: withIncluded(parts) })),
  ...profiles.map(({ code, price }) => ({ price, parts: withIncluded([code]) })),
];
const prices = new Map(planData.entries.map(({ code, price }) => [code, price]));

/** Another way to the same figure: the first test still missing is bought alone or in each bundle that has it. */
function buy(missing: readonly string[]): number {
  const [first] = missing;
  if (first === undefined) return 0;
  const alone = (prices.get(first) ?? 0) + buy(missing.slice(1));
  const inBundles = bundles
    .filter(({ parts }) => parts.includes(first))
    .map(({ price, parts }) => price + buy(missing.filter((code) => !parts.includes(code))));
  return Math.min(alone, ...inBundles);
}

/** A small generator of numbers from 0 to 1 that gives the same row on every machine. */
function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1664525 + 1013904223) % 4294967296;
    return state / 4294967296;
  };
}

describe('the cheapest equivalent', () => {
  test('is never beaten by trying everything, on 400 random plans', () => {
    const random = createRandom(20261121);
    const singles = planData.entries.filter(({ parts }) => parts.length === 0).map(({ code }) => code);
    const inPanels = [...new Set(bundles.flatMap(({ parts }) => parts))];
    const pick = (codes: readonly string[]) => codes[Math.floor(random() * codes.length)] ?? 'HEM-01';
    for (let round = 0; round < 400; round += 1) {
      const size = 1 + Math.floor(random() * 12);
      // Mostly tests of panels, or hardly any plan would have a cheaper equivalent.
      const wanted = [
        ...new Set(Array.from({ length: size }, () => pick(random() < 0.8 ? inPanels : singles))),
      ];
      expect(findCheapest(wanted, unknownPet, planData).total, wanted.join(' ')).toBe(buy(wanted));
    }
  });

  test('covers all that was wanted', () => {
    const wanted = ['HEM-01', 'BIO-08', 'HOR-02', 'CLI-01', 'RAD-02', 'BIO-14', 'BIO-13'];
    const { booked } = findCheapest(wanted, unknownPet, planData);
    const covered = new Set(booked.flatMap(({ tests }) => tests.map(({ code }) => code)));
    expect(wanted.filter((code) => !covered.has(code))).toEqual([]);
  });

  test('parts that equal a panel name the panel and what it saves', () => {
    const found = cheaper(['HOR-02', 'HOR-03', 'HOR-05', 'HOR-14', 'BIO-18']);
    expect(found?.booked.map(({ id }) => id)).toEqual(['PAN-04']);
    expect(found?.saving).toBe(1000);
    expect(found?.extras).toEqual([]);
  });

  test('a panel for fewer animals than the tests asked for says for which', () => {
    const names = (ids: readonly string[], species: Pet['species'] = null) =>
      toPlan(ids, { species, kg: null }, planData).cheaper?.bundles;
    const thyroid = ['HOR-02', 'HOR-03', 'HOR-14', 'BIO-18'];
    expect(names(thyroid)).toEqual(['Thyroid and Adrenal Panel (for dogs)']);
    expect(names(thyroid, 'Dog')).toEqual(['Thyroid and Adrenal Panel']);
    expect(names(thyroid, 'Cat')).toBeUndefined();
    // Canine TSH is for dogs already.
    expect(names([...thyroid, 'HOR-05'])).toEqual(['Thyroid and Adrenal Panel']);
    expect(names(['BIO-30', 'BIO-31', 'BIO-32'])).toEqual(['Electrolyte Panel (Na, K, Cl)']);
  });

  test('a panel with something more is offered with what comes along', () => {
    const found = cheaper(['HOR-03', 'HOR-05', 'HOR-14', 'BIO-18']);
    expect(found?.booked.map(({ id }) => id)).toEqual(['PAN-04']);
    expect(found?.extras).toEqual(['Total T4 (Thyroxine)']);
  });

  test('a test paid twice is dropped, and a plan that is cheapest already has no equivalent', () => {
    expect(cheaper(['PAN-05', 'HEM-01'])?.saving).toBe(500);
    expect(cheaper(['PAN-04'])).toBeNull();
    expect(cheaper(['HEM-01'])).toBeNull();
    expect(cheaper([])).toBeNull();
  });

  test('packs count as well', () => {
    const found = cheaper(['HEM-01', 'BIO-08', 'BIO-13', 'BIO-14', 'CLI-01']);
    expect(found?.booked.map(({ id }) => id)).toEqual(['vital']);
    expect(found?.saving).toBe(1000);
  });

  test('a pack that holds more for the same price is named, with what comes along and its fast', () => {
    const parts = ['HEM-01', 'BIO-08', 'BIO-13', 'HOR-02'];
    const found = cheaper(parts);
    expect(found?.bundles).toEqual(['Vital Package']);
    expect(found?.saving).toBe(0);
    expect(found?.total).toBe(toPlan(parts, unknownPet, fixedPrices).total);
    expect(found?.extras).toEqual(['Glucose, Fasting', 'Urinalysis, Complete (Routine and Microscopy)']);
    expect(found?.addsFast).toBe(true);
    // What it would bring anyway is no reason for it.
    expect(cheaper([...parts, 'BIO-14'])?.addsFast).toBe(false);
    expect(cheaper(['vital', 'HOR-02'])).toBeNull();
  });

  test('nobody is offered a fast for the same price that harms this pet', () => {
    const of = (facts: Pet['facts'], kg = 12) =>
      toPlan(['HEM-01', 'BIO-08', 'BIO-13'], { species: 'Dog', kg, ...(facts && { facts }) }, fixedPrices)
        .cheaper;
    expect(of({ state: 'well' })?.bundles).toEqual(['Vital Package']);
    expect(of({ insulin: 'yes' })).toBeNull();
    expect(of({ pregnant: 'yes' })).toBeNull();
    expect(of({ age: 'young' })).toBeNull();
    expect(of({ state: 'unwell' })).toBeNull();
    expect(of(undefined, 2)).toBeNull();
  });

  test('single tests that a profile holds lead to the profile, with what comes along', () => {
    const liver = planData.entries.find(({ code }) => code === 'BIO-08')?.includes ?? [];
    const found = cheaper(liver);
    expect(found?.booked.map(({ id }) => id)).toEqual(['BIO-08']);
    expect(found?.extras).toEqual([]);
    expect(cheaper(liver.slice(1))?.extras).toEqual(['Alanine Aminotransferase (ALT / SGPT)']);
    expect(cheaper(['BIO-30', 'BIO-31', 'BIO-32'])?.booked.map(({ id }) => id)).toEqual(['BIO-34']);
    const both = cheaper(['BIO-08', 'BIO-01', 'BIO-10', 'BIO-13']);
    expect(both?.booked.map(({ id }) => id).toSorted()).toEqual(['BIO-08', 'BIO-13']);
    expect(both?.extras).toEqual([]);
  });

  test('a profile that was asked for is never replaced by its tests, for it may measure more', () => {
    const dear = {
      ...fixedPrices,
      entries: fixedPrices.entries.map((one) => (one.code === 'BIO-20' ? { ...one, price: 1500 } : one)),
    };
    expect(findCheapest(['BIO-20', 'BIO-18'], unknownPet, dear).booked.map(({ id }) => id)).toEqual([
      'BIO-20',
    ]);
  });

  test('a panel for dogs is not offered for a cat', () => {
    const wanted = ['HEM-01', 'PAR-02', 'BIO-01', 'BIO-10', 'BIO-23', 'KIT-04'];
    const ids = (species: 'Dog' | 'Cat') =>
      findCheapest(wanted, { species, kg: null }, fixedPrices).booked.map(({ id }) => id);
    expect(ids('Dog')).toContain('PAN-05');
    expect(ids('Cat')).not.toContain('PAN-05');
  });
});
