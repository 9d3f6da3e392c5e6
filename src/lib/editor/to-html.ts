import { escapeHtml } from '#lib/escape-html.ts';
import type { Block } from '#schemas/draft.ts';

const toLines = (text: string): string =>
  text
    .trim()
    .split('\n')
    .map((line) => escapeHtml(line.trim()))
    .join('<br>');

function toElement(block: Block): string {
  switch (block.type) {
    case 'paragraph':
      return block.content.text.trim() === '' ? '' : `<p>${toLines(block.content.text)}</p>`;
    case 'heading': {
      const { text, level } = block.content;
      return text.trim() === ''
        ? ''
        : `<h${level}>${escapeHtml(text.trim().replace(/\s+/g, ' '))}</h${level}>`;
    }
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
    .map(toElement)
    .filter((html) => html !== '')
    .join('\n');
