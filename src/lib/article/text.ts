import type { RootContent } from 'hast';
import { blocks, discarded, wrappers } from '#lib/article/elements.ts';
import { isControl, isDisclosure } from '#lib/article/form-controls.ts';
import { isNeverShown } from '#lib/article/hidden.ts';
import { isClosed, isHtml, parseSource, type SourceElement, type SourceNode } from '#lib/article/parse.ts';
import { isSaidCount } from '#lib/article/widgets.ts';

/**
 * The words of any HTML as plain text: entities decoded once, code and parts of forms left out, one line per block. White space is
 * collapsed, except for the line ends between blocks and at `<br>`.
 */
export function htmlToText(html: string): string {
  let text = '';
  const waiting: (SourceNode | string)[] = [...parseSource(html).childNodes].reverse();
  for (let item = waiting.pop(); item !== undefined; item = waiting.pop()) {
    if (typeof item === 'string') text += item;
    else if (item.nodeName === '#text' && 'value' in item) text += item.value.replace(/\s+/g, ' ');
    else if ('tagName' in item && !isSilent(item)) {
      const edge = isHtml(item) && (blocks.has(item.tagName) || wrappers.has(item.tagName)) ? '\n' : '';
      waiting.push(item.tagName === 'br' ? '\n' : edge);
      for (let index = item.childNodes.length - 1; index >= 0; index -= 1) {
        const child = item.childNodes[index];
        if (child) waiting.push(child);
      }
      waiting.push(edge);
    }
  }
  return text
    .replace(/[^\P{Cc}\n]/gu, '')
    .replace(/ +/g, ' ')
    .replace(/ ?\n[ \n]*/g, '\n')
    .trim();
}

/** The words of a finished article in the same way; its white space stays. */
export function treeToText(nodes: readonly RootContent[]): string {
  return nodes
    .map((node) => {
      if (node.type !== 'element') return node.type === 'text' ? node.value : '';
      const edge =
        blocks.has(node.tagName) || wrappers.has(node.tagName) || node.tagName === 'br' ? '\n' : '';
      return edge + treeToText(node.children) + edge;
    })
    .join('');
}

const silent: ReadonlySet<string> = new Set(['iframe', 'noscript']);

function isSilent(element: SourceElement): boolean {
  const name = element.tagName;
  return (
    name === 'script' ||
    name === 'style' ||
    (isHtml(element) &&
      (silent.has(name) ||
        discarded.has(name) ||
        (isControl(element) && !isDisclosure(element)) ||
        isSaidCount(element) ||
        (isClosed(element) && isNeverShown(element))))
  );
}
