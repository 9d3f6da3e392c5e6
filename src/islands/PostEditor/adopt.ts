import type { WholePost } from '#backend/own-posts.ts';
import type { Outcome } from '#backend/session.ts';
import { htmlToText } from '#lib/article/text.ts';
import { htmlToSameBlocks } from '#lib/editor/from-html.ts';
import type { Draft } from '#schemas/draft.ts';

/** Said of articles with parts that blocks cannot hold. */
const notOurs =
  'This article has parts that blocks cannot hold, such as lists, tables or links. It can be read on the site, but not changed here.';

/** A row as a draft, in the place of `draft`; refused when blocks cannot hold all of it. */
export function toAdopted(row: WholePost, draft: Draft): Outcome<Draft> {
  const blocks = htmlToSameBlocks(row.content);
  if (!blocks) return { ok: false, failure: { kind: 'refused', message: notOurs } };
  const now = new Date().toISOString();
  const value: Draft = {
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
  return { ok: true, value };
}
