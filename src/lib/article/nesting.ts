import type { Element, ElementContent, Properties } from 'hast';
import { blocks, headings, parents } from '#lib/article/elements.ts';
import { breakLines, fillFlow, fillList, isBlock, toParagraph } from '#lib/article/flow.ts';
import { boundary, hasContent, isBlank, isElement, toElement, toText } from '#lib/article/nodes.ts';

interface Place {
  /** Name of the element around, or null at the top. */
  parent: string | null;
  inLink: boolean;
}

/** Elements whose loose words become paragraphs of their own where boxes stood between them. */
const flows: ReadonlySet<string> = new Set(['blockquote', 'details', 'li', 'dd', 'td', 'th', 'figure']);
const lines: ReadonlySet<string> = new Set(['dt', 'summary', 'figcaption', 'caption']);
const lists: ReadonlySet<string> = new Set(['ul', 'ol', 'dl']);
const tableParts: ReadonlySet<string> = new Set(['table', 'thead', 'tbody', 'tfoot', 'tr', 'colgroup']);

/**
 * Turns boundaries into paragraphs or line breaks and takes apart what a parser would read in another way than it is
 * written: paragraphs around blocks, links in links, rows outside a table. Words are never lost.
 */
export function fixNesting(
  nodes: readonly ElementContent[],
  place: Place = { parent: null, inLink: false },
): ElementContent[] {
  const fixed = nodes.flatMap((node) => (node.type === 'element' ? fixElement(node, place) : [node]));
  if (place.parent === null || flows.has(place.parent)) return fillFlow(fixed, place.parent);
  if (lists.has(place.parent)) return fillList(fixed, place.parent === 'dl' ? 'dd' : 'li');
  if (tableParts.has(place.parent)) return fixed.filter((node) => node.type === 'element');
  // Inside links and emphasis of a flow the boundaries are the flow's business only at the edges.
  return place.parent === 'pre' ? fixed.map((node) => (node === boundary ? toText('\n') : node)) : fixed;
}

function fixElement(element: Element, place: Place): ElementContent[] {
  const { tagName, properties } = element;
  const fits = parents.get(tagName)?.includes(place.parent ?? '') ?? true;
  if (!fits || (tagName === 'table' && !isWholeTable(element))) {
    return [boundary, ...fixNesting(element.children, { parent: 'box', inLink: place.inLink }), boundary];
  }
  if (tagName === 'a' && place.inLink) return fixNesting(element.children, { parent: 'box', inLink: true });
  const children = fixNesting(element.children, { parent: tagName, inLink: place.inLink || tagName === 'a' });
  if (tagName === 'p') return fixParagraph(properties, children);
  if (headings.has(tagName)) return fixHeading(element, children);
  if (tagName === 'pre') return [toElement(tagName, properties, dropFirstLineEnd(children))];
  if (tagName === 'br' || tagName === 'img' || tagName === 'hr' || tagName === 'col')
    return [toElement(tagName, properties, [])];
  const fixed = toElement(tagName, properties, children);
  if (!blocks.has(tagName)) return fixPhrase(fixed, children);
  return lines.has(tagName) ? [{ ...fixed, children: breakLines(children) }] : [fixed];
}

function fixParagraph(properties: Properties, children: ElementContent[]): ElementContent[] {
  if (children.some((node) => node === boundary || isBlock(node))) return [boundary, ...children, boundary];
  // WordPress writes an empty one before the first gallery of an answer, and only there.
  return hasContent(children) || properties.id ? [toParagraph(properties, children)] : [boundary];
}

// A heading left open swallows the article: its own words end where the first block begins.
function fixHeading(element: Element, children: ElementContent[]): ElementContent[] {
  const start = children.findIndex((node) => node !== boundary && hasContent([node]));
  const first = children[start];
  if (first === undefined) return [];
  if (isBlock(first)) {
    const isTitle =
      isElement(first, 'p', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6') && !first.children.some(isBlock);
    const title = isTitle
      ? [toElement(element.tagName, { ...element.properties, ...first.properties }, first.children)]
      : [first];
    return [...title, boundary, ...children.slice(start + 1), boundary];
  }
  const end = children.findIndex((node, index) => index > start && (node === boundary || isBlock(node)));
  if (end < 0) return [toElement(element.tagName, element.properties, children.slice(start))];
  const rest = children.slice(end);
  const title = toElement(element.tagName, element.properties, children.slice(start, end));
  return hasContent(rest) ? [title, boundary, ...rest, boundary] : [title];
}

/** A phrase that began or ended with a box: the box's edge moves outside it. */
function fixPhrase(element: Element, children: ElementContent[]): ElementContent[] {
  const isEdge = (node: ElementContent) => node === boundary;
  const words = (node: ElementContent) => hasContent([node]);
  const first = children.findIndex(words);
  if (first < 0) return children.some(isEdge) ? [boundary] : [{ ...element, children }];
  const last = children.findLastIndex(words);
  return [
    ...(children.slice(0, first).some(isEdge) ? [boundary] : []),
    { ...element, children: breakLines(children) },
    ...(children.slice(last + 1).some(isEdge) ? [boundary] : []),
  ];
}

function isWholeTable(table: Element): boolean {
  return table.children.every((part) => isBlank(part) || (isElement(part) && isWholePart(part, 'table')));
}

function isWholePart(part: Element, parent: string): boolean {
  if (!parents.get(part.tagName)?.includes(parent)) return false;
  if (!tableParts.has(part.tagName)) return true;
  return part.children.every(
    (child) => isBlank(child) || (isElement(child) && isWholePart(child, part.tagName)),
  );
}

// Parsers drop the first line end of preformatted text.
function dropFirstLineEnd(nodes: readonly ElementContent[]): ElementContent[] {
  const start = nodes.findIndex((node) => node.type !== 'text' || /[^\n]/.test(node.value));
  const first = nodes[start];
  if (first === undefined) return [];
  const rest = nodes.slice(start + 1);
  return [first.type === 'text' ? toText(first.value.replace(/^\n+/, '')) : first, ...rest];
}
