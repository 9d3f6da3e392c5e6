import type { Comment, Element, ElementContent, Properties, Text } from 'hast';

/** Stands in a tree where a box began or ended, so that its words do not run into its neighbour's. */
export const boundary: Comment = { type: 'comment', value: 'boundary' };

export function toElement(tagName: string, properties: Properties, children: ElementContent[]): Element {
  return { type: 'element', tagName, properties, children };
}

export function toText(value: string): Text {
  return { type: 'text', value };
}

export function isElement(node: ElementContent | undefined): node is Element;
export function isElement<Name extends string>(
  node: ElementContent | undefined,
  ...names: Name[]
): node is Element & { tagName: Name };
export function isElement(node: ElementContent | undefined, ...names: string[]): boolean {
  return node?.type === 'element' && (names.length === 0 || names.includes(node.tagName));
}

/** Text of white space only, no-break spaces included: nothing a reader would miss. */
export function isBlank(node: ElementContent): boolean {
  return node.type === 'comment' || (node.type === 'text' && /^[\s\u200b\u2060\ufeff]*$/.test(node.value));
}

/** Adds items to a list one by one: spreading a long list into `push` overflows the stack. */
export function append<Item>(list: Item[], items: readonly Item[]): void {
  for (const item of items) list.push(item);
}

/** Whether there is a word or a picture in any of the nodes. */
export function hasContent(nodes: readonly ElementContent[]): boolean {
  return nodes.some((node) =>
    node.type === 'element'
      ? node.tagName === 'img' || node.tagName === 'hr' || hasContent(node.children)
      : !isBlank(node),
  );
}

/** The nodes without blank text and line breaks at both ends, and without white space at their very edges. */
export function trim(nodes: readonly ElementContent[]): ElementContent[] {
  const isEdge = (node: ElementContent) => isBlank(node) || isElement(node, 'br');
  const from = nodes.findIndex((node) => !isEdge(node));
  if (from < 0) return [];
  const kept = nodes.slice(from, nodes.findLastIndex((node) => !isEdge(node)) + 1);
  return kept.map((node, index) => {
    if (node.type !== 'text') return node;
    const start = index === 0 ? node.value.trimStart() : node.value;
    return toText(index === kept.length - 1 ? start.trimEnd() : start);
  });
}

/** Replaces every element, innermost first, by what `replace` makes of it. */
export function mapElements(
  nodes: readonly ElementContent[],
  replace: (element: Element) => ElementContent[],
): ElementContent[] {
  return nodes.flatMap((node) =>
    node.type === 'element' ? replace({ ...node, children: mapElements(node.children, replace) }) : [node],
  );
}
