import type { Draft } from '#schemas/draft.ts';

export type Shown = 'all' | Draft['status'];

/** The drafts a list shows: of one state or all, with the words in their title or text, last changed first. */
export function filterDrafts(drafts: readonly Draft[], shown: Shown, words: string): Draft[] {
  const wanted = words.trim().toLowerCase();
  const holds = ({ title, excerpt, slug }: Draft) =>
    [title, excerpt, slug].some((text) => text.toLowerCase().includes(wanted));
  return drafts
    .filter((draft) => (shown === 'all' || draft.status === shown) && (wanted === '' || holds(draft)))
    .toSorted((a, b) => b.updatedAt.localeCompare(a.updatedAt));
}

/** Whether a published post was changed here after it was last written to the site; a second covers the writing itself. */
export const hasUnsaved = ({ live, updatedAt }: Pick<Draft, 'live' | 'updatedAt'>): boolean =>
  live !== undefined && Date.parse(updatedAt) > Date.parse(live.at) + 1000;
