import type { WholePost } from '#backend/own-posts.ts';
import { htmlToText } from '#lib/article/text.ts';
import { openBlocks } from '#lib/editor/from-html.ts';
import type { Draft } from '#schemas/draft.ts';

/** A stored post, as it is or as it was. */
type StoredPost = Omit<WholePost, 'id' | 'version'>;

/** What a person writes of a stored post, in the place of `draft`. */
export function toDraftContent(post: StoredPost, draft: Draft): Draft {
  const blocks = openBlocks(post.content);
  return {
    ...draft,
    title: post.title,
    slug: post.slug,
    updatedAt: new Date().toISOString(),
    excerpt: htmlToText(post.excerpt),
    titleHi: post.title_hi ?? '',
    summaryHi: post.summary_hi ?? '',
    featuredImage: post.featured_media?.url ?? '',
    categories: post.categories,
    blocks: blocks.length > 0 ? blocks : draft.blocks,
    opened: { content: post.content, excerpt: post.excerpt, media: post.featured_media, date: post.date },
  };
}

/** A row of the table as a draft, in the place of `draft`. */
export function toPublishedDraft(row: WholePost, draft: Draft): Draft {
  const written = toDraftContent(row, draft);
  const live = { id: row.id, version: row.version, slug: row.slug, at: written.updatedAt };
  return { ...written, status: 'published', live };
}
