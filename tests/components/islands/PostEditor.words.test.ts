// @vitest-environment happy-dom
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Editor } from '@tiptap/react';
import { describe, expect, it } from 'vitest';
import { richExtensions, wordsExtensions } from '#islands/PostEditor/extensions.ts';
import { readWords } from '#islands/PostEditor/read-words.ts';
import { isRich, isWords, toInline } from '#lib/editor/blocks.ts';
import { openBlocks } from '#lib/editor/from-html.ts';
import { tidyRich } from '#lib/editor/rich-text.ts';

const folder = join(import.meta.dirname, '../../../supabase/seeds/posts');
const parts = readdirSync(folder).flatMap((file) => {
  const [, html = ''] = readFileSync(join(folder, file), 'utf8').split('$html$');
  return openBlocks(html);
});
const toLine = (html: string) => html.replace(/>\s+</g, '><').trim();
/** A quote gets the paragraph that its words lacked. */
const withParagraph = (html: string) =>
  html.replace(/^<blockquote>(?!<p>)(.*)<\/blockquote>$/, '<blockquote><p>$1</p></blockquote>');

describe('what the editor library holds of the articles', () => {
  it('is every list, quote and table, as it is written', () => {
    const rich = parts.filter(isRich);
    expect(rich.length).toBeGreaterThan(40);
    for (const { content } of rich) {
      const editor = new Editor({ extensions: richExtensions, content: content.html });
      expect(toLine(tidyRich(editor.getHTML()))).toBe(withParagraph(toLine(content.html)));
      editor.destroy();
    }
  });
  it('is every word of paragraphs and headings, with what is bold and where links lead', () => {
    for (const { content } of parts.filter(isWords)) {
      const editor = new Editor({ extensions: wordsExtensions, content: `<p>${toInline(content)}</p>` });
      expect(toInline(readWords(editor.state.doc))).toBe(toInline(content));
      editor.destroy();
    }
  });
  it('keeps signs that no button makes, and no link that runs', () => {
    const html = 'T<sub>4</sub> at 10<sup>9</sup>, <abbr title="blood count">CBC</abbr>';
    const editor = new Editor({
      extensions: wordsExtensions,
      content: `<p>${html}<a href="javascript:alert(1)">x</a><img src="x" onerror="alert(1)"></p>`,
    });
    expect(readWords(editor.state.doc).html).toBe(`${html}x`);
    editor.destroy();
  });
});
