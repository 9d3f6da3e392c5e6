import { countWords } from '#lib/article/word-count.ts';
import type { Draft } from '#schemas/draft.ts';

/** Words in the paragraphs and headings of a post. */
export const countDraft = ({ blocks }: Pick<Draft, 'blocks'>): number =>
  blocks.reduce((sum, block) => sum + (block.type === 'image' ? 0 : countWords(block.content.text)), 0);

/** `1,234 words`. */
export const formatWords = (words: number): string =>
  `${words.toLocaleString('en-IN')} ${words === 1 ? 'word' : 'words'}`;
