import type { PostFields } from '#backend/own-posts.ts';
import { toPictureAddress } from '#lib/editor/picture-address.ts';
import type { Draft } from '#schemas/draft.ts';
import { loadPipeline } from './paste.ts';

/** What the table holds of a draft: clean HTML, and no picture where there is none. */
export async function toPostFields(draft: Draft): Promise<PostFields> {
  const { blocksToHtml, toSafeHtml, toSafeText } = await loadPipeline();
  const url = toPictureAddress(draft.featuredImage);
  return {
    slug: draft.slug,
    title: draft.title.trim(),
    excerpt: toSafeText(draft.excerpt),
    content: toSafeHtml(blocksToHtml(draft.blocks)),
    categories: draft.categories,
    featured_media: url === null ? null : { url, alt_text: '' },
  };
}
