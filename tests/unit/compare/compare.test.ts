import { describe, expect, test } from 'vitest';
import { getByCode } from '#lib/catalogue/lookup.ts';
import { bundles, testsByDepartment } from '#lib/compare/bundles.ts';
import { parseChoice } from '#lib/compare/choice.ts';

const known = bundles.map(({ id }) => id);
const choose = (address: string) => parseChoice(new URLSearchParams(address), known);

describe('the choice in the address', () => {
  test('codes and packs, by comma, full stop or one by one, in any case, once', () => {
    expect(choose('p=PAN-04,vital').ids).toEqual(['PAN-04', 'vital']);
    expect(choose('p=pan-04.VITAL.pan-04').ids).toEqual(['PAN-04', 'vital']);
    expect(choose('p=PAN-04&p=PAN-06').ids).toEqual(['PAN-04', 'PAN-06']);
    expect(choose('')).toEqual({ ids: [], left: [], unknown: [] });
  });

  test('the fourth is left out and named, unknown ones are named and the rest is kept', () => {
    expect(choose('p=PAN-01,PAN-02,PAN-03,PAN-04')).toEqual({
      ids: ['PAN-01', 'PAN-02', 'PAN-03'],
      left: ['PAN-04'],
      unknown: [],
    });
    expect(choose('p=PAN-99,vital,HEM-01')).toEqual({
      ids: ['vital'],
      left: [],
      unknown: ['PAN-99', 'HEM-01'],
    });
  });

  test('nothing that could be markup comes back', () => {
    expect(choose('p=<script>,%00').unknown).toEqual(['script']);
  });
});

describe('what is compared', () => {
  test('eight panels and three packs, with the saving of the price lists', () => {
    expect(known).toEqual([
      ...['PAN-01', 'PAN-02', 'PAN-03', 'PAN-04', 'PAN-05', 'PAN-06', 'PAN-07', 'PAN-08'],
      ...['vital', 'advance', 'super-advance'],
    ]);
    for (const { tests, price, sum, saving, perTest } of bundles) {
      expect(sum).toBe(tests.reduce((total, code) => total + getByCode(code).entry.price, 0));
      expect(saving).toBe(sum - price);
      expect(Math.abs(perTest * tests.length - price)).toBeLessThanOrEqual(tests.length / 2);
    }
  });

  test('fast, time, animals and tubes', () => {
    const find = (id: string) => bundles.find((bundle) => bundle.id === id);
    expect(find('PAN-04')).toMatchObject({
      food: 'Only for healthy adult dogs: 12 hours without food',
      result: '1 to 3 days',
      species: 'dogs',
      containers: [{ specimen: 'Serum (Plain)', amount: '3 mL' }],
    });
    expect(find('super-advance')).toMatchObject({ species: 'dogs', result: '1 to 3 days' });
    expect(find('super-advance')?.food).toContain(
      'Only for healthy adult dogs and cats: 12 hours without food. Glucose, Fasting: Not for puppies',
    );
    expect(find('PAN-06')?.result).toBe('1 to 3 weeks, a negative up to 4 weeks');
    expect(find('PAN-08')?.swaps.get('SER-14')).toBe('cats: Serum Amyloid A (SAA)');
  });

  test('every test of every bundle has one line', () => {
    const lines = testsByDepartment.flatMap(({ tests }) => tests.map(({ code }) => code));
    expect(new Set(lines).size).toBe(lines.length);
    expect(new Set(bundles.flatMap(({ tests }) => tests))).toEqual(new Set(lines));
  });
});
