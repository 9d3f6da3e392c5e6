import { removeShortcodes } from '#lib/article/shortcodes.ts';
import { htmlToText } from '#lib/article/text.ts';
import { call, callSome, type Named } from '#lib/wordpress/call.ts';
import { pickLanguage } from '#lib/wordpress/read/multilingual.ts';
import { toPlain } from '#lib/wordpress/read/plain-text.ts';
import type { Refused } from '#lib/wordpress/read/reading.ts';
import { toSlug } from '#lib/wordpress/read/slug.ts';
import type { CopiedPost } from '#schemas/post.ts';
import type { WpPost } from '#schemas/wordpress.ts';

/** Marks of a builder that is gone are no text. */
const isEmpty = ({ content, protected: isProtected }: CopiedPost): boolean =>
  !isProtected && !content.includes('<img') && removeShortcodes(htmlToText(content)).trim() === '';

/** A post of WordPress as messages call it. */
export const toNamed = ({ id, slug, title }: WpPost): Named => ({
  id,
  slug: toSlug(slug),
  title: toPlain(pickLanguage(title.rendered)),
});

/** Posts for which WordPress shows no text. */
export const noteEmptyPosts = (posts: readonly CopiedPost[]): string[] =>
  posts
    .filter(isEmpty)
    .map(
      (post) =>
        `${call(post)}: WordPress shows no text for it; a page builder may keep it elsewhere. Its page says that the text is to come: write it into the post, or unpublish it in WordPress`,
    );

/** Posts that name a picture which WordPress no longer shows. */
export function noteMissingPictures(posts: readonly WpPost[]): string[] {
  if (posts.length === 0) return [];
  const named = posts.map((post) => ({ ...toNamed(post), medium: post.featured_media }));
  const called = callSome(named, (post) => `${call(post)}, medium ${post.medium}`);
  return [
    `the featured picture of ${called} has no picture file that WordPress shows: without it the first picture of the text stands there; choose another in WordPress`,
  ];
}

/** A picture that is part of the text, and no small stand-in for one that is loaded later. */
const pastedPicture = /<img\b[^>]*?\ssrc\s*=\s*["']data:image\/[^"']{2000}/i;

/** Posts whose text holds pictures that were pasted and never uploaded. */
export function notePastedPictures(posts: readonly WpPost[]): string[] {
  const pasted = posts.filter(({ content }) => pastedPicture.test(content.rendered));
  if (pasted.length === 0) return [];
  return [
    `pictures pasted into the text were left out of ${callSome(pasted.map(toNamed))}: upload them to WordPress's media library and put them in from there`,
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
