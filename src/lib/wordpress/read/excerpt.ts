import type { Element, ElementContent } from 'hast';
import { cleanNodes } from '#lib/article/clean.ts';
import { headings } from '#lib/article/elements.ts';
import { isBlank, isElement } from '#lib/article/nodes.ts';
import { removeShortcodes } from '#lib/article/shortcodes.ts';
import { htmlToText, treeToText } from '#lib/article/text.ts';
import { escapeHtml } from '#lib/escape-html.ts';

/** Words of an excerpt that WordPress makes. */
const excerptWords = 55;
/** How WordPress and themes end an excerpt that they cut. */
const cutMark =
  /(?:\[(?:…|\.{3})\]|(?:…|\.{3})?\s*(?:→|»)?\s*(?:continue reading|read more|read the rest|और पढ़ें|पूरा पढ़ें)\b.*)\s*$/isu;
/** Fewer letters in common say nothing. */
const fewestLetters = 6;

const toLetters = (text: string): string => (text.match(/[\p{L}\p{M}\p{N}]+/gu) ?? []).join('').toLowerCase();
/** The words of a text as WordPress reads them for its excerpt: everything between tags. */
const toBareWords = (html: string): string =>
  toLetters(htmlToText(html.replace(/<(script|style)\b[\s\S]*?<\/\1>/gi, '').replace(/<[^>]*>/g, ' ')));

/** Whether an excerpt was made of the beginning of the text, and not written by anyone. */
export function isMadeOf(excerpt: string, content: string): boolean {
  const words = htmlToText(excerpt.replace(/<[^>]*>/g, ' ')).replace(/\s+/g, ' ');
  if (cutMark.test(words)) return true;
  const letters = toLetters(words);
  return letters.length >= fewestLetters && toBareWords(content).startsWith(letters);
}

const besides: ReadonlySet<string> = new Set([
  ...headings,
  'summary',
  'figcaption',
  'caption',
  'pre',
  'table',
]);

/** A paragraph that is nothing but a link stands for a film or a map. */
const isOnlyLink = ({ tagName, children }: Element): boolean => {
  const words = children.filter((node) => !isBlank(node));
  return tagName === 'p' && words.length === 1 && isElement(words[0], 'a');
};

function dropTitles(nodes: readonly ElementContent[]): ElementContent[] {
  return nodes.flatMap((node): ElementContent[] => {
    if (node.type !== 'element') return [node];
    return besides.has(node.tagName) || isOnlyLink(node)
      ? []
      : [{ ...node, children: dropTitles(node.children) }];
  });
}

const toWords = (nodes: readonly ElementContent[]): string[] =>
  removeShortcodes(treeToText(nodes))
    .split(/\s+/)
    // An address by itself stands for a film or a map, and says nothing.
    .filter((word) => word !== '' && !/^https?:\/\/\S+$/i.test(word));

/** The beginning of a cleaned text as its excerpt: without titles, captions and tables, which run into the words. */
export function makeExcerpt(cleaned: string): string {
  const nodes = cleanNodes(cleaned);
  const told = toWords(dropTitles(nodes));
  const words = told.length > 0 ? told : toWords(nodes);
  if (words.length === 0) return '';
  const end = words.length > excerptWords ? '…' : '';
  return `<p>${escapeHtml(words.slice(0, excerptWords).join(' '))}${end}</p>`;
}
