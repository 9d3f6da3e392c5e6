import { type DefaultTreeAdapterTypes, parseFragment } from 'parse5';
import { allowedElements } from '#lib/article/elements.ts';

type Node = DefaultTreeAdapterTypes.ChildNode;
type Element = DefaultTreeAdapterTypes.Element;

/** Every element of some HTML as a browser would read it, in document order. */
function listElements(html: string, scriptingEnabled = true): Element[] {
  const elements: Element[] = [];
  const waiting: Node[] = [...parseFragment(html, { scriptingEnabled }).childNodes].reverse();
  for (let node = waiting.pop(); node; node = waiting.pop()) {
    if (!('tagName' in node)) continue;
    elements.push(node);
    waiting.push(...[...node.childNodes].reverse());
  }
  return elements;
}

const cleanAttributes: Readonly<Record<string, readonly string[]>> = {
  a: ['href'],
  abbr: ['title'],
  img: ['src', 'srcset', 'alt', 'width', 'height'],
  ol: ['start'],
  td: ['colspan', 'rowspan', 'scope'],
  th: ['colspan', 'rowspan', 'scope'],
};

const ids = ['id'];
/** What the site adds. Any block may be the one that leads. */
export const pageAttributes: Readonly<Record<string, readonly string[]>> = {
  ...cleanAttributes,
  '*': ['lang'],
  ul: ids,
  ol: [...ids, 'start'],
  a: ['href', 'rel'],
  blockquote: ids,
  div: [...ids, 'class', 'role', 'tabindex', 'aria-label'],
  figure: ['class'],
  p: [...ids, 'class'],
  pre: ['role', 'tabindex', 'aria-label'],
  h2: ids,
  h3: ids,
  h4: ids,
  h5: ids,
  h6: ids,
  img: ['src', 'srcset', 'sizes', 'alt', 'width', 'height', 'loading', 'decoding', 'referrerpolicy'],
};

/** What of some HTML is outside the allow-list, one line each; empty when all is well. */
export function listForbidden(html: string, allowed = cleanAttributes): string[] {
  return listElements(html).flatMap(({ tagName, namespaceURI, attrs }) => {
    const isKnown = allowedElements.has(tagName) || tagName in allowed;
    const element = isKnown && namespaceURI.endsWith('xhtml') ? [] : [`<${tagName}>`];
    const attributes = attrs
      .filter(({ name, value }) => {
        const isKnownHere = allowed[tagName]?.includes(name) || allowed['*']?.includes(name);
        return !isKnownHere || !isAllowedValue(name, value);
      })
      .map(({ name, value }) => `${tagName}[${name}=${value}]`);
    return [...element, ...attributes];
  });
}

function isAllowedValue(name: string, value: string): boolean {
  switch (name) {
    case 'href':
      return isAllowedAddress(value, ['http:', 'https:', 'mailto:', 'tel:']);
    case 'src':
      return isAllowedAddress(value, ['http:', 'https:']);
    case 'srcset':
      return value
        .split(', ')
        .every((part) => isAllowedAddress(part.split(' ')[0] ?? '', ['http:', 'https:']));
    case 'referrerpolicy':
      return value === 'no-referrer';
    case 'width':
    case 'height':
      return /^[1-9]\d{0,4}$/.test(value) && Number(value) <= 10_000;
    case 'class':
      return ['picture', 'callout', 'table-scroll'].includes(value);
    case 'lang':
      return value === 'hi';
    case 'id':
      return value === 'lead' || value.startsWith('section-');
    default:
      return true;
  }
}

// The browser's own reading of the address decides.
function isAllowedAddress(value: string, protocols: readonly string[]): boolean {
  const url = URL.parse(value, 'https://page.example/blog/post');
  return (
    url !== null &&
    protocols.includes(url.protocol) &&
    !/^[\s\p{Cc}]*(java|vb)script/iu.test(decodeURIComponent(value))
  );
}

/** Whether what stands around some HTML stays where it was: the markers before and after are still siblings. */
export function isBalanced(html: string): boolean {
  const page = parseFragment(
    `<main><article><i id="before"></i>${html}<i id="after"></i></article><footer></footer></main>`,
  );
  const [main] = page.childNodes;
  const [article, footer] = main && 'childNodes' in main ? main.childNodes : [];
  const children = article && 'childNodes' in article ? article.childNodes : [];
  const isMarker = (node: Node | undefined, id: string) =>
    node !== undefined && 'attrs' in node && node.attrs.some(({ value }) => value === id);
  return (
    page.childNodes.length === 1 &&
    footer?.nodeName === 'footer' &&
    isMarker(children.at(0), 'before') &&
    isMarker(children.at(-1), 'after')
  );
}

const unread = new Set([
  'script',
  'style',
  'template',
  'button',
  'select',
  'textarea',
  'noscript',
  'iframe',
  'title',
  'option',
]);
const apart =
  /^(p|h[1-6]|div|section|ul|ol|li|dl|dt|dd|table|caption|t[rdh]|pre|blockquote|figure|figcaption|details|summary|br|hr|form|article)$/;

/** How often each word stands in some HTML, read as a browser would show it. */
function countEachWord(html: string): Map<string, number> {
  let text = '';
  const waiting: (Node | ' ')[] = [...parseFragment(html).childNodes].reverse();
  for (let node = waiting.pop(); node; node = waiting.pop()) {
    if (node === ' ') text += ' ';
    else if (node.nodeName === '#text' && 'value' in node) text += node.value;
    else if ('tagName' in node && !unread.has(node.tagName)) {
      const edge: ' '[] = apart.test(node.tagName) ? [' '] : [];
      waiting.push(...edge, ...[...node.childNodes].reverse(), ...edge);
    }
  }
  const counts = new Map<string, number>();
  for (const word of text.match(/[\p{L}\p{M}\p{N}]+/gu) ?? []) counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
}

/** Words that `after` has fewer times than `before`. */
export function listLostWords(before: string, after: string): string[] {
  const left = countEachWord(after);
  return [...countEachWord(before)]
    .filter(([word, count]) => (left.get(word) ?? 0) < count)
    .map(([word]) => word);
}
