import { type ChangeEvent, type RefObject, type SyntheticEvent, useEffect, useMemo, useRef } from 'react';
import { keepOffline } from '#islands/Offline/keep-offline.ts';
import {
  allCategories,
  type CatalogueQuery,
  type Filterable,
  filterEntries,
  isSortKey,
} from '#lib/catalogue/filter.ts';
import { parseCatalogueQuery, type QueryScope, toCatalogueQuery } from '#lib/catalogue/query.ts';
import { useQueryState } from './use-query-state.ts';

/** What the filter's form needs to show the view and to change it. */
export interface FilterControls {
  view: CatalogueQuery;
  form: RefObject<HTMLFormElement | null>;
  search: RefObject<HTMLInputElement | null>;
  onType(event: ChangeEvent<HTMLInputElement>): void;
  /** Typing has ended: the field is left, or the form is sent. */
  onSettle(event?: SyntheticEvent): void;
  onCategory(name: string): void;
  onSort(event: ChangeEvent<HTMLSelectElement>): void;
  /** Clears the search. */
  onClear(): void;
}

interface CatalogueFilter<Row> {
  controls: FilterControls;
  /** Every row in the chosen order: typing moves none of them. */
  ordered: readonly Row[];
  /** Those that search and category leave. */
  shown: ReadonlySet<Row>;
  /** Back to the whole list. */
  reset(): void;
}

/** Search, category and sort of a list, kept in the address. */
export function useCatalogueFilter<Row extends Filterable>(
  rows: readonly Row[],
  scope: QueryScope,
): CatalogueFilter<Row> {
  const form = useRef<HTMLFormElement>(null);
  const search = useRef<HTMLInputElement>(null);
  useEffect(keepOffline, []);
  const empty = parseCatalogueQuery(new URLSearchParams(), scope);
  const { view, choose, type, settle } = useQueryState<CatalogueQuery>({
    empty,
    parse: (params) => parseCatalogueQuery(params, scope),
    format: (query) => toCatalogueQuery(query, scope),
    // A field with the value of the page's HTML was not touched.
    readForm: (shared) => {
      if (!form.current) return shared;
      const fields = [...new FormData(form.current)].map(([name, value]) => [name, String(value)]);
      const early = parseCatalogueQuery(new URLSearchParams(fields), scope);
      return {
        // As it stands in the field, for more may be typed.
        q: early.q === '' ? shared.q : (search.current?.value ?? early.q),
        category: early.category === empty.category ? shared.category : early.category,
        sort: early.sort === empty.sort ? shared.sort : early.sort,
      };
    },
  });
  const { q, category, sort } = view;
  const ordered = useMemo(() => filterEntries(rows, { q: '', category: allCategories, sort }), [rows, sort]);
  const shown = useMemo(() => new Set(filterEntries(rows, { q, category, sort })), [rows, q, category, sort]);

  const clear = (next: CatalogueQuery): void => {
    choose(next);
    search.current?.focus();
  };
  return {
    ordered,
    shown,
    reset: () => clear({ ...view, q: '', category: allCategories }),
    controls: {
      view,
      form,
      search,
      onType: ({ target }) => type({ ...view, q: target.value }),
      onSettle: (event) => {
        event?.preventDefault();
        settle(view);
      },
      onCategory: (name) => choose({ ...view, category: name }),
      onSort: ({ target }) => {
        if (isSortKey(target.value)) choose({ ...view, sort: target.value });
      },
      onClear: () => clear({ ...view, q: '' }),
    },
  };
}
