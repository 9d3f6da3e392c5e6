/** The part of the editor that reads and writes HTML, with the same cleaning as the pages of the site. */
export { formatArticle } from '#lib/article/format.ts';
export { toEscapedParagraph as toSafeText, toSafeHtml } from '#lib/article/safe.ts';
export { htmlToText } from '#lib/article/text.ts';
export { htmlToSameBlocks, pastedToBlocks } from '#lib/editor/from-html.ts';
export { blocksToHtml } from '#lib/editor/to-html.ts';
