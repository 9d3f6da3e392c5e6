import type { PostFields } from '#backend/own-posts.ts';
import { toEscapedParagraph, toSafeHtml } from '#lib/article/safe.ts';
import { toPictureAddress } from '#lib/editor/picture-address.ts';
import { blocksToHtml } from '#lib/editor/to-html.ts';
import type { Draft } from '#schemas/draft.ts';

/** What the table holds of a draft: clean HTML, and no picture where there is none. */
export function toPostFields(draft: Draft): PostFields {
  const url = toPictureAddress(draft.featuredImage);
  return {
    slug: draft.slug,
    title: draft.title.trim(),
    excerpt: toEscapedParagraph(draft.excerpt),
    content: toSafeHtml(blocksToHtml(draft.blocks)),
    categories: draft.categories,
    featured_media: url === null ? null : { url, alt_text: '' },
  };
}
