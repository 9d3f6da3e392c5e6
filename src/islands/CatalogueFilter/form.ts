import { allCategories, type CatalogueQuery, isSortKey } from '#lib/catalogue/filter.ts';
import { parseCatalogueQuery, type QueryScope } from '#lib/catalogue/query.ts';

/** The filter form of the page; its fields hold the whole state of the view. */
export type FilterForm = {
  readonly element: HTMLFormElement;
  readonly search: HTMLInputElement;
  readonly chips: readonly HTMLInputElement[];
  /** Absent where a list has one order only. */
  readonly sort: HTMLSelectElement | null;
};

/** Finds the form and its fields; throws where the page has none. */
export function findForm(island: HTMLElement): FilterForm {
  const element = island.querySelector('form');
  const search = element?.querySelector<HTMLInputElement>('[name="q"]');
  if (!element || !search) throw new Error('CatalogueFilter: the page has no form with a field "q"');
  return {
    element,
    search,
    chips: [...element.querySelectorAll<HTMLInputElement>('[name="category"]')],
    sort: element.querySelector('select'),
  };
}

/** What an address may ask of this page. */
export function readScope({ chips, sort }: FilterForm): QueryScope {
  const orders = [...(sort?.options ?? [])].map(({ value }) => value);
  return {
    categories: chips.filter(({ value }) => value !== allCategories).map(({ value }) => ({ name: value })),
    sorts: orders.filter(isSortKey),
  };
}

/** The view that the fields ask for, read as an address with the same fields would be. */
export function readForm({ element }: FilterForm, scope: QueryScope): CatalogueQuery {
  const fields = [...new FormData(element)].map(([name, value]) => [name, String(value)]);
  return parseCatalogueQuery(new URLSearchParams(fields), scope);
}

/** Sets the fields to a view, and opens More where the chosen chip is behind it. */
export function fillForm({ search, chips, sort }: FilterForm, query: CatalogueQuery): void {
  search.value = query.q;
  for (const chip of chips) {
    chip.checked = chip.value === query.category;
    const more = chip.closest('details');
    if (chip.checked && more) more.open = true;
  }
  if (sort) sort.value = query.sort;
}
