import type { Element, ElementContent } from 'hast';
import type { ArticleContext } from '#lib/article/context.ts';
import { blocks, headings } from '#lib/article/elements.ts';
import { append, hasContent, isBlank, isElement, toElement, trim } from '#lib/article/nodes.ts';
import { toFigure } from '#lib/article/pictures.ts';

/**
 * Lays a cleaned article out as blocks: pictures stand alone as figures, wherever they were; loose words become
 * paragraphs when `fills` says so; what is empty goes.
 */
export function layOut(
  nodes: readonly ElementContent[],
  fills: boolean,
  context: ArticleContext,
): ElementContent[] {
  const laid: ElementContent[] = [];
  let run: ElementContent[] = [];
  const flush = () => {
    const words = trim(run);
    if (hasContent(words) && fills) laid.push(toElement('p', {}, words));
    if (hasContent(words) && !fills) {
      const before = laid.at(-1);
      // What had kept them apart was empty and is gone.
      if (before && !isBlock(before)) laid.push(toElement('br', {}, []));
      append(laid, words);
    }
    run = [];
  };
  for (const piece of nodes.flatMap((node) => splitAtBlocks(node, context))) {
    if (!isElement(piece) || !isBlock(piece)) {
      run.push(piece);
      continue;
    }
    flush();
    append(laid, arrangeBlock(piece, context));
  }
  flush();
  return laid;
}

function isBlock(node: ElementContent): boolean {
  return isElement(node) && blocks.has(node.tagName);
}

function arrangeBlock(element: Element, context: ArticleContext): ElementContent[] {
  const { tagName, properties, children } = element;
  if (tagName === 'hr' || properties.className) return [element];
  if (tagName === 'pre') return hasContent(children) ? [element] : [];
  if (tagName === 'p' || headings.has(tagName)) return splitText(element, context);
  if (tagName === 'figure') return arrangeFigure(element, context);
  const isCell = tagName === 'td' || tagName === 'th' || tagName === 'col';
  const inner = holdsOnlyParts(tagName)
    ? children.flatMap((child) => (isElement(child) ? arrangeBlock(child, context) : []))
    : layOut(children, tagName === 'blockquote' || tagName === 'details', context);
  return isCell || inner.length > 0 ? [toElement(tagName, properties, inner)] : [];
}

function holdsOnlyParts(name: string): boolean {
  return ['ul', 'ol', 'dl', 'table', 'thead', 'tbody', 'tfoot', 'tr', 'colgroup'].includes(name);
}

/** A paragraph or heading without its pictures, and the pictures beside it. */
function splitText(element: Element, context: ArticleContext): ElementContent[] {
  let isMarked = false;
  return layOut(element.children, false, context)
    .reduce<ElementContent[][]>((groups, node) => {
      const last = groups.at(-1);
      if (isBlock(node) || !last || isBlock(last[0] ?? node)) groups.push([node]);
      else last.push(node);
      return groups;
    }, [])
    .map((group): ElementContent => {
      const [first] = group;
      if (first && isBlock(first)) return first;
      const { id, ...properties } = element.properties;
      // A place that a link leads to is one place.
      const isFirst = id !== undefined && !isMarked;
      isMarked ||= isFirst;
      return toElement(element.tagName, isFirst ? { id, ...properties } : properties, group);
    });
}

/** One picture with its caption stays a figure; a gallery becomes its pictures, a framed table the table. */
function arrangeFigure(figure: Element, context: ArticleContext): ElementContent[] {
  const caption = figure.children
    .filter((node) => isElement(node, 'figcaption'))
    .flatMap((node) => node.children);
  const words = trim(flatten(caption));
  const body = layOut(
    figure.children.filter((node) => !isElement(node, 'figcaption')),
    true,
    context,
  );
  if (!hasContent(words)) return body;
  const holders = body.filter((node): node is Element => isElement(node, 'figure', 'table'));
  const [holder] = holders;
  if (
    !holder ||
    holders.length > 1 ||
    holder.children.some((part) => isElement(part, 'figcaption', 'caption'))
  ) {
    return [...body, toElement('p', {}, words)];
  }
  const captioned: Element =
    holder.tagName === 'figure'
      ? { ...holder, children: [...holder.children, toElement('figcaption', {}, words)] }
      : { ...holder, children: [toElement('caption', {}, words), ...holder.children] };
  return body.map((node) => (node === holder ? captioned : node));
}

/** The phrases of a caption: its paragraphs lose their boxes, its pictures go. */
function flatten(nodes: readonly ElementContent[]): ElementContent[] {
  return nodes.flatMap((node): ElementContent[] => {
    if (!isElement(node) || node.tagName === 'br') return [node];
    if (node.tagName === 'img') return [];
    const children = flatten(node.children);
    return isBlock(node) ? [...children, { type: 'text', value: ' ' }] : [{ ...node, children }];
  });
}

/** Takes pictures and blocks out of the phrases around them: words before, the block, words after. */
function splitAtBlocks(node: ElementContent, context: ArticleContext): ElementContent[] {
  if (!isElement(node) || isBlock(node)) return [node];
  if (node.tagName === 'img') return toFigure(node, context);
  const { tagName, properties, children } = node;
  if (tagName === 'br') return [node];
  const split: ElementContent[] = [];
  let run: ElementContent[] = [];
  const flush = () => {
    if (hasContent(run)) split.push(toElement(tagName, properties, run));
    else
      append(
        split,
        run.filter((left) => isBlank(left) || isElement(left, 'br')),
      );
    run = [];
  };
  for (const piece of children.flatMap((child) => splitAtBlocks(child, context))) {
    // A picture of another host became a link of its own, which may not stand in a link.
    const isOwn = !isBlock(piece) && !(tagName === 'a' && isElement(piece, 'a'));
    if (isOwn) {
      run.push(piece);
      continue;
    }
    flush();
    split.push(isElement(piece) && isBlock(piece) ? spread(piece, tagName, properties) : piece);
  }
  flush();
  return split;
}

// A link or emphasis around whole paragraphs goes on inside each of them.
function spread(block: Element, tagName: string, properties: Element['properties']): Element {
  if (block.tagName !== 'p' && !headings.has(block.tagName)) return block;
  if (!hasContent(block.children) || block.children.some((child) => isElement(child, 'a', 'img')))
    return block;
  return { ...block, children: [toElement(tagName, properties, block.children)] };
}
