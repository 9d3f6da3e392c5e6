import type { Root } from 'hast';
import { type Schema, sanitize } from 'hast-util-sanitize';
import { allowedElements } from '#lib/article/elements.ts';

/** Every field is given: what is left out would come from the library's own, wider list. */
const cleanSchema: Schema = {
  allowComments: false,
  allowDoctypes: false,
  ancestors: {},
  attributes: {
    '*': [['id', /^part-/], 'lang', ['dir', 'ltr', 'rtl']],
    a: ['href'],
    abbr: ['title'],
    img: ['src', 'srcSet', 'alt', 'width', 'height'],
    li: ['value'],
    ol: ['start', 'type', 'reversed'],
    td: ['colSpan', 'rowSpan', 'scope'],
    th: ['colSpan', 'rowSpan', 'scope'],
  },
  clobber: [],
  clobberPrefix: '',
  protocols: { href: ['http', 'https', 'mailto', 'tel'], src: ['http', 'https'] },
  required: {},
  strip: ['script', 'style', 'template'],
  tagNames: [...allowedElements],
};

/** What the site adds to a cleaned article: its own anchors, classes, languages and the attributes of its pictures, tables and code. */
const pageSchema: Schema = {
  ...cleanSchema,
  attributes: {
    ...cleanSchema.attributes,
    '*': [['id', /^part-|^lead$/], 'lang', ['dir', 'ltr', 'rtl']],
    a: ['href', ['rel', 'noopener', 'noreferrer'], ['ariaLabel', 'Back to the text']],
    div: [
      ['className', 'table-scroll'],
      ['role', 'region'],
      ['tabIndex', 0],
      ['ariaLabel', 'Table'],
    ],
    figure: [['className', 'picture']],
    h2: [['id', /^section-/]],
    h3: [['id', /^section-/]],
    h4: [['id', /^section-/]],
    h5: [['id', /^section-/]],
    h6: [['id', /^section-/]],
    img: [
      'src',
      'srcSet',
      'alt',
      'width',
      'height',
      'sizes',
      ['loading', 'lazy'],
      ['decoding', 'async'],
      ['referrerPolicy', 'no-referrer'],
    ],
    p: [['className', 'callout']],
    pre: [
      ['role', 'region'],
      ['tabIndex', 0],
      ['ariaLabel', 'Code'],
    ],
  },
  tagNames: [...allowedElements, 'div'],
};

/** The last gate of the cleaning: whatever came before, only the allow-list passes. */
export function keepAllowed(tree: Root): Root {
  return toRoot(sanitize(tree, cleanSchema));
}

/** The last gate before a page. */
export function keepPublished(tree: Root): Root {
  return toRoot(sanitize(tree, pageSchema));
}

function toRoot(node: ReturnType<typeof sanitize>): Root {
  if (node.type === 'root') return node;
  return { type: 'root', children: node.type === 'doctype' ? [] : [node] };
}
