import { isShownFrom } from '#lib/blog/stored-media.ts';

/** Elements that are built anew, each with the attributes it may keep. What is not named gives its children only. */
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

type Surroundings = {
  /** The post's own address, which relative ones start from. */
  base: string;
  hosts: readonly string[];
};

function toAddress(value: string | null, base: string): string | null {
  const url = value === null ? null : URL.parse(value, base);
  return url && /^(https?|mailto|tel):$/.test(url.protocol) ? url.href : null;
}

function buildLink(href: string | null, children: readonly (Node | string)[]): Node {
  if (href === null) {
    const plain = document.createElement('span');
    plain.append(...children);
    return plain;
  }
  const link = document.createElement('a');
  link.href = href;
  link.rel = 'noopener nofollow';
  link.append(...children);
  return link;
}

function copyNumbers(source: Element, built: Element, names: readonly string[]): void {
  for (const name of names) {
    const value = source.getAttribute(name);
    if (value !== null && /^\d{1,4}$/.test(value)) built.setAttribute(name, value);
  }
}

/** A wide table scrolls in a box of its own, by keyboard too, as on the public page. */
function buildTableBox(table: Element): Node {
  const box = document.createElement('div');
  box.className = 'table-scroll';
  box.role = 'region';
  box.tabIndex = 0;
  box.ariaLabel = 'Table';
  box.append(table);
  return box;
}

/** A picture that the page may show; any other, or a film, as a link. */
function buildPicture(source: Element, { base, hosts }: Surroundings): Node {
  const address = toAddress(source.getAttribute('src'), base);
  const alt = source.getAttribute('alt') ?? '';
  if (source.tagName !== 'IMG' || address === null || !isShownFrom(address, hosts)) {
    return buildLink(address, [alt || address || '']);
  }
  const image = document.createElement('img');
  image.src = address;
  image.alt = alt;
  image.loading = 'lazy';
  copyNumbers(source, image, ['width', 'height']);
  return image;
}

function buildNode(source: Node, around: Surroundings): Node[] {
  if (source.nodeType === Node.TEXT_NODE) return [document.createTextNode(source.textContent ?? '')];
  if (!(source instanceof Element) || dropped.has(source.tagName.toUpperCase())) return [];
  const name = source.tagName.toUpperCase();
  if (name === 'IMG' || name === 'IFRAME') return [buildPicture(source, around)];
  const children = [...source.childNodes].flatMap((child) => buildNode(child, around));
  if (name === 'A') return [buildLink(toAddress(source.getAttribute('href'), around.base), children)];
  // The page and the post have their headings already.
  const element = /^H[12]$/.test(name) ? 'H3' : name;
  const attributes = kept[element];
  if (!attributes) return children;
  const built = document.createElement(element);
  copyNumbers(source, built, attributes);
  built.append(...children);
  return [element === 'TABLE' ? buildTableBox(built) : built];
}

/**
 * The text of a post as elements. It was cleaned when it was copied; here nothing of its markup is taken over either:
 * the browser reads it in a document of its own, where nothing runs, and known elements are made anew. The public page's
 * own cleaning would be 55 KB more for a look at the table.
 */
export function buildText(html: string, link: string | null, hosts: readonly string[]): Node[] {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  const around = { base: link ?? location.href, hosts };
  return [...body.childNodes].flatMap((node) => buildNode(node, around));
}
