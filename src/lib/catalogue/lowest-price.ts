import { catalogues } from '#data/catalogues/index.ts';

/** The lowest price of a price list in whole rupees; throws when there is no such list. */
export function getLowestPrice(catalogueId: string): number {
  const catalogue = catalogues.find(({ id }) => id === catalogueId);
  if (catalogue === undefined) {
    throw new Error(`src/data/catalogues/index.ts has no catalogue "${catalogueId}"`);
  }
  return Math.min(...catalogue.entries.map(({ price }) => price));
}
