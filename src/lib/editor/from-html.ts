/** HTML of any origin as blocks. What is pasted is what a reader would see of it; an article of the site is opened whole. */
import type { Element, ElementContent } from 'hast';
import { toString as readString } from 'hast-util-to-string';
import { cleanNodes } from '#lib/article/clean.ts';
import { headings } from '#lib/article/elements.ts';
import { isBlank, isElement, toText as toTextNode, trim } from '#lib/article/nodes.ts';
import { toHtml } from '#lib/article/write.ts';
import { makeBlock, number } from '#lib/editor/blocks.ts';
import { toVisible } from '#lib/editor/plain-text.ts';
import { isPhrase, toRichType } from '#lib/editor/rich-text.ts';
import { blocksToHtml } from '#lib/editor/to-html.ts';
import { type Block, headingLevels, type RichType, type Words } from '#schemas/draft.ts';

/** Throws for HTML beyond the limits of the cleaning. */
export function htmlToBlocks(html: string): Block[] {
  const blocks: Block[] = [];
  write(cleanNodes(dropOfficeNotes(html)), blocks, '');
  return blocks;
}

/**
 * An article of the table, each of its parts a block, in which nothing is lost: a part that the editor would write in another
 * way keeps its own HTML until it is changed, and one that it cannot hold can be moved and deleted only.
 */
export const openBlocks = (html: string): Block[] =>
  number(cleanNodes(html).flatMap((node) => (isElement(node) ? [openPart(node)] : [])));

function openPart(element: Element): Block {
  const whole = writeOne(element);
  const block = toPart(element, whole);
  return blocksToHtml([block]) === whole ? block : { ...block, source: whole };
}

function toPart(element: Element, whole: string): Block {
  const { tagName, children } = element;
  const level = headingLevels.find((one) => `h${one}` === tagName);
  if ((level || tagName === 'p') && children.every(isPhrase))
    return makeBlock(level ?? 'paragraph', toWordsOf(children));
  const [picture, ...others] = listPicturesOf(element);
  if (picture && others.length === 0) return picture;
  return toRich(element, toRichType(element), whole);
}

const toRich = (element: Element, type: RichType, html: string): Block => {
  const { id, order } = makeBlock(type);
  return { id, order, type, content: { text: tidy(readLines(element)), html } };
};

const writeOne = (element: Element): string => toHtml({ type: 'root', children: [element] });

/** The picture of a part that is nothing else: alone, alone in a paragraph, or with a plain caption. */
function listPicturesOf(element: Element): Block[] {
  if (isElement(element, 'img')) return listPictures([element]);
  const parts = element.children.filter((child) => !isBlank(child));
  const [picture, caption, ...rest] = parts;
  const isPlain =
    isElement(picture, 'img') &&
    rest.length === 0 &&
    (caption === undefined ||
      (isElement(caption, 'figcaption') && caption.children.every(({ type }) => type === 'text')));
  if (!isPlain || !isElement(element, 'p', 'figure')) return [];
  return listPictures([picture], caption ? tidy(readLines(caption)) : '');
}

/** Words of a line with the signs that plain text cannot hold, and without the space around them. */
function toWordsOf(nodes: readonly ElementContent[]): Words {
  const text = tidy(nodes.map(readLines).join(''));
  const signs = nodes.some((node) => isElement(node) && node.tagName !== 'br');
  if (!signs || text === '') return { text };
  const children = trim(mapText(nodes));
  return { text, html: toHtml({ type: 'root', children }) };
}

const mapText = (nodes: readonly ElementContent[]): ElementContent[] =>
  nodes.map((node) => {
    if (node.type === 'text') return toTextNode(toVisible(node.value).replace(/\s+/g, ' '));
    return isElement(node) ? { ...node, children: mapText(node.children) } : node;
  });

/** The same of a clipboard: words without a block around them go into a sentence, with the spaces at their edges. */
export function pastedToBlocks(html: string): Block[] {
  const blocks = htmlToBlocks(html);
  const [block] = blocks;
  if (blocks.length !== 1 || block?.type !== 'paragraph') return blocks;
  const nodes = cleanNodes(dropOfficeNotes(takeFragment(html)));
  if (nodes.some((node) => isElement(node) && holdsBlocks(node))) return blocks;
  const raw = toVisible(nodes.map(readLines).join(''));
  const [before, after] = [raw.startsWith(' ') ? ' ' : '', raw.endsWith(' ') ? ' ' : ''];
  const { text, html: inline } = block.content;
  return [
    makeBlock('paragraph', {
      text: before + text + after,
      ...(inline !== undefined && { html: before + inline + after }),
    }),
  ];
}

/** What was selected, without the page that browsers put around it and the lines between its tags. */
function takeFragment(html: string): string {
  const [, selected] = /<!--\s*StartFragment\s*-->(.*)<!--\s*EndFragment\s*-->/is.exec(html) ?? [];
  return selected ?? html.replace(/^\s*[\r\n]\s*|\s*[\r\n]\s*$/g, '');
}

/** Word wraps list signs and fallbacks in conditional comments, of which the plain ones stay as text. */
const dropOfficeNotes = (html: string): string => html.replace(/<!\[(?:if|endif)[^\]]*\]>/gi, '');

/** Goes through what stands beside each other: loose words gather into a paragraph until a block ends it. */
function write(nodes: readonly ElementContent[], blocks: Block[], mark: string): void {
  let line: ElementContent[] = [];
  let nextMark = mark;
  const flush = () => {
    const words = toWordsOf(line);
    if (words.text !== '') {
      const { text, html } = words;
      blocks.push(
        makeBlock('paragraph', {
          text: nextMark + text,
          ...(html !== undefined && { html: nextMark + html }),
        }),
      );
      nextMark = '';
    }
    line = [];
  };
  for (const node of nodes) {
    if (isPhrase(node)) line.push(node);
    else if (isElement(node)) {
      flush();
      writeElement(node, blocks, nextMark);
      nextMark = '';
    }
  }
  flush();
}

function writeElement(element: Element, blocks: Block[], mark: string): void {
  const { tagName, children } = element;
  if (headings.has(tagName)) {
    const text = tidy(readLines(element)).replace(/\s+/g, ' ');
    const level = headingLevels.find((one) => `h${one}` === tagName) ?? 2;
    if (text !== '') blocks.push(makeBlock(level, mark + text));
    for (const picture of listPictures(children)) blocks.push(picture);
  } else if (toRichType(element) !== 'other') {
    const html = writeOne(element);
    if (tidy(readLines(element)) !== '') blocks.push(toRich(element, toRichType(element), html));
  } else if (tagName === 'img') {
    const picture = toPicture(element, '');
    if (picture) blocks.push(picture);
  } else if (tagName === 'figure') writeFigure(element, blocks);
  else if (tagName === 'ul' || tagName === 'ol') writeList(element, blocks);
  else if (tagName === 'tr') {
    const cells = children.filter((cell) => isElement(cell, 'td', 'th')).map((cell) => tidy(readLines(cell)));
    const text = cells.filter((cell) => cell !== '').join(' | ');
    if (text !== '') blocks.push(makeBlock('paragraph', text));
  } else if (tagName === 'pre') {
    const text = toVisible(readString(element)).trim();
    if (text !== '') blocks.push(makeBlock('paragraph', text));
  } else write(children, blocks, mark);
}

function writeList(list: Element, blocks: Block[]): void {
  let number = typeof list.properties.start === 'number' ? list.properties.start : 1;
  for (const item of list.children) {
    if (!isElement(item)) continue;
    write(item.children, blocks, list.tagName === 'ol' ? `${number}. ` : '• ');
    number += 1;
  }
}

function writeFigure(figure: Element, blocks: Block[]): void {
  const caption = figure.children.find((child) => isElement(child, 'figcaption'));
  const words = caption && isElement(caption) ? tidy(readLines(caption)).replace(/\s+/g, ' ') : '';
  const rest = figure.children.filter((child) => child !== caption);
  const pictures = listPictures(rest, words);
  if (pictures.length === 0) write(figure.children, blocks, '');
  for (const picture of pictures) blocks.push(picture);
}

/** The pictures in order; the last one carries the caption. */
function listPictures(nodes: readonly ElementContent[], caption = ''): Block[] {
  const found = nodes.flatMap((node): Element[] =>
    isElement(node) ? (node.tagName === 'img' ? [node] : listElements(node)) : [],
  );
  return found.flatMap(
    (element, index) => toPicture(element, index === found.length - 1 ? caption : '') ?? [],
  );
}

const listElements = (element: Element): Element[] =>
  element.children.flatMap((child) =>
    isElement(child) ? (child.tagName === 'img' ? [child] : listElements(child)) : [],
  );

/** A picture with an address of the web or of this site; what a word processor points to on its own disk is lost. */
function toPicture({ properties: { src, alt } }: Element, caption: string): Block | null {
  if (typeof src !== 'string' || !/^(https?:\/\/|\/(?![/\\]))/i.test(src)) return null;
  const block = makeBlock('image');
  const words = typeof alt === 'string' ? alt : '';
  return block.type === 'image'
    ? { ...block, content: { url: src, alt: words, ...(caption !== '' && { caption }) } }
    : null;
}

const containers: ReadonlySet<string> = new Set([
  ...[
    'p',
    'ul',
    'ol',
    'dl',
    'dt',
    'dd',
    'li',
    'pre',
    'blockquote',
    'hr',
    'table',
    'caption',
    'thead',
    'tbody',
    'tfoot',
    'tr',
  ],
  ...['figure', 'figcaption', 'details', 'summary', 'img', ...headings],
]);

const holdsBlocks = (element: Element): boolean =>
  containers.has(element.tagName) || element.children.some((child) => isElement(child) && holdsBlocks(child));

/** Words with their line breaks. */
function readLines(node: ElementContent): string {
  if (node.type === 'text') return node.value.replace(/\s+/g, ' ');
  if (!isElement(node)) return '';
  if (node.tagName === 'br') return '\n';
  const inner = node.children.map(readLines).join('');
  return containers.has(node.tagName) ? `${inner}\n` : inner;
}

const tidy = (words: string): string =>
  toVisible(words)
    .replace(/[ \t]+/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .replace(/\n{2,}/g, '\n')
    .trim();
