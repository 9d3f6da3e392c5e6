import { describe, expect, it } from 'vitest';
import { getByCode } from '#lib/catalogue/lookup.ts';
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
  it.each([
    ['PAN-01', 46, 710, 60, 8],
    ['PAN-02', 44, 2000, 200, 10],
    ['PAN-03', 46, 2530, 1030, 41],
    ['PAN-04', 30, 2430, 1030, 42],
    ['PAN-05', 42, 2160, 760, 35],
    ['PAN-06', 45, 2050, 950, 46],
    ['PAN-07', 40, 3910, 1510, 39],
    ['PAN-08', -14, 10050, 5050, 50],
  ])('%s: %d%% by the formula; parts %d, truly %d less (%d%%)', (code, formula, sum, saving, percent) => {
    const { entry } = getByCode(code);
    if (entry.kind !== 'panel') throw new Error(`${code} is not a panel`);
    expect(panelSavePercent(entry.testCount, entry.price)).toBe(formula);
    const partPrices = entry.parts.map((part) => getByCode(part).entry.price);
    expect(panelTrueSaving(entry.price, partPrices)).toEqual({ sum, saving, percent });
  });

  it('rounds halves up, on both sides of zero', () => {
    expect(panelSavePercent(1, 350)).toBe(13);
    expect(panelSavePercent(1, 450)).toBe(-12);
  });

  it('has no percentage for a panel without tests', () => {
    expect(panelSavePercent(0, 650)).toBeNull();
    expect(panelTrueSaving(650, [])).toEqual({ sum: 0, saving: -650, percent: 0 });
  });
});
