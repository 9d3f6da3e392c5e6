import type { Block } from '#schemas/draft.ts';

const references: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};
const toMarkup = (text: string): string => text.replace(/[&<>"]/g, (sign) => references[sign] ?? '');
const toLines = (text: string): string =>
  text
    .trim()
    .split('\n')
    .map((line) => toMarkup(line.trim()))
    .join('<br>');

function toElement(block: Block): string {
  switch (block.type) {
    case 'paragraph':
      return block.content.text.trim() === '' ? '' : `<p>${toLines(block.content.text)}</p>`;
    case 'heading': {
      const { text, level } = block.content;
      return text.trim() === '' ? '' : `<h${level}>${toMarkup(text.trim().replace(/\s+/g, ' '))}</h${level}>`;
    }
    case 'image': {
      const { url, alt, caption = '' } = block.content;
      if (url === '') return '';
      const words = caption.trim() === '' ? '' : `<figcaption>${toMarkup(caption.trim())}</figcaption>`;
      return `<figure><img src="${toMarkup(url)}" alt="${toMarkup(alt.trim())}">${words}</figure>`;
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
