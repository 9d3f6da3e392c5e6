import { catalogues } from '#data/catalogues/index.ts';
import type { Catalogue } from '#schemas/catalogue.ts';

/** The price list that a fact names by its id; throws when there is none. */
export function findCatalogue(id: string): Catalogue {
  const catalogue = catalogues.find((item) => item.id === id);
  if (catalogue === undefined) throw new Error(`src/data/catalogues/index.ts has no catalogue "${id}"`);
  return catalogue;
}

/** The lowest price of a price list in whole rupees. */
export function getLowestPrice(id: string): number {
  return Math.min(...findCatalogue(id).entries.map(({ price }) => price));
}
