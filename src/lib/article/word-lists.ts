import { defaultTreeAdapter, html as markup } from 'parse5';
import {
  getAttribute,
  isHtml,
  listElements,
  readWords,
  type SourceElement,
  type SourceFragment,
  type SourceNode,
} from '#lib/article/parse.ts';

const isMark = (element: SourceElement): boolean =>
  /(?:^|;)\s*mso-list\s*:\s*ignore/i.test(getAttribute(element, 'style') ?? '');

/** The bullet or number that Word writes before an item of a list; undefined for any other paragraph. */
function findMark(node: SourceNode): SourceElement | undefined {
  if (!('tagName' in node) || !isHtml(node) || node.tagName !== 'p') return undefined;
  return [...listElements(node)].find(isMark);
}

/** Moves what a paragraph holds into an item, without its mark. */
function toItem(paragraph: SourceElement, mark: SourceElement): SourceElement {
  defaultTreeAdapter.detachNode(mark);
  const item = defaultTreeAdapter.createElement('li', markup.NS.HTML, []);
  for (const node of [...paragraph.childNodes]) {
    defaultTreeAdapter.detachNode(node);
    defaultTreeAdapter.appendChild(item, node);
  }
  return item;
}

/** Makes lists of the paragraphs that Word, and what was pasted from it, writes in their place. */
export function foldWordLists(source: string, fragment: SourceFragment): void {
  if (!/mso-list/i.test(source)) return;
  for (const parent of [fragment, ...listElements(fragment)]) {
    let list: SourceElement | null = null;
    for (const node of [...parent.childNodes]) {
      const mark = findMark(node);
      if (mark && 'tagName' in node) {
        const name = /^\s*\(?[\da-z]{1,4}[.)]/i.test(readWords(mark, 10)) ? 'ol' : 'ul';
        if (list?.tagName !== name) {
          list = defaultTreeAdapter.createElement(name, markup.NS.HTML, []);
          defaultTreeAdapter.insertBefore(parent, list, node);
        }
        defaultTreeAdapter.appendChild(list, toItem(node, mark));
        defaultTreeAdapter.detachNode(node);
      } else if (!('value' in node) || node.value.trim() !== '') list = null;
    }
  }
}
