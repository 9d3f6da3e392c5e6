import { callSome, type Named } from '#lib/wordpress/call.ts';
import type { StoredRow } from '#lib/wordpress/plan/stored-row.ts';
import type { CopiedPost } from '#schemas/post.ts';

/** What readers can lose of a post that stays, and whether a row has it. */
const parts = {
  text: ({ content }: CopiedPost) => content.trim() !== '',
  picture: ({ featured_media }: CopiedPost) => featured_media !== null,
  categories: ({ categories }: CopiedPost) => categories.length > 0,
  openness: (post: CopiedPost) => !post.protected,
};
type PostPart = keyof typeof parts;

/** Posts that lose one thing in this run. */
export type Loss = {
  what: PostPart;
  posts: readonly Named[];
  /** How many copied posts have it now. */
  had: number;
};

/** What posts have here and would not have after this run. */
export function findLosses(
  stored: readonly StoredRow<CopiedPost>[],
  incoming: readonly CopiedPost[],
): Loss[] {
  const coming = new Map(incoming.map((row) => [row.id, row]));
  const names: PostPart[] = ['openness', 'text', 'picture', 'categories'];
  return names.flatMap((what) => {
    const has = parts[what];
    const owners = stored.flatMap(({ copy }) => (copy && has(copy) ? [copy] : []));
    const posts = owners.filter(({ id }) => {
      const next = coming.get(id);
      return next !== undefined && !has(next) && (what !== 'text' || !next.protected);
    });
    return posts.length > 0 ? [{ what, posts, had: owners.length }] : [];
  });
}

/** A fifth of what readers have, and not a single thing of a small blog: rather a broken answer than an editor's work. */
export const isTooMuch = ({ posts, had }: Loss): boolean => posts.length > 1 && posts.length * 5 > had;

const lose: Record<PostPart, string> = {
  text: 'lose all their text',
  picture: 'lose their featured picture',
  categories: 'lose all their categories',
  openness: 'turn protected by a password',
};

/** A loss in words for people. */
export function describeLoss({ what, posts, had }: Loss): string {
  return `${posts.length} of ${had} copied posts ${lose[what]}: ${callSome(posts)}`;
}
