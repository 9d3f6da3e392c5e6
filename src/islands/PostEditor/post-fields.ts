import type { PostFields } from '#backend/own-posts.ts';
import { toEscapedParagraph, toSafeHtml } from '#lib/article/safe-html.ts';
import { htmlToText } from '#lib/article/text.ts';
import { openBlocks } from '#lib/editor/from-html.ts';
import { toHindiColumns } from '#lib/editor/hindi.ts';
import { toPictureAddress } from '#lib/editor/picture-address.ts';
import { blocksToHtml } from '#lib/editor/to-html.ts';
import type { Draft } from '#schemas/draft.ts';

/** The article of a draft: what nobody changed keeps every byte that the table holds. */
function toContent({ blocks, opened }: Draft): string {
  const html = blocksToHtml(blocks);
  const isUnchanged = opened !== undefined && blocksToHtml(openBlocks(opened.content)) === html;
  return isUnchanged ? opened.content : toSafeHtml(html);
}

/** What the table holds of a draft: clean HTML, and no picture where there is none. */
export function toPostFields(draft: Draft): PostFields {
  const { opened } = draft;
  const url = toPictureAddress(draft.featuredImage);
  return {
    slug: draft.slug,
    title: draft.title.trim(),
    excerpt:
      opened && htmlToText(opened.excerpt) === draft.excerpt
        ? opened.excerpt
        : toEscapedParagraph(draft.excerpt),
    content: toContent(draft),
    ...toHindiColumns({ title: draft.titleHi, summary: draft.summaryHi }),
    categories: draft.categories,
    featured_media: url === null ? null : opened?.media?.url === url ? opened.media : { url, alt_text: '' },
    ...(opened && { date: opened.date }),
  };
}
