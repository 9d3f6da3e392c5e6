import { describe, expect, it } from 'vitest';
import { clinical } from '#data/catalogues/clinical.ts';
import { endoscopy } from '#data/catalogues/endoscopy.ts';
import { catalogues } from '#data/catalogues/index.ts';
import { panelPackage } from '#data/catalogues/panel-package.ts';
import { pricing } from '#i18n/en/pricing.ts';
import { formatFigure, listClaimed } from '#lib/catalogue/figure.ts';
import type { Computed } from '#schemas/catalogue.ts';
import { parseCatalogue } from '#schemas/catalogue-parse.ts';

/** A list of its own prices: three entries of a list, each with a price from here. */
function withPrices<List extends { entries: readonly object[]; priceRange: object }>(
  list: List,
  prices: readonly number[],
) {
  const entries = prices.map((price, index) => ({ ...list.entries[index], price }));
  return parseCatalogue('a list.ts', { ...list, entries, priceRange: { min: 1, max: 100_000 } });
}

const tests = withPrices(clinical, [240, 15_000, 200]);
const panels = withPrices(panelPackage, [600, 1600]);
const procedures = withPrices(endoscopy, [9000, 8000, 7000]);
const say = (of: Computed, list = tests) => formatFigure({ label: 'x', basis: 'computed', of }, list);

describe('a figure of a strip', () => {
  it('follows the entries', () => {
    expect(say('number of entries')).toBe('3');
    expect(say('lowest price')).toBe('₹200');
    expect(say('lowest price', procedures)).toBe('₹7,000');
    // 3 tests for 600 save 50% of 1,200; 8 for 1,600 save 50% of 3,200.
    expect(say('average saving', panels)).toBe('50%');
    expect(say('most tests', panels)).toBe('8');
    expect(say('average duration', procedures)).toBe('40 min');
  });

  it('is shown as written where it is stated or claimed', () => {
    expect(formatFigure({ label: 'Accuracy', basis: 'claim', value: '99.9%' }, tests)).toBe('99.9%');
  });

  it('is refused where the entries cannot answer', () => {
    expect(() => say('average duration')).toThrow('clinical: its entries have no average duration');
    expect(() => say('most tests')).toThrow('clinical: its entries have no most tests');
  });
});

it('a figure without a known method says who states it', () => {
  for (const catalogue of catalogues) {
    const claimed = catalogue.strip.filter(({ basis }) => basis === 'claim');
    const figures = listClaimed(catalogue);
    expect(figures, catalogue.id).toHaveLength(claimed.length);
    expect(pricing.claimed(figures.join(', '))).toMatch(/as stated by the laboratory; method on request\.$/);
  }
});
