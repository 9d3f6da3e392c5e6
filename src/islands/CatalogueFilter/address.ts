import type { CatalogueQuery } from '#lib/catalogue/filter.ts';
import { parseCatalogueQuery, type QueryScope, toCatalogueQuery } from '#lib/catalogue/query.ts';

/** Browsers refuse an address that changes with every key of a fast typist. */
const typingPause = 250;

/** The view in the address bar: a choice is a new step of the history, typing rewrites the last one. */
export function keepAddress(scope: QueryScope) {
  let waiting: ReturnType<typeof setTimeout> | undefined;

  const write = (query: CatalogueQuery, how: 'pushState' | 'replaceState'): void => {
    clearTimeout(waiting);
    const params = toCatalogueQuery(query, scope).toString();
    if (params === toCatalogueQuery(read(), scope).toString()) return;
    history[how](null, '', `${location.pathname}${params && `?${params}`}`);
  };
  const read = (): CatalogueQuery => parseCatalogueQuery(new URLSearchParams(location.search), scope);

  return {
    read,
    choose: (query: CatalogueQuery) => write(query, 'pushState'),
    settle: (query: CatalogueQuery) => write(query, 'replaceState'),
    type: (query: CatalogueQuery) => {
      clearTimeout(waiting);
      waiting = setTimeout(() => write(query, 'replaceState'), typingPause);
    },
  };
}
