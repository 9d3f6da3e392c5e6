import type { Catalogue } from '#schemas/catalogue.ts';

/** The lowest price of a list, in rupees. */
export function getStartingPrice({ entries }: Catalogue): number {
  return Math.min(...entries.map(({ price }) => price));
}
