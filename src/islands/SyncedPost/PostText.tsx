import { createElement, type ReactNode } from 'react';
import { isShownFrom } from '#lib/blog/stored-media.ts';

/** Elements that are drawn, each with the attributes it may keep. What is not named gives its children only. */
const kept: Readonly<Record<string, readonly string[]>> = {
  ...Object.fromEntries(
    'P H3 H4 H5 H6 UL LI DL DT DD BLOCKQUOTE FIGURE FIGCAPTION STRONG B EM I U S CODE PRE SUB SUP TABLE CAPTION THEAD TBODY TFOOT TR HR BR'
      .split(' ')
      .map((name) => [name, []]),
  ),
  OL: ['start'],
  TH: ['colspan', 'rowspan'],
  TD: ['colspan', 'rowspan'],
};
/** Gone with everything in them. */
const dropped = new Set(
  'SCRIPT STYLE TEMPLATE NOSCRIPT OBJECT EMBED SVG MATH TEXTAREA SELECT TITLE'.split(' '),
);
/** Elements that hold other elements and no words. */
const wordless = new Set('TABLE THEAD TBODY TFOOT TR UL OL DL HR BR'.split(' '));
/** How React spells the attributes. */
const spellings: Readonly<Record<string, string>> = { colspan: 'colSpan', rowspan: 'rowSpan' };

type Surroundings = {
  /** The post's own address, which relative ones start from. */
  base: string;
  hosts: readonly string[];
};

function toAddress(value: string | null, base: string): string | null {
  const url = value === null ? null : URL.parse(value, base);
  return url && /^(https?|mailto|tel):$/.test(url.protocol) ? url.href : null;
}

const toLink = (href: string | null, children: ReactNode[]): ReactNode =>
  href === null
    ? createElement('span', null, ...children)
    : createElement('a', { href, rel: 'noopener nofollow' }, ...children);

const readNumbers = (source: Element, names: readonly string[]): Record<string, string> =>
  Object.fromEntries(
    names.flatMap((name) => {
      const value = source.getAttribute(name);
      return value !== null && /^\d{1,4}$/.test(value) ? [[spellings[name] ?? name, value]] : [];
    }),
  );

/** A picture that the page may show; any other, or a film, as a link. */
function toPicture(source: Element, { base, hosts }: Surroundings): ReactNode {
  const src = toAddress(source.getAttribute('src'), base);
  const alt = source.getAttribute('alt') ?? '';
  if (source.tagName !== 'IMG' || src === null || !isShownFrom(src, hosts))
    return toLink(src, [alt || src || '']);
  return createElement('img', { ...readNumbers(source, ['width', 'height']), src, alt, loading: 'lazy' });
}

const toChildren = (source: Node, around: Surroundings): ReactNode[] =>
  [...source.childNodes].flatMap((child) => toNodes(child, around));

function toNodes(source: Node, around: Surroundings): ReactNode[] {
  if (source.nodeType === Node.TEXT_NODE) return [source.textContent];
  if (!(source instanceof Element) || dropped.has(source.tagName.toUpperCase())) return [];
  const name = source.tagName.toUpperCase();
  if (name === 'IMG' || name === 'IFRAME') return [toPicture(source, around)];
  const children = toChildren(source, around);
  if (name === 'A') return [toLink(toAddress(source.getAttribute('href'), around.base), children)];
  // The page and the post have their headings already.
  const element = /^H[12]$/.test(name) ? 'H3' : name;
  const attributes = kept[element];
  if (!attributes) return children;
  const held = wordless.has(element) ? children.filter((child) => typeof child !== 'string') : children;
  const drawn = createElement(element.toLowerCase(), readNumbers(source, attributes), ...held);
  // A wide table scrolls in a box of its own, by keyboard too, as on the public page.
  const box = { className: 'table-scroll', role: 'region', tabIndex: 0, 'aria-label': 'Table' };
  return [element === 'TABLE' ? createElement('div', box, drawn) : drawn];
}

type Props = {
  html: string;
  /** The post's own address. */
  link: string | null;
  /** Hosts whose pictures the page may show. */
  hosts: readonly string[];
};

/**
 * The text of a post. It was cleaned when it was copied; here nothing of its markup is taken over either: the browser reads
 * it in a document of its own, where nothing runs, and known elements are drawn anew. The public page's own cleaning would
 * be 55 KB more for a look at the table.
 */
export function PostText({ html, link, hosts }: Props) {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  const children = toChildren(body, { base: link ?? location.href, hosts });
  return createElement('div', { className: 'prose' }, ...children);
}
