import { toSafeHtml } from '#lib/article/safe-html.ts';
import { toWebAddress } from '#lib/wordpress/client/address.ts';
import { FaultyItem } from '#lib/wordpress/errors.ts';
import { toMoment } from '#lib/wordpress/read/date.ts';
import { isMadeOf, makeExcerpt } from '#lib/wordpress/read/excerpt.ts';
import { pickLanguage } from '#lib/wordpress/read/multilingual.ts';
import { parsePart } from '#lib/wordpress/read/parse.ts';
import { toPlain, toStorable } from '#lib/wordpress/read/plain-text.ts';
import { toSlug } from '#lib/wordpress/read/slug.ts';
import {
  type CopiedCategory,
  type CopiedPost,
  copiedCategorySchema,
  copiedPostSchema,
  type FeaturedMedia,
} from '#schemas/post.ts';
import type { WpCategory, WpPost } from '#schemas/wordpress.ts';

/** The longest text of a post, in bytes of UTF-8, that the database takes. */
const contentLimit = 2 * 1024 * 1024;

/** A picture written into an attribute. */
const writtenPicture = /data:image\/[a-z.+-]+;base64,[a-z0-9+/=\s]+/gi;

/** Where a raw item came from and what its relative addresses and local times mean. */
export type Origin = {
  request: string;
  base: string;
  offsetHours: number | undefined;
  hosts: readonly string[];
};

const byteLength = (text: string): number => new TextEncoder().encode(text).length;

const cleanWithin = (html: string, field: string, post: WpPost, request: string): string => {
  const tooLong = (bytes: number): FaultyItem =>
    new FaultyItem(
      `${request}: post ${post.id} (${toSlug(post.slug)})`,
      `field ${field}: ${(bytes / 1024 / 1024).toFixed(1)} MB, more than the 2 MB a post may have`,
    );
  // Pictures written into the text go in the cleaning and do not count.
  const before = byteLength(html.replace(writtenPicture, ''));
  if (before > contentLimit) throw tooLong(before);
  const clean = toStorable(toSafeHtml(html));
  const after = byteLength(clean);
  if (after > contentLimit) throw tooLong(after);
  return clean;
};

/** A published post of WordPress as a row of the table; the text of a protected one stays behind. */
export function toPost(post: WpPost, media: FeaturedMedia | null, origin: Origin): CopiedPost {
  const isProtected = post.content.protected || post.excerpt.protected;
  const thing = `${origin.request}: post ${post.id} (${toSlug(post.slug)})`;
  const date = toMoment(post.date_gmt, post.date, origin.offsetHours);
  if (date === null) throw new FaultyItem(thing, 'field date: there is none that can be read');
  const clean = (field: 'content' | 'excerpt'): string =>
    isProtected ? '' : cleanWithin(pickLanguage(post[field].rendered), field, post, origin.request);
  const content = clean('content');
  const isMade = isMadeOf(pickLanguage(post.excerpt.rendered), pickLanguage(post.content.rendered));
  const row = {
    id: post.id,
    slug: toSlug(post.slug),
    title: toPlain(pickLanguage(post.title.rendered)),
    excerpt: isMade && content !== '' ? makeExcerpt(content) : clean('excerpt'),
    content,
    date,
    modified: toMoment(post.modified_gmt, post.modified, origin.offsetHours),
    categories: [...new Set(post.categories)],
    featured_media: media,
    featured_media_id: post.featured_media || null,
    author: post.author || null,
    link: toWebAddress(post.link, origin.base),
    protected: isProtected,
    hosts: [...origin.hosts],
    old_slugs: [],
  };
  return parsePart(copiedPostSchema, row, `post ${post.id} (${row.slug})`, origin.request);
}

/** A category of WordPress as a row of the table. */
export function toCategory(category: WpCategory, request: string): CopiedCategory {
  const row = {
    id: category.id,
    name: toPlain(pickLanguage(category.name)),
    slug: toSlug(category.slug),
    description: toPlain(pickLanguage(category.description ?? '')),
    count: category.count,
    parent: category.parent ?? 0,
  };
  return parsePart(copiedCategorySchema, row, `category ${category.id} (${row.slug})`, request);
}
