import type { Draft } from '#schemas/draft.ts';

export type Shown = 'all' | Draft['status'];

const holds = (words: string, ...texts: string[]): boolean =>
  texts.some((text) => text.toLowerCase().includes(words.trim().toLowerCase()));

/** The drafts a list shows: of one state or all, with the words in their title or text, last changed first. */
export const filterDrafts = (drafts: readonly Draft[], shown: Shown, words: string): Draft[] =>
  drafts
    .filter(({ status }) => shown === 'all' || status === shown)
    .filter(({ title, excerpt, slug }) => holds(words, title, excerpt, slug))
    .toSorted((a, b) => b.updatedAt.localeCompare(a.updatedAt));

/** The same of posts that stand on the site and are known by title and address alone, in the order in which they come. */
export const filterPublished = <Post extends Pick<Draft, 'title' | 'slug'>>(
  posts: readonly Post[],
  shown: Shown,
  words: string,
): Post[] => (shown === 'draft' ? [] : posts.filter(({ title, slug }) => holds(words, title, slug)));

/** Whether a published post was changed here after it was last the same as on the site. */
export const hasUnsaved = ({ live, updatedAt }: Pick<Draft, 'live' | 'updatedAt'>): boolean =>
  live !== undefined && Date.parse(updatedAt) > Date.parse(live.at);

/** Of posts that come last first, the first at each address where nothing stands now. */
export function keepMissing<Post extends Pick<Draft, 'slug'>>(
  posts: readonly Post[],
  present: readonly string[],
): Post[] {
  const taken = new Set(present);
  return posts.filter(({ slug }) => {
    const isMissing = !taken.has(slug);
    taken.add(slug);
    return isMissing;
  });
}
