import { makeBlock } from '#lib/editor/blocks.ts';
import type { Block } from '#schemas/draft.ts';

/** Characters that no reader sees and no article needs; line ends and tabs stay. */
export const toVisible = (text: string): string =>
  text
    .replace(/\r\n?|\u2028|\u2029|\v|\f/g, '\n')
    .replace(/\t/g, ' ')
    .replace(/[^\P{Cc}\n]|\u200b|\u2060|\ufeff|\u00ad/gu, '')
    .replace(/\u00a0/g, ' ');

/**
 * Plain text as paragraphs: empty lines stand between them where there are any, and a single line end is then a line
 * break; without empty lines each line is a paragraph, as word processors write them.
 */
export function textToBlocks(text: string): Block[] {
  const clean = toVisible(text).trim();
  if (clean === '') return [];
  const parts = /\n\s*\n/.test(clean) ? clean.split(/\n\s*\n/) : clean.split('\n');
  return parts
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .map((part) => makeBlock('paragraph', part));
}
