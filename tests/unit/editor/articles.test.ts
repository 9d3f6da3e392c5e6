import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, test } from 'vitest';
import { cleanHtml } from '#lib/article/clean.ts';
import { isWords, withWords } from '#lib/editor/blocks.ts';
import { openBlocks } from '#lib/editor/from-html.ts';
import { blocksToHtml } from '#lib/editor/to-html.ts';

const folder = join(import.meta.dirname, '../../../supabase/seeds/posts');
const articles = readdirSync(folder).map((file) => {
  const [, html = ''] = readFileSync(join(folder, file), 'utf8').split('$html$');
  return { file, html };
});
const toLine = (html: string) => html.replace(/>\s+</g, '><').trim();

test('there are articles', () => {
  expect(articles.length).toBeGreaterThanOrEqual(24);
});
describe.each(articles)('$file', ({ html }) => {
  const blocks = openBlocks(html);
  it('opens whole: no part is one that cannot be changed, and all of them together are the article', () => {
    expect(blocks.map(({ type }) => type)).not.toContain('other');
    expect(toLine(blocksToHtml(blocks))).toBe(toLine(cleanHtml(html)));
  });
  it('keeps every other part as it was when a sentence is mended', () => {
    const index = blocks.findIndex((block) => isWords(block) && block.type === 'paragraph');
    const mended = blocks.map((block, at) => (at === index ? withWords(block, { text: 'Mended.' }) : block));
    const parts = blocks.map((block) => blocksToHtml([block]));
    expect(blocksToHtml(mended)).toBe(parts.with(index, '<p>Mended.</p>').join('\n'));
  });
});
