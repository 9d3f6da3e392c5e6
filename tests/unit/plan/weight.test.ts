import { describe, expect, test } from 'vitest';
import { canBecomeWeight, readWeight } from '#lib/plan/weight.ts';
import { animalNames } from '#schemas/patients.ts';

describe('readWeight', () => {
  test.each([
    ['3', 3],
    ['3.5', 3.5],
    ['3,5', 3.5],
    [' 4.26 ', 4.3],
    ['.5', 0.5],
    ['0,125', 0.125],
    ['5 kg', 5],
    ['4.5kg', 4.5],
    ['12 KG', 12],
    ['500 g', 0.5],
    ['40gm', 0.04],
    ['५', 5],
    ['४.५ किलो', 4.5],
    ['५०० ग्राम', 0.5],
    // A bird of 20 g: 100 g would let it bleed five times too much.
    ['0.02', 0.02],
  ])('%s is %s kg', (text, kg) => {
    expect(readWeight(text, null)).toEqual({ kg, fault: null });
  });

  test.each(['abc', '-5', '0', '0 kg', '1e3', '5 lb', '5 5', '4.5.6', '.', 'kg', 'NaN', 'Infinity', '1,500'])(
    '%s is no weight',
    (text) => {
      expect(readWeight(text, null)).toEqual({ kg: null, fault: 'unread' });
    },
  );

  test('nothing typed is nothing said', () => {
    expect(readWeight(' ', 'Dog')).toEqual({ kg: null, fault: null });
  });

  test.each([
    ['Cat', 20],
    ['Dog', 120],
    ['Rabbit', 15],
    ['Guinea pig', 15],
    ['Bird', 15],
    ['Horse', 1500],
    ['Cattle', 1500],
    [null, 1500],
  ] as const)('%s: up to %s kg', (species, most) => {
    expect(readWeight(String(most), species)).toEqual({ kg: most, fault: null });
    expect(readWeight(String(most + 1), species)).toEqual({ kg: null, fault: 'tooHeavy' });
  });

  test('every animal can have 2 kg', () => {
    for (const species of animalNames) expect(readWeight('2', species).kg, species).toBe(2);
  });
});

describe('canBecomeWeight', () => {
  test.each(['', '4', '4.', '4,', '.', '0', '4.5 k', '4.5 kg', '500 gr', '9999', '५ कि'])(
    '%s can',
    (text) => {
      expect(canBecomeWeight(text, 'Dog')).toBe(true);
    },
  );
  test.each(['a', '-', '1e', '4.5 x', '4..', '9999 kg', '9999999'])('%s cannot', (text) => {
    expect(canBecomeWeight(text, 'Dog')).toBe(false);
  });
});
