/** What can be done to the blocks of a post. Every function answers with a new list and leaves the old one alone. */
import type { Block, HeadingLevel } from '#schemas/draft.ts';

/** What a block may become: a paragraph, a heading of a level, or an image. */
export type BlockKind = 'paragraph' | 'image' | HeadingLevel;

/** The words of a block that has words; an image has none of its own. */
export const toText = (block: Block): string => (block.type === 'image' ? '' : block.content.text);

export const toKind = (block: Block): BlockKind =>
  block.type === 'heading' ? block.content.level : block.type;

export function makeBlock(kind: BlockKind, text = '', id: string = crypto.randomUUID()): Block {
  if (kind === 'paragraph') return { id, type: 'paragraph', order: 0, content: { text } };
  if (kind === 'image') return { id, type: 'image', order: 0, content: { url: '', alt: '' } };
  return { id, type: 'heading', order: 0, content: { text, level: kind } };
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

export const withText = (block: Block, text: string): Block => {
  switch (block.type) {
    case 'paragraph':
      return { ...block, content: { text } };
    case 'heading':
      return { ...block, content: { ...block.content, text } };
    case 'image':
      return block;
    default:
      return block satisfies never;
  }
};

/** The same words as another kind. Words have no place in an image: a block that has some does not become one. */
export function changeKind(block: Block, kind: BlockKind): Block {
  if (toKind(block) === kind || (kind === 'image' && toText(block).trim() !== '')) return block;
  return { ...makeBlock(kind, toText(block), block.id), order: block.order };
}

/**
 * The block cut in two where the caret stands; the second part is a paragraph. At either end nothing is cut: the new
 * paragraph comes empty.
 */
export function splitBlock(blocks: readonly Block[], id: string, caret: number, added: Block): Block[] {
  const block = blocks.find((one) => one.id === id);
  if (!block) return [...blocks];
  const text = toText(block);
  const inside = caret > 0 && caret < text.length;
  const before = inside ? withText(block, text.slice(0, caret)) : block;
  const after = inside ? withText(added, text.slice(caret).replace(/^[ \t]+/, '')) : added;
  return insertAfter(
    replaceBlock(blocks, id, () => before),
    id,
    [after],
  );
}

/** The block's words behind those of the one before it; null where one of the two is an image, or nothing is before. */
export function joinWithPrevious(
  blocks: readonly Block[],
  id: string,
): { blocks: Block[]; id: string; caret: number } | null {
  const index = indexOf(blocks, id);
  const block = blocks[index];
  const previous = blocks[index - 1];
  if (!block || !previous || block.type === 'image' || previous.type === 'image') return null;
  const before = toText(previous);
  const joined = replaceBlock(blocks, previous.id, () => withText(previous, before + toText(block)));
  return { blocks: removeBlock(joined, id), id: previous.id, caret: before.length };
}

/**
 * Puts pasted blocks where the selection is. The first and the last paragraph join the words around it; an empty
 * block gives way. Answers where the caret belongs afterwards.
 */
export function pasteBlocks(
  blocks: readonly Block[],
  id: string,
  selection: { start: number; end: number },
  pasted: readonly Block[],
): { blocks: Block[]; id: string; caret: number } {
  const block = blocks.find((one) => one.id === id);
  const [first] = pasted;
  if (!block || !first) return { blocks: [...blocks], id, caret: selection.start };
  const before = toText(block).slice(0, selection.start);
  const after = toText(block).slice(selection.end);
  const opening: Block[] =
    before === '' || block.type === 'image'
      ? block.type === 'image' && block.content.url !== ''
        ? [block, ...pasted]
        : [...pasted]
      : first.type === 'paragraph'
        ? [withText(block, before + toText(first)), ...pasted.slice(1)]
        : [withText(block, before), ...pasted];
  const last = opening.at(-1) ?? block;
  const caret = toText(last).length;
  const closing =
    after === ''
      ? opening
      : last.type === 'paragraph' || opening.length === 1
        ? [...opening.slice(0, -1), withText(last, toText(last) + after)]
        : [...opening, makeBlock('paragraph', after)];
  const index = indexOf(blocks, id);
  return { blocks: number(blocks.toSpliced(index, 1, ...closing)), id: last.id, caret };
}
