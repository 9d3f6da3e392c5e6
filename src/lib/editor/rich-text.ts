/** Which lists, quotes and tables the editor can hold whole, and how it writes them. */
import type { Element, ElementContent } from 'hast';
import { cleanNodes } from '#lib/article/clean.ts';
import { phrases } from '#lib/article/elements.ts';
import { isBlank, isElement, mapElements } from '#lib/article/nodes.ts';
import { toHtml } from '#lib/article/write.ts';
import type { RichType } from '#schemas/draft.ts';

/** Words of a line: text, breaks, links and marks. A picture among them is none. */
export const isPhrase = (node: ElementContent): boolean =>
  node.type === 'text' ||
  (isElement(node) && phrases.has(node.tagName) && node.tagName !== 'img' && node.children.every(isPhrase));

const isList = (node: ElementContent): boolean =>
  isElement(node, 'ul', 'ol') && holds(node, (item) => isElement(item, 'li') && holds(item, isFlow));

const isFlow = (node: ElementContent): boolean =>
  isPhrase(node) || isList(node) || (isElement(node, 'p') && node.children.every(isPhrase));

const isRow = (node: ElementContent): boolean =>
  isElement(node, 'tr') && holds(node, (cell) => isElement(cell, 'td', 'th') && holds(cell, isFlow));

const holds = (element: Element, test: (node: ElementContent) => boolean): boolean =>
  element.children.every((child) => isBlank(child) || test(child));

/** What the editor can make of an element; `other` where it would lose a part of it. */
export function toRichType(element: Element): RichType {
  if (isList(element)) return 'list';
  if (element.tagName === 'blockquote' && holds(element, isFlow)) return 'quote';
  const isTable =
    element.tagName === 'table' &&
    holds(element, (part) => isElement(part, 'thead', 'tbody') && holds(part, isRow));
  return isTable ? 'table' : 'other';
}

/** A cell or an item of one paragraph is its words. */
function unwrap(element: Element): Element {
  if (!isElement(element, 'li', 'td', 'th')) return element;
  const [first, ...rest] = element.children;
  const isAlone = rest.every((node) => isElement(node, 'ul', 'ol'));
  return first && isElement(first, 'p') && isAlone
    ? { ...element, children: [...first.children, ...rest] }
    : element;
}

/** Attributes that say what holds without them. */
function plain(element: Element): Element {
  const { colSpan, rowSpan, start, ...properties } = element.properties;
  return {
    ...element,
    properties: {
      ...properties,
      ...(Number(colSpan) > 1 && { colSpan }),
      ...(Number(rowSpan) > 1 && { rowSpan }),
      ...(start !== undefined && Number(start) !== 1 && { start }),
    },
  };
}

const isHeadRow = (row: ElementContent): boolean =>
  isElement(row, 'tr') && row.children.length > 0 && row.children.every((cell) => isElement(cell, 'th'));

/** First rows of headings are the table's head. */
function withHead(table: Element): Element {
  if (table.tagName !== 'table') return table;
  const [body, ...others] = table.children.filter((child) => isElement(child));
  if (!body || !isElement(body, 'tbody') || others.length > 0) return table;
  const rows = body.children.filter((child) => isElement(child));
  const end = rows.findIndex((row) => !isHeadRow(row));
  const count = end < 0 ? rows.length : end;
  if (count === 0 || count === rows.length) return table;
  const head: Element = { ...body, tagName: 'thead', children: rows.slice(0, count) };
  return { ...table, children: [head, { ...body, children: rows.slice(count) }] };
}

/** What the editor wrote of a list, a quote or a table as articles have it: clean, and without paragraphs of one line. */
export const tidyRich = (html: string): string =>
  toHtml({
    type: 'root',
    children: mapElements(cleanNodes(html), (element) => [withHead(plain(unwrap(element)))]),
  });
