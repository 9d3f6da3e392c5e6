import { tidyRich } from '#lib/editor/rich-text.ts';
import { escapeHtml } from '#lib/escape-html.ts';
import type { Block, Words } from '#schemas/draft.ts';

const toLines = ({ text, html }: Words): string =>
  html ??
  text
    .trim()
    .split('\n')
    .map((line) => escapeHtml(line.trim()))
    .join('<br>');

function toElement(block: Block): string {
  switch (block.type) {
    case 'paragraph':
      return block.content.text.trim() === '' ? '' : `<p>${toLines(block.content)}</p>`;
    case 'heading': {
      const { text, html, level } = block.content;
      const words = html ?? escapeHtml(text.trim().replace(/\s+/g, ' '));
      return text.trim() === '' ? '' : `<h${level}>${words}</h${level}>`;
    }
    case 'list':
    case 'quote':
    case 'table':
      return block.content.text.trim() === '' ? '' : tidyRich(block.content.html);
    case 'other':
      return block.content.html;
    case 'image': {
      const { url, alt, caption = '' } = block.content;
      if (url === '') return '';
      const words = caption.trim() === '' ? '' : `<figcaption>${escapeHtml(caption.trim())}</figcaption>`;
      return `<figure><img src="${escapeHtml(url)}" alt="${escapeHtml(alt.trim())}">${words}</figure>`;
    }
    default:
      return block satisfies never;
  }
}

/** The article of a post; blocks without content leave nothing behind. Still to be cleaned, like all HTML. */
export const blocksToHtml = (blocks: readonly Block[]): string =>
  blocks
    .map((block) => block.source ?? toElement(block))
    .filter((html) => html !== '')
    .join('\n');
