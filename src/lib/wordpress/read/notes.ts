import { removeShortcodes } from '#lib/article/shortcodes.ts';
import { htmlToText } from '#lib/article/text.ts';
import type { Refused } from '#lib/wordpress/read/reading.ts';
import { toSlug } from '#lib/wordpress/read/slug.ts';
import type { CopiedPost } from '#schemas/post.ts';
import type { WpPost } from '#schemas/wordpress.ts';

/** Marks of a builder that is gone are no text. */
const isEmpty = ({ content, protected: isProtected }: CopiedPost): boolean =>
  !isProtected && !content.includes('<img') && removeShortcodes(htmlToText(content)).trim() === '';

/** Posts for which WordPress shows no text. */
export const noteEmptyPosts = (posts: readonly CopiedPost[]): string[] =>
  posts
    .filter(isEmpty)
    .map(
      ({ id, slug, title }) =>
        `post ${id} (${slug}), “${title}”: WordPress shows no text for it; a page builder may keep it elsewhere`,
    );

/** Most posts named by themselves. */
const mostNamed = 3;

/** Posts that name a picture which WordPress no longer shows. */
export function noteMissingPictures(posts: readonly WpPost[]): string[] {
  if (posts.length === 0) return [];
  const named = posts
    .slice(0, mostNamed)
    .map((post) => `post ${post.id} (${toSlug(post.slug)}), medium ${post.featured_media}`);
  const more = posts.length > named.length ? ` and ${posts.length - named.length} more` : '';
  return [
    `the featured picture of ${named.join('; ')}${more} has no picture file that WordPress shows: without it the first picture of the text stands there; choose another in WordPress`,
  ];
}

/** Entries without an id, each with its fault. */
export const toRefusedWithoutId = (kind: 'post' | 'category', faults: readonly string[]): Refused[] =>
  faults.map((fault) => ({
    id: 0,
    slug: 'without id',
    reason: `${fault}; it cannot be copied, and nothing is removed while it is in WordPress's list`,
    ...(kind === 'category' && { kind }),
  }));
