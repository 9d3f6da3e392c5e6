import { expect, test } from 'vitest';
import { catalogues } from '#data/catalogues/index.ts';
import { packages } from '#data/packages.ts';
import { serviceSummaries, services } from '#data/services.ts';
import { getByCode } from '#lib/catalogue/lookup.ts';
import { findCatalogue, getLowestPrice } from '#lib/catalogue/lowest-price.ts';

test('the lowest price is a price of the list, and none is lower', () => {
  for (const { id, entries } of catalogues) {
    const prices = entries.map(({ price }) => price);
    expect(prices).toContain(getLowestPrice(id));
    expect(prices.filter((price) => price < getLowestPrice(id))).toEqual([]);
  }
});

test('every service has its price list, and an unknown one is named', () => {
  for (const { catalogue } of services) expect(findCatalogue(catalogue).id).toBe(catalogue);
  expect(() => getLowestPrice('astrology')).toThrow('astrology');
});

test('only microbiology is new and says its lowest price', () => {
  const shown = serviceSummaries.filter(({ showsLowestPrice }) => showsLowestPrice);
  expect(shown.map(({ service, badge }) => [service, badge])).toEqual([['microbiology', 'NEW']]);
});

test('every pack costs less than its tests one by one', () => {
  for (const { price, features } of packages.items) {
    expect(features.reduce((sum, { code }) => sum + getByCode(code).entry.price, 0)).toBeGreaterThan(price);
  }
});
