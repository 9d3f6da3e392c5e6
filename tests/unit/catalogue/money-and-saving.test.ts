import { describe, expect, it } from 'vitest';
import { panelSavePercent, panelTrueSaving } from '#lib/catalogue/saving.ts';
import { formatRupees } from '#lib/money.ts';

describe('formatRupees', () => {
  it.each([
    [0, '₹0'],
    [-0, '₹0'],
    [150, '₹150'],
    [1800, '₹1,800'],
    [16000, '₹16,000'],
    [100000, '₹1,00,000'],
    [12345678, '₹1,23,45,678'],
    [-600, '-₹600'],
  ])('%d is %s', (amount, text) => {
    expect(formatRupees(amount)).toBe(text);
  });

  it.each([1.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 60])('refuses %d', (amount) => {
    expect(() => formatRupees(amount)).toThrow(RangeError);
  });
});

describe('savings', () => {
  // The prices of the specification's panels: some sums whose rounding is easily got wrong.
  it.each([
    [3, 650, 710, 46, 60, 8],
    [8, 1800, 2000, 44, 200, 10],
    [5, 1400, 2430, 30, 1030, 42],
    [11, 5000, 10050, -14, 5050, 50],
  ])(
    '%d tests at %d, %d one by one: %d%% by the formula, truly %d less (%d%%)',
    (tests, price, sum, formula, saving, percent) => {
      expect(panelSavePercent(tests, price)).toBe(formula);
      expect(panelTrueSaving(price, [150, sum - 150])).toEqual({ sum, saving, percent });
    },
  );

  it('rounds halves up, on both sides of zero', () => {
    expect(panelSavePercent(1, 350)).toBe(13);
    expect(panelSavePercent(1, 450)).toBe(-12);
  });

  it('has no percentage for a panel without tests', () => {
    expect(panelSavePercent(0, 650)).toBeNull();
    expect(panelTrueSaving(650, [])).toEqual({ sum: 0, saving: -650, percent: 0 });
  });
});
