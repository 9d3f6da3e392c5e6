/** The part of the editor that reads and writes HTML, with the same cleaning as the pages of the site. */
export { formatArticle } from '#lib/article/format.ts';
export { toSafeHtml } from '#lib/article/safe-html.ts';
export { pastedToBlocks } from '#lib/editor/from-html.ts';
export { blocksToHtml } from '#lib/editor/to-html.ts';
export { toPostFields } from './post-fields.ts';
export { toDraftContent, toPublishedDraft } from './stored-post.ts';
