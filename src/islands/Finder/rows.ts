import type { RowText } from '#lib/finder/data.ts';
import type { Hit } from '#lib/finder/search.ts';
import { formatWhy } from '#lib/finder/why.ts';

type Row = RowText & { readonly element: HTMLElement; readonly home: Element };

/** The rows of the page by the code they show, each with the list it stands in. */
export type Rows = ReadonlyMap<string, Row>;

export function readRows(list: HTMLElement): Rows {
  return new Map(
    [...list.querySelectorAll<HTMLElement>('li')].flatMap((element) => {
      const title = element.querySelector('a')?.textContent ?? '';
      const price = Number(element.querySelector('b')?.textContent.replace(/\D/g, ''));
      const [code, department = ''] = element.querySelector('i')?.textContent.split(' · ') ?? [];
      return code && element.parentElement
        ? [[code, { element, home: element.parentElement, title, department, price }] as const]
        : [];
    }),
  );
}

/** Puts rows that stand among the hits back into their places in the alphabet, but for those that stay there. */
function bringHome(rows: Rows, staying: ReadonlySet<Element>): void {
  let list: Element | null = null;
  let following: Element | null = null;
  // From Z to A: each goes before the one that follows it.
  for (const { element, home } of [...rows.values()].reverse()) {
    if (home !== list) [list, following] = [home, null];
    if (staying.has(element)) continue;
    if (element.parentElement !== home) {
      element.querySelector('em')?.remove();
      home.insertBefore(element, following);
    }
    following = element;
  }
}

/** Shows exactly the rows of `shown`, in order of the alphabet, and the letters that have any. */
export function showInOrder(rows: Rows, shown: ReadonlySet<string>, list: HTMLElement): void {
  bringHome(rows, new Set());
  const homes = new Set<Element>();
  for (const [code, { element, home }] of rows) {
    if (shown.has(code)) homes.add(home);
    element.toggleAttribute('data-out', !shown.has(code));
  }
  for (const { home } of rows.values()) home.parentElement?.toggleAttribute('data-out', !homes.has(home));
  list.toggleAttribute('data-filtered', shown.size < rows.size);
}

/** Moves the rows of the hits into the list of hits, best first, each with its reason; all others go home. */
export function showRanked(rows: Rows, hits: readonly Hit[], query: string, into: HTMLElement): void {
  const ranked = hits.flatMap(({ entry, why }) => {
    const element = rows.get(entry.code)?.element;
    return element ? [{ element, reason: formatWhy(why, query) }] : [];
  });
  const staying = new Set<Element>(ranked.map(({ element }) => element));
  bringHome(rows, staying);
  for (const { element, reason } of ranked) {
    const note = element.querySelector('em') ?? element.appendChild(document.createElement('em'));
    if (note.textContent !== reason) note.textContent = reason;
    element.removeAttribute('data-out');
  }
  // Most keys leave most hits where they are: rows that were put in again would be laid out again.
  for (const [place, row] of [...staying].entries()) {
    if (row !== into.children[place]) into.insertBefore(row, into.children[place] ?? null);
  }
}
