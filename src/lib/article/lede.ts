import type { Element, ElementContent } from 'hast';
import { toString as readString } from 'hast-util-to-string';

/** Characters that fill a phone's first screen below the head of an article. */
const screenful = 560;
/** With fewer the picture would be on the first screen anyhow, so it leads as on a wide screen. */
const tooFew = 200;

const headings: ReadonlySet<string> = new Set(['h2', 'h3', 'h4']);
const opening: ReadonlySet<string> = new Set([...headings, 'p', 'ul', 'ol', 'div', 'blockquote']);

/** The blocks that may open an article, with how many characters each has; space between them counts for nothing. */
function* listOpening(nodes: readonly ElementContent[]) {
  for (const [index, node] of nodes.entries()) {
    if (node.type === 'text' && node.value.trim() === '') continue;
    if (node.type !== 'element' || !opening.has(node.tagName)) return;
    yield { index, length: readString(node).length, isHeading: headings.has(node.tagName) };
  }
}

/** Gives the block its id; one that a link leads to moves inside. */
function markLead(block: Element): Element {
  const { id } = block.properties;
  const place: Element[] = id ? [{ type: 'element', tagName: 'a', properties: { id }, children: [] }] : [];
  return {
    ...block,
    properties: { ...block.properties, id: 'lead' },
    children: [...place, ...block.children],
  };
}

/**
 * Splits a formatted article after the words that open it, about one phone screen of them. Its picture stands between
 * the two on a phone: words are there with the document, a picture comes a round trip later. An article that opens
 * with a picture of its own, or with few words, has no lede. The block that a phone paints first, with what stands before
 * it, has the id `lead`: the first with some words to it, or the last.
 */
export function splitLede(nodes: readonly ElementContent[]): {
  lede: ElementContent[];
  rest: ElementContent[];
} {
  let [end, enough, length, lead] = [0, 0, 0, -1];
  let isLong = false;
  for (const block of listOpening(nodes)) {
    length += block.length;
    // A heading stays with what it heads.
    if (!block.isHeading) {
      [end, enough] = [block.index + 1, length];
      if (!isLong) lead = block.index;
      isLong ||= block.length >= tooFew;
    }
    if (length >= screenful) break;
  }
  if (enough < tooFew) return { lede: [], rest: [...nodes] };
  const lede = nodes
    .slice(0, end)
    .map(
      (node, index): ElementContent => (index === lead && node.type === 'element' ? markLead(node) : node),
    );
  return { lede, rest: nodes.slice(end) };
}
