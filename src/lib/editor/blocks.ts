/** What can be done to the blocks of a post. Every function answers with a new list and leaves the old one alone. */
import { escapeHtml } from '#lib/escape-html.ts';
import {
  type Block,
  type HeadingLevel,
  type RichBlock,
  type RichType,
  richTypes,
  type Words,
  type WordsBlock,
} from '#schemas/draft.ts';

/** What a block may become. A part that is kept as it is (`other`) can only be met in an article. */
export type BlockKind = 'paragraph' | 'image' | RichType | HeadingLevel;

export const isRich = (block: Block): block is RichBlock => richTypes.some((type) => type === block.type);
export const isWords = (block: Block): block is WordsBlock =>
  block.type === 'paragraph' || block.type === 'heading';

/** The words of a block that has words; an image has none of its own. */
export const toText = (block: Block): string => (block.type === 'image' ? '' : block.content.text);

export const toKind = (block: Block): BlockKind =>
  block.type === 'heading' ? block.content.level : block.type;

/** Words as HTML without a block around them. */
export const toInline = ({ text, html }: Words): string => html ?? escapeHtml(text).replaceAll('\n', '<br>');

/** The words of a paragraph or a heading with their signs, of any other block without. */
const toWords = (block: Block): Words => {
  if (!isWords(block)) return { text: toText(block) };
  const { text, html } = block.content;
  return { text, ...(html !== undefined && { html }) };
};

const joinWords = (before: Words, after: Words): Words => ({
  text: before.text + after.text,
  ...((before.html ?? after.html) !== undefined && { html: toInline(before) + toInline(after) }),
});

const toItems = (words: Words): string =>
  toInline(words)
    .split('<br>')
    .map((line) => `<li>${line}</li>`)
    .join('');

/** A new list, quote or table; of words, where there are any. */
function makeHtml(type: RichType, words: Words): string {
  switch (type) {
    case 'list':
      // A line end inside bold words cannot be cut by text: then all of it is one item.
      return `<ul>${words.html === undefined ? toItems(words) : `<li>${words.html}</li>`}</ul>`;
    case 'quote':
      return `<blockquote><p>${toInline(words)}</p></blockquote>`;
    case 'table': {
      const row = (cell: 'th' | 'td') => `<tr>${`<${cell}></${cell}>`.repeat(2)}</tr>`;
      return `<table><tbody>${row('th')}${row('td')}</tbody></table>`;
    }
    case 'other':
      return toInline(words);
    default:
      return type satisfies never;
  }
}

export function makeBlock(
  kind: BlockKind,
  words: Words | string = '',
  id: string = crypto.randomUUID(),
): Block {
  const content = typeof words === 'string' ? { text: words } : words;
  switch (kind) {
    case 'paragraph':
      return { id, type: kind, order: 0, content };
    case 'image':
      return { id, type: kind, order: 0, content: { url: '', alt: '' } };
    case 'list':
    case 'quote':
    case 'table':
    case 'other':
      return { id, type: kind, order: 0, content: { text: content.text, html: makeHtml(kind, content) } };
    default:
      return { id, type: 'heading', order: 0, content: { ...content, level: kind } };
  }
}

/** Gives every block its place, and keeps those that have it: what did not move need not be drawn again. */
export function number(blocks: readonly Block[]): Block[] {
  return blocks.map((block, order) => (block.order === order ? block : { ...block, order }));
}

const indexOf = (blocks: readonly Block[], id: string): number =>
  blocks.findIndex((block) => block.id === id);

/** Puts blocks right after the one named, at the end when there is none of that name; later ones shift down. */
export function insertAfter(blocks: readonly Block[], id: string | null, added: readonly Block[]): Block[] {
  const index = id === null ? -1 : indexOf(blocks, id);
  return number(blocks.toSpliced(index < 0 ? blocks.length : index + 1, 0, ...added));
}

/** The list without the block; the last remaining one stays. */
export function removeBlock(blocks: readonly Block[], id: string): Block[] {
  return blocks.length === 1 ? [...blocks] : number(blocks.filter((block) => block.id !== id));
}

/** Brings the block to a place, counted in the list without it. */
export function moveBlock(blocks: readonly Block[], id: string, to: number): Block[] {
  const block = blocks.find((one) => one.id === id);
  if (!block) return [...blocks];
  const rest = blocks.filter((one) => one !== block);
  return number(rest.toSpliced(Math.max(0, Math.min(to, rest.length)), 0, block));
}

export function replaceBlock(blocks: readonly Block[], id: string, change: (block: Block) => Block): Block[] {
  return blocks.map((block) => (block.id === id ? change(block) : block));
}

/** The block with other words; an image, a list, a quote or a table stays as it is. */
export function withWords(block: Block, words: Words): Block {
  const { id, order } = block;
  if (block.type === 'paragraph') return { id, order, type: block.type, content: words };
  if (block.type === 'heading')
    return { id, order, type: block.type, content: { ...words, level: block.content.level } };
  return block;
}

/** The list, quote or table with other HTML; any other block stays as it is. */
export const withRich = (block: Block, content: RichBlock['content']): Block =>
  isRich(block) ? { id: block.id, order: block.order, type: block.type, content } : block;

/** Whether a block may become another kind without losing a word: rows of a table and what is kept stay what they are. */
export function canTurn(block: Block, kind: BlockKind): boolean {
  if (toKind(block) === kind) return true;
  if (block.type === 'table' || block.type === 'other' || kind === 'other') return false;
  if (block.type === 'image') return block.content.url === '';
  return (kind !== 'image' && kind !== 'table') || toText(block).trim() === '';
}

/** The same words as another kind, where it can have them. */
export function changeKind(block: Block, kind: BlockKind): Block {
  if (toKind(block) === kind || !canTurn(block, kind)) return block;
  return { ...makeBlock(kind, toWords(block), block.id), order: block.order };
}

/**
 * The block cut in two where the caret stands; the second part is a paragraph. At either end nothing is cut: the new
 * paragraph comes empty.
 */
export function splitBlock(
  blocks: readonly Block[],
  id: string,
  [before, after]: readonly [Words, Words],
  added: Block,
): Block[] {
  const isInside = before.text !== '' && after.text !== '';
  const first = isInside ? before : joinWords(before, after);
  const cut = replaceBlock(blocks, id, (block) =>
    isInside || first.text !== toText(block) ? withWords(block, first) : block,
  );
  return insertAfter(cut, id, [isInside ? withWords(added, after) : added]);
}

/** The block's words behind those of the one before it; null where one of the two has none of its own, or nothing is before. */
export function joinWithPrevious(
  blocks: readonly Block[],
  id: string,
): { blocks: Block[]; id: string; caret: number } | null {
  const index = indexOf(blocks, id);
  const block = blocks[index];
  const previous = blocks[index - 1];
  if (!block || !previous || !isWords(block) || !isWords(previous)) return null;
  const joined = replaceBlock(blocks, previous.id, () =>
    withWords(previous, joinWords(toWords(previous), toWords(block))),
  );
  return { blocks: removeBlock(joined, id), id: previous.id, caret: toText(previous).length };
}

/**
 * Puts pasted blocks between the words before and after the selection. The first and the last paragraph join them; an empty
 * block gives way. Answers where the caret belongs afterwards.
 */
export function pasteBlocks(
  blocks: readonly Block[],
  id: string,
  [before, after]: readonly [Words, Words],
  pasted: readonly Block[],
): { blocks: Block[]; id: string; caret: number } {
  const block = blocks.find((one) => one.id === id);
  const [first] = pasted;
  if (!block || !first) return { blocks: [...blocks], id, caret: before.text.length };
  const opening: Block[] =
    before.text === ''
      ? block.type === 'image' && block.content.url !== ''
        ? [block, ...pasted]
        : [...pasted]
      : first.type === 'paragraph'
        ? [withWords(block, joinWords(before, toWords(first))), ...pasted.slice(1)]
        : [withWords(block, before), ...pasted];
  const last = opening.at(-1) ?? block;
  const caret = toText(last).length;
  const closing =
    after.text === ''
      ? opening
      : isWords(last) && (last.type === 'paragraph' || opening.length === 1)
        ? [...opening.slice(0, -1), withWords(last, joinWords(toWords(last), after))]
        : [...opening, makeBlock('paragraph', after)];
  const index = indexOf(blocks, id);
  return { blocks: number(blocks.toSpliced(index, 1, ...closing)), id: last.id, caret };
}
