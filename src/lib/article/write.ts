import type { Element, ElementContent, Root, RootContent } from 'hast';
import rehypeStringify from 'rehype-stringify';
import { unified } from 'unified';

const writer = unified()
  .use(rehypeStringify, { characterReferences: { useNamedReferences: true } })
  .freeze();

/** Stand for `<` and `>` of an attribute until the text is written. Unicode keeps both from ever being characters. */
const [less, greater] = ['\uFDD0', '\uFDD1'];

const guardText = (value: string): string => value.replaceAll('<', less).replaceAll('>', greater);

function guard<Node extends Root | RootContent | ElementContent>(node: Node): Node {
  if (!('children' in node)) return node;
  const children = node.children.map(guard) as Element['children'];
  if (node.type !== 'element') return { ...node, children };
  const properties = Object.fromEntries(
    Object.entries(node.properties).map(([name, value]) => [
      name,
      typeof value === 'string' ? guardText(value) : value,
    ]),
  );
  return { ...node, properties, children };
}

/**
 * A tree as HTML. Of the signs that open and close a tag attributes hold none, though HTML allows them there: whatever
 * reads the text as text finds tags only where tags are.
 */
export function toHtml(tree: Root): string {
  return writer.stringify(guard(tree)).replaceAll(less, '&lt;').replaceAll(greater, '&gt;');
}
