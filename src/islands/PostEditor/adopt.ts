import type { WholePost } from '#backend/own-posts.ts';
import type { Draft } from '#schemas/draft.ts';
import { loadPipeline } from './paste.ts';

/** Said of articles with parts that blocks cannot hold. */
export const notOurs =
  'This article has parts that blocks cannot hold, such as lists, tables or links. It can be read on the site, but not changed here.';

/** A row as a draft, in the place of `draft`; null when blocks cannot hold all of it. */
export async function toAdopted(row: WholePost, draft: Draft): Promise<Draft | null> {
  const { htmlToSameBlocks, htmlToText } = await loadPipeline();
  const blocks = htmlToSameBlocks(row.content);
  if (!blocks) return null;
  const now = new Date().toISOString();
  return {
    ...draft,
    title: row.title,
    slug: row.slug,
    status: 'published',
    updatedAt: now,
    excerpt: htmlToText(row.excerpt),
    featuredImage: row.featured_media?.url ?? '',
    categories: row.categories,
    blocks: blocks.length > 0 ? blocks.map((block, order) => ({ ...block, order })) : draft.blocks,
    live: { id: row.id, version: row.version, slug: row.slug, at: now },
  };
}
