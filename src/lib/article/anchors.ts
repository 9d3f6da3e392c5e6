import { headings } from '#lib/article/elements.ts';
import {
  getAttribute,
  isHtml,
  readWords,
  type SourceElement,
  type SourceFragment,
  type SourceNode,
} from '#lib/article/parse.ts';

/** A heading's text as the fragment of an address: letters and digits of any script, joined by hyphens. */
export function toAnchor(text: string): string {
  const words =
    text
      .normalize('NFC')
      .toLowerCase()
      .match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  return [...words.join('-')].slice(0, 60).join('').replace(/-$/, '');
}

/**
 * Anchors by the author's own ids. Ids do not survive the cleaning, so links inside the article are turned towards the
 * heading that carried the id, held it, or came right after an empty element that did. `source` is the HTML of the tree.
 */
export function listAnchors(source: string, fragment: SourceFragment): ReadonlyMap<string, string> {
  const anchors = new Map<string, string>();
  // Most articles, and all that are clean already, have none: then it saves looking at every heading.
  if (!/\b(?:id|name)\s*=/i.test(source)) return anchors;
  let pending: string[] = [];
  // Leaving an element is noted by pushing it once more, so that no recursion is needed.
  const waiting: { node: SourceNode; anchor: string | null }[] = [];
  const push = (nodes: readonly SourceNode[], anchor: string | null) => {
    for (let index = nodes.length - 1; index >= 0; index -= 1) {
      const node = nodes[index];
      if (node) waiting.push({ node, anchor });
    }
  };
  push(fragment.childNodes, null);
  for (let item = waiting.pop(); item; item = waiting.pop()) {
    const { node } = item;
    if ('value' in node && node.value.trim() !== '') pending = [];
    if (!('tagName' in node)) continue;
    const anchor = isHtml(node) && headings.has(node.tagName) ? toAnchor(readWords(node, 200)) : item.anchor;
    pending.push(...listIds(node));
    if (anchor) {
      for (const id of pending) if (!anchors.has(id)) anchors.set(id, anchor);
      pending = [];
    }
    push(node.childNodes, anchor);
  }
  return anchors;
}

function listIds(element: SourceElement): string[] {
  const ids = [
    getAttribute(element, 'id'),
    element.tagName === 'a' ? getAttribute(element, 'name') : undefined,
  ];
  return ids.filter((id): id is string => id !== undefined && id !== '');
}

/** The decoded fragment of a link within the page (`#part`), or null for any other address. */
export function readFragment(address: string): string | null {
  if (!address.startsWith('#')) return null;
  try {
    return decodeURIComponent(address.slice(1));
  } catch {
    return address.slice(1);
  }
}
