import { describe, expect, it } from 'vitest';
import {
  changeKind,
  insertAfter,
  joinWithPrevious,
  makeBlock,
  moveBlock,
  number,
  pasteBlocks,
  removeBlock,
  splitBlock,
  toKind,
  toText,
} from '#lib/editor/blocks.ts';
import type { Block, Words } from '#schemas/draft.ts';
import { toParagraph } from './draft.ts';

const list = (...texts: string[]): Block[] => number(texts.map(toParagraph));
const toTexts = (blocks: readonly Block[]) => blocks.map(toText);
/** The words before and after a selection. */
const cut = (text: string, start: number, end = start): [Words, Words] => [
  { text: text.slice(0, start) },
  { text: text.slice(end) },
];
const toOrders = (blocks: readonly Block[]) => blocks.map(({ order }) => order);

describe('blocks', () => {
  it('puts a new one right after the current one and shifts later ones down', () => {
    const next = insertAfter(list('a', 'b', 'c'), 'a', [toParagraph('new')]);
    expect(toTexts(next)).toEqual(['a', 'new', 'b', 'c']);
    expect(toOrders(next)).toEqual([0, 1, 2, 3]);
  });
  it('puts one at the end when the current one is gone', () => {
    expect(toTexts(insertAfter(list('a'), 'missing', [toParagraph('z')]))).toEqual(['a', 'z']);
  });
  it('keeps the last remaining one', () => {
    expect(toTexts(removeBlock(list('a', 'b'), 'a'))).toEqual(['b']);
    expect(toTexts(removeBlock(list('a'), 'a'))).toEqual(['a']);
  });
  it('moves within its bounds and keeps what did not move', () => {
    const before = list('a', 'b', 'c', 'd');
    expect(toTexts(moveBlock(before, 'a', 2))).toEqual(['b', 'c', 'a', 'd']);
    expect(toTexts(moveBlock(before, 'd', -3))).toEqual(['d', 'a', 'b', 'c']);
    expect(moveBlock(before, 'a', 1)[3]).toBe(before[3]);
  });
  it('splits inside the words, and only adds at either end', () => {
    const split = (caret: number) =>
      toTexts(splitBlock(list('one two'), 'one two', cut('one two', caret), toParagraph('')));
    expect(split(4)).toEqual(['one ', 'two']);
    expect(split(7)).toEqual(['one two', '']);
    expect(split(0)).toEqual(['one two', '']);
  });
  it('joins words with the block before, and says where the caret belongs', () => {
    expect(joinWithPrevious(list('a', 'b'), 'b')).toMatchObject({ id: 'a', caret: 1 });
    expect(joinWithPrevious(list('a', 'b'), 'a')).toBeNull();
    expect(joinWithPrevious([makeBlock('image'), toParagraph('b')], 'b')).toBeNull();
  });
  it('turns words into a heading and back, and never into an image', () => {
    const heading = changeKind(toParagraph('words'), 3);
    expect([toKind(heading), toText(heading), heading.id]).toEqual([3, 'words', 'words']);
    expect(toKind(changeKind(heading, 'paragraph'))).toBe('paragraph');
    expect(toKind(changeKind(toParagraph('words'), 'image'))).toBe('paragraph');
    expect(toKind(changeKind(toParagraph(' '), 'image'))).toBe('image');
  });
  it('keeps bold words and links when they are cut, joined and made a heading', () => {
    const bold = makeBlock('paragraph', { text: 'a b', html: '<strong>a b</strong>' }, 'bold');
    const halves: [Words, Words] = [
      { text: 'a', html: '<strong>a</strong>' },
      { text: ' b', html: '<strong> b</strong>' },
    ];
    const [first, second] = splitBlock(number([bold]), 'bold', halves, toParagraph(''));
    expect([first?.content, second?.content]).toEqual(halves);
    const joined = joinWithPrevious(number([bold, toParagraph('x < y')]), 'x < y');
    expect(joined?.blocks.map(({ content }) => content)).toEqual([
      { text: 'a bx < y', html: '<strong>a b</strong>x &lt; y' },
    ]);
    expect(changeKind(bold, 3).content).toEqual({ ...bold.content, level: 3 });
  });
  it('turns lines into a list and a list into lines, and no table into less', () => {
    const listed = changeKind(toParagraph('one\ntwo & <three>'), 'list');
    expect(listed).toMatchObject({
      type: 'list',
      content: { html: '<ul><li>one</li><li>two &amp; &lt;three&gt;</li></ul>' },
    });
    expect(changeKind(listed, 'paragraph').content).toEqual({ text: 'one\ntwo & <three>' });
    expect(changeKind(makeBlock('table'), 'paragraph').type).toBe('table');
    expect(changeKind(toParagraph('words'), 'table').type).toBe('paragraph');
  });
});

describe('pasted blocks', () => {
  const paste = (text: string, start: number, end: number, ...pasted: Block[]) => {
    const { blocks, caret } = pasteBlocks(list('x', text, 'y'), text, cut(text, start, end), pasted);
    return [toTexts(blocks), caret];
  };
  it('take the place of an empty block', () => {
    expect(paste('', 0, 0, toParagraph('a'), toParagraph('b'))).toEqual([['x', 'a', 'b', 'y'], 1]);
  });
  it('join the words around the selection', () => {
    expect(paste('one two', 4, 7, toParagraph('a'), toParagraph('b'))).toEqual([['x', 'one a', 'b', 'y'], 1]);
    expect(paste('one two', 3, 4, toParagraph('-'))).toEqual([['x', 'one-two', 'y'], 4]);
    expect(paste('one two', 3, 3, toParagraph('a'), toParagraph('b'))).toEqual([
      ['x', 'onea', 'b two', 'y'],
      1,
    ]);
  });
  it('keep a heading apart from the words before it', () => {
    expect(paste('one', 3, 3, makeBlock(2, 'title'))).toEqual([['x', 'one', 'title', 'y'], 5]);
  });
  it('never drop an image that is there', () => {
    const image = { ...makeBlock('image', '', 'i'), content: { url: '/a.webp', alt: '' } } as Block;
    const { blocks } = pasteBlocks([image], 'i', cut('', 0), [toParagraph('a')]);
    expect(blocks.map(({ type }) => type)).toEqual(['image', 'paragraph']);
  });
});
