import { headings } from '#lib/article/elements.ts';
import {
  getAttribute,
  isHtml,
  listElements,
  readWords,
  type SourceElement,
  type SourceFragment,
  type SourceNode,
} from '#lib/article/parse.ts';
import { decodeOrKeep } from '#lib/decode.ts';

/** A heading's text as the fragment of an address: letters and digits of any script, joined by hyphens. */
export function toAnchor(text: string): string {
  const words =
    text
      .normalize('NFC')
      .toLowerCase()
      .match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  return [...words.join('-')].slice(0, 60).join('').replace(/-$/, '');
}

/** Begins the id of a part of the text that a link leads to. */
const partStart = 'part-';
const toPart = (id: string): string =>
  partStart + toAnchor(id.startsWith(partStart) ? id.slice(partStart.length) : id);

/** Where links within an article lead. */
export interface Anchors {
  /** New anchors by the author's ids: of a heading, or of a part. */
  byId: ReadonlyMap<string, string>;
  /** The parts that a link leads to, with the id each gets. */
  parts: ReadonlyMap<SourceElement, string>;
}

/** What may carry the id of a part: elements that stay. */
const carriers: ReadonlySet<string> = new Set([
  ...[
    'p',
    'li',
    'dt',
    'dd',
    'td',
    'th',
    'blockquote',
    'figure',
    'figcaption',
    'pre',
    'table',
    'ul',
    'ol',
    'dl',
  ],
  ...['sup', 'sub', 'em', 'strong', 'b', 'i', 'u', 'a', 'details', 'summary'],
]);

/**
 * Anchors by the author's own ids. A link to a heading is turned towards its words; one to another part, a footnote say, keeps
 * a mark there. What carries no id in the end, an empty element or a box, hands its own to what follows or holds it.
 */
export function listAnchors(source: string, fragment: SourceFragment): Anchors {
  const byId = new Map<string, string>();
  const parts = new Map<SourceElement, string>();
  // Most articles, and all that are clean already, have none: then it saves looking at every heading.
  if (!/\b(?:id|name)\s*=/i.test(source)) return { byId, parts };
  const wanted = listWanted(fragment);
  const taken = new Set<string>();
  const mark = (element: SourceElement, ids: readonly string[]) => {
    const [first] = ids.filter((id) => !byId.has(id));
    if (first === undefined) return;
    const part = parts.get(element) ?? toFree(toPart(first), taken);
    if (part === partStart) return;
    taken.add(part);
    parts.set(element, part);
    for (const id of ids) if (!byId.has(id)) byId.set(id, part);
  };
  let pending: string[] = [];
  const waiting: { node: SourceNode; anchor: string | null; carrier: SourceElement | null }[] = [];
  const push = (nodes: readonly SourceNode[], anchor: string | null, carrier: SourceElement | null) => {
    for (let index = nodes.length - 1; index >= 0; index -= 1) {
      const node = nodes[index];
      if (node) waiting.push({ node, anchor, carrier });
    }
  };
  push(fragment.childNodes, null, null);
  for (let item = waiting.pop(); item; item = waiting.pop()) {
    const { node } = item;
    if ('value' in node && node.value.trim() !== '') {
      if (item.carrier && pending.length > 0) mark(item.carrier, pending);
      pending = [];
    }
    if (!('tagName' in node)) continue;
    const isHeading = isHtml(node) && headings.has(node.tagName);
    const anchor = isHeading ? toAnchor(readWords(node, 200)) : item.anchor;
    pending.push(...listIds(node).filter((id) => isHeading || anchor || wanted.has(id)));
    let { carrier } = item;
    if (anchor) {
      for (const id of pending) if (!byId.has(id)) byId.set(id, anchor);
      pending = [];
    } else if (isHtml(node) && carriers.has(node.tagName)) {
      carrier = node;
      if (pending.length > 0 && (node.tagName !== 'a' || readWords(node, 1) !== '')) {
        mark(node, pending);
        pending = [];
      }
    }
    push(node.childNodes, anchor, carrier);
  }
  return { byId, parts };
}

/** The fragments that links of the article lead to, in whichever page. */
function listWanted(fragment: SourceFragment): ReadonlySet<string> {
  const wanted = new Set<string>();
  for (const element of listElements(fragment)) {
    const href = element.tagName === 'a' ? (getAttribute(element, 'href') ?? '') : '';
    const place = href.indexOf('#');
    const target = place < 0 ? null : readFragment(href.slice(place));
    // A text that was cleaned before has the ids of its parts already.
    if (target) wanted.add(target).add(toPart(target));
  }
  return wanted;
}

function toFree(part: string, taken: ReadonlySet<string>): string {
  let free = part;
  for (let number = 2; taken.has(free); number += 1) free = `${part}-${number}`;
  return free;
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
  return address.startsWith('#') ? decodeOrKeep(address.slice(1)) : null;
}

/** The id on the page that a link to this fragment means, or null when nothing there has it. */
export function findTarget(fragment: string, ids: ReadonlySet<string>): string | null {
  return [`section-${toAnchor(fragment)}`, toPart(fragment)].find((id) => ids.has(id)) ?? null;
}
