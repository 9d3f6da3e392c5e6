import type { SortKey } from '#schemas/catalogue.ts';

/** The category that means no category. */
export const allCategories = 'All';

/** What searching, choosing and sorting need to know of an entry: a light index has it as well as the full data. */
export type Filterable = {
  readonly title: string;
  readonly category: string;
  readonly price: number;
  readonly popular: boolean;
  readonly testCount?: number;
  /** What else the search reads. */
  readonly gloss?: string | undefined;
};

export type CatalogueQuery = { q: string; category: string; sort: SortKey };

const alphabet = new Intl.Collator('en');

const comparers: Record<SortKey, (a: Filterable, b: Filterable) => number> = {
  name: (a, b) => alphabet.compare(a.title, b.title),
  price: (a, b) => a.price - b.price,
  popular: (a, b) => Number(b.popular) - Number(a.popular),
  comprehensive: (a, b) => (b.testCount ?? 0) - (a.testCount ?? 0),
};

/** Whether a text, such as the value of an option, names one of the orders. */
export const isSortKey = (text: string): text is SortKey => Object.hasOwn(comparers, text);

/** Entries whose name holds the trimmed query in any case and whose category is exactly the chosen one, in a new, stably sorted array. */
export function filterEntries<T extends Filterable>(entries: readonly T[], query: CatalogueQuery): T[] {
  const wanted = query.q.trim().toLowerCase();
  return entries
    .filter((entry) => query.category === allCategories || entry.category === query.category)
    .filter((entry) => `${entry.title} ${entry.gloss ?? ''}`.toLowerCase().includes(wanted))
    .sort(comparers[query.sort]);
}
