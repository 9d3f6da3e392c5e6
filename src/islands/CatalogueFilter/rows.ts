import type { Filterable } from '#lib/catalogue/filter.ts';

/** A row of the page with what search, chips and sort need to know of it. */
export type Row = Filterable & { readonly element: HTMLElement };

/** Reads the index from the rows themselves; `searched` selects the parts of a row that the search looks through. */
export function readRows(island: HTMLElement, searched: string): Row[] {
  return [...island.querySelectorAll<HTMLElement>('[data-part="rows"] > li')].map((element) => ({
    element,
    title: [...element.querySelectorAll(searched)].map((part) => part.textContent).join('\n'),
    category: element.dataset.category ?? '',
    price: Number(element.dataset.price),
    popular: 'popular' in element.dataset,
    testCount: Number(element.dataset.tests ?? 0),
  }));
}

/** Shows exactly the rows given; touches only those that change, so that a keystroke costs one small repaint. */
export function showRows(rows: readonly Row[], shown: readonly Row[]): void {
  const wanted = new Set(shown);
  for (const row of rows) {
    const out = !wanted.has(row);
    if (out !== 'out' in row.element.dataset) row.element.toggleAttribute('data-out', out);
  }
}

/** Puts the shown rows into their order, before the hidden ones; moves nothing when they already stand so. */
export function orderRows(shown: readonly Row[]): void {
  const inOrder = shown.every(({ element }, index) => {
    const next = shown[index + 1];
    return !next || element.compareDocumentPosition(next.element) & Node.DOCUMENT_POSITION_FOLLOWING;
  });
  const [first] = shown;
  if (!first || inOrder) return;
  first.element.parentElement?.prepend(...shown.map(({ element }) => element));
}
