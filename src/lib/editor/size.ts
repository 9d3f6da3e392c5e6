/** How much an article of the editor may hold. */
import { toText } from '#lib/editor/blocks.ts';
import type { Block } from '#schemas/draft.ts';

/** Characters of a whole article, some fifty thousand words. */
const longestArticle = 300_000;
/** Blocks that an editor can show without growing slow. */
const mostBlocks = 1000;
/** Characters of HTML that are read at all: word processors write ten times as much as is seen. */
export const longestPaste = 8_000_000;

const format = (count: number): string => count.toLocaleString('en-IN');

/** Why so much text does not fit, in words; null when it does. */
export function findSizeFault(characters: number, blocks = 1): string | null {
  if (characters > longestArticle)
    return `What you pasted has ${format(characters)} characters; an article holds ${format(longestArticle)}. Nothing was pasted: please paste less of it.`;
  if (blocks > mostBlocks)
    return `What you pasted has ${format(blocks)} paragraphs; an article holds ${format(mostBlocks)}. Nothing was pasted: please paste less of it.`;
  return null;
}

/** The same of blocks. */
export const findBlocksFault = (blocks: readonly Block[]): string | null =>
  findSizeFault(
    blocks.reduce((sum, block) => sum + toText(block).length, 0),
    blocks.length,
  );
