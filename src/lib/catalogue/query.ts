import { allCategories, type CatalogueQuery } from '#lib/catalogue/filter.ts';
import type { SortKey } from '#schemas/catalogue.ts';

/** The part of a catalogue that an address is read against. */
export type QueryScope = {
  readonly categories: readonly { readonly name: string }[];
  readonly sorts: readonly SortKey[];
};

/** An address is not a place to store text. */
const longestSearch = 100;

/** A search as an address holds it: without signs that nobody sees, and no longer than any name. */
export function parseSearch(text: string): string {
  return text.replace(/\p{C}/gu, '').trim().slice(0, longestSearch);
}

/** Reads the view from an address; whatever the catalogue does not know falls back to no search, All and its first sort. */
export function parseCatalogueQuery(params: URLSearchParams, scope: QueryScope): CatalogueQuery {
  const category = params.get('category');
  const sort = params.get('sort');
  return {
    q: parseSearch(params.get('q') ?? ''),
    category: scope.categories.find(({ name }) => name === category)?.name ?? allCategories,
    sort: scope.sorts.find((key) => key === sort) ?? scope.sorts[0] ?? 'name',
  };
}

/** Writes the view into an address, leaving out what is default, so that an untouched page has a clean one. */
export function toCatalogueQuery(query: CatalogueQuery, scope: QueryScope): URLSearchParams {
  const params = new URLSearchParams();
  const q = parseSearch(query.q);
  if (q !== '') params.set('q', q);
  if (query.category !== allCategories) params.set('category', query.category);
  if (query.sort !== (scope.sorts[0] ?? 'name')) params.set('sort', query.sort);
  return params;
}
