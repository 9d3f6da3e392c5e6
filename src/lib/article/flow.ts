import type { Element, ElementContent, Properties } from 'hast';
import { blocks } from '#lib/article/elements.ts';
import { boundary, hasContent, isBlank, isElement, toElement, toText, trim } from '#lib/article/nodes.ts';

/** Whether a node is a block, or a phrase with a block in it. */
export function isBlock(node: ElementContent): boolean {
  return node.type === 'element' && (blocks.has(node.tagName) || node.children.some(isBlock));
}

/** Groups loose words into paragraphs, but only where a boundary shows that boxes had kept them apart. */
export function fillFlow(nodes: readonly ElementContent[], parent: string | null): ElementContent[] {
  const pieces: (Element | ElementContent[])[] = [];
  let run: ElementContent[] = [];
  for (const node of nodes) {
    if (node !== boundary && !isBlock(node)) {
      run.push(node);
      continue;
    }
    if (run.length > 0) pieces.push(run);
    run = [];
    if (node.type === 'element') pieces.push(node);
  }
  if (run.length > 0) pieces.push(run);
  const filled = pieces.filter((piece) => !Array.isArray(piece) || hasContent(piece));
  const keepsLoose = !nodes.includes(boundary) || (parent !== null && filled.length <= 1);
  if (keepsLoose) return nodes.filter((node) => node !== boundary);
  return filled.flatMap((piece, index) => {
    const gap = index === 0 ? [] : [toText('\n')];
    if (!Array.isArray(piece)) return [...gap, piece];
    const isPicture = piece.every(
      (node) => isBlank(node) || (isElement(node, 'img', 'a') && !isBlock(node) && parent === 'figure'),
    );
    return isPicture ? [...gap, ...trim(piece)] : [...gap, toParagraph({}, trim(piece))];
  });
}

/** A paragraph; what tells the language or direction of all its words is told by the paragraph itself. */
export function toParagraph(properties: Properties, children: ElementContent[]): Element {
  const words = children.filter((node) => !isBlank(node));
  const [only] = words;
  if (words.length !== 1 || !isElement(only, 'span')) return toElement('p', properties, children);
  return toElement('p', { ...properties, ...only.properties }, only.children);
}

/** Lists hold items only: what strayed between them joins the item before. */
export function fillList(nodes: readonly ElementContent[], item: string): ElementContent[] {
  const items: ElementContent[] = [];
  let last: Element | undefined;
  for (const node of nodes) {
    if (isElement(node, 'li', 'dt', 'dd')) {
      last = node;
      items.push(node);
    } else if (!hasContent([node])) {
      if (node.type === 'text' && items.length > 0) items.push(node);
    } else if (last && last.tagName === item) {
      last.children.push(node);
    } else {
      last = toElement(item, {}, [node]);
      items.push(last);
    }
  }
  return items;
}

/** Boundaries within a line of words become line breaks. */
export function breakLines(nodes: readonly ElementContent[]): ElementContent[] {
  const broken: ElementContent[] = [];
  let hasWords = false;
  let isBroken = false;
  for (const node of nodes) {
    if (node === boundary) {
      isBroken = hasWords;
      continue;
    }
    // The break takes the place of the space around it.
    if (isBroken && !hasContent([node])) continue;
    if (isBroken) broken.push(toElement('br', {}, []));
    isBroken = false;
    hasWords ||= hasContent([node]);
    broken.push(node);
  }
  return broken;
}
