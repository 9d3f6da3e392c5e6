import { cleanNodes } from '#lib/article/clean.ts';
import { treeToText } from '#lib/article/text.ts';
import { toCanonical } from '#lib/wordpress/plan/canonical.ts';
import type { CopiedCategory, CopiedPost } from '#schemas/post.ts';

/** What a block speaks of that is another number at each view. */
const counted =
  /view|visit|visitor|read|hits?\b|seen|like|share|vote|rating|download|comment|follower|दृश्य|व्यू|पाठक|बार देखा/i;

const toBlocks = (content: string): string[] =>
  cleanNodes(content)
    .map((node) => treeToText([node]).replace(/\s+/g, ' ').trim())
    .filter((text) => text !== '');
const dropNumbers = (text: string): string => text.replace(/\d[\d,.]*\s?[kKmM]?/g, '0');

/** WordPress breaks the same text into lines differently, by what else is in its answer. */
const squeeze = (html: string): string => html.replace(/>\s+</g, '><').trim();

/** Whether two texts differ in nothing but numbers of blocks that count readers. */
function differInCounts(one: string, other: string): boolean {
  if (squeeze(one) === squeeze(other)) return true;
  if (dropNumbers(one) !== dropNumbers(other)) return false;
  const blocks = toBlocks(other);
  return toBlocks(one).every((block, index) => block === blocks[index] || counted.test(block));
}

const isPost = (row: CopiedPost | CopiedCategory): row is CopiedPost => 'content' in row;

/**
 * Whether a row says what it said before. A counter in a text is no change where WordPress itself knows of none: the moment of
 * the last one is the same.
 */
export function isSame<Row extends CopiedPost | CopiedCategory>(before: Row, row: Row): boolean {
  if (toCanonical(before) === toCanonical(row)) return true;
  if (!isPost(before) || !isPost(row) || row.modified === null || before.modified !== row.modified)
    return false;
  const same = { content: '', excerpt: '' };
  return (
    toCanonical({ ...before, ...same }) === toCanonical({ ...row, ...same }) &&
    differInCounts(before.content, row.content) &&
    differInCounts(before.excerpt, row.excerpt)
  );
}
