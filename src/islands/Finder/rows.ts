import type { Hit } from '#lib/finder/search.ts';
import { formatWhy } from '#lib/finder/why.ts';

type Row = { readonly element: HTMLElement; readonly home: Element };

/** The rows of the page by the code they show, each with the list it stands in. */
export type Rows = ReadonlyMap<string, Row>;

export function readRows(list: HTMLElement): Rows {
  return new Map(
    [...list.querySelectorAll<HTMLElement>('li')].flatMap((element) => {
      const code = element.querySelector('i')?.textContent.slice(0, 6);
      return code && element.parentElement ? [[code, { element, home: element.parentElement }] as const] : [];
    }),
  );
}

/** Puts every row back into its place in the alphabet and shows exactly those of `shown`. */
export function showInOrder(rows: Rows, shown: ReadonlySet<string>): void {
  for (const [code, { element, home }] of rows) {
    element.querySelector('em')?.remove();
    // Rows stand in order of the alphabet, so putting each at the end of its own list restores it.
    if (element.parentElement !== home) restore(rows);
    element.toggleAttribute('data-out', !shown.has(code));
  }
}

function restore(rows: Rows): void {
  for (const { element, home } of rows.values()) home.append(element);
}

/** Moves the rows of the hits into the list of hits, best first, each with its reason; all others go home. */
export function showRanked(rows: Rows, hits: readonly Hit[], query: string, into: HTMLElement): void {
  showInOrder(rows, new Set(rows.keys()));
  const ranked = hits.flatMap(({ entry, why }) => {
    const row = rows.get(entry.code);
    if (!row) return [];
    const reason = document.createElement('em');
    reason.textContent = formatWhy(why, query);
    row.element.append(reason);
    return [row.element];
  });
  into.replaceChildren(...ranked);
}
