/** What becomes of each HTML element of a foreign article. Elements in no list are unwrapped: their words stay. */

/** Elements that start and end a line of their own. */
export const blocks: ReadonlySet<string> = new Set([
  ...['p', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'ul', 'ol', 'li', 'dl', 'dt', 'dd', 'pre', 'blockquote', 'hr'],
  ...['table', 'caption', 'colgroup', 'col', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td'],
  ...['figure', 'figcaption', 'details', 'summary'],
]);

/** Elements that stand in a line. */
export const phrases: ReadonlySet<string> = new Set([
  ...['a', 'abbr', 'b', 'br', 'cite', 'code', 'em', 'i', 'img', 'kbd', 'mark', 'q', 's', 'samp', 'small'],
  ...['span', 'strong', 'sub', 'sup', 'u'],
]);

/** Everything that may stand in a cleaned article. */
export const allowedElements: ReadonlySet<string> = new Set([...blocks, ...phrases]);

export const headings: ReadonlySet<string> = new Set(['h1', 'h2', 'h3', 'h4', 'h5', 'h6']);

/** Old or rare names and the element that means the same here. */
export const renamed: ReadonlyMap<string, string> = new Map([
  ['acronym', 'abbr'],
  ['del', 's'],
  ['dfn', 'em'],
  ['dir', 'ul'],
  ['listing', 'pre'],
  ['menu', 'ul'],
  ['strike', 's'],
  ['tt', 'code'],
  ['var', 'em'],
  ['xmp', 'pre'],
]);

/** Boxes that go while a line break stays between their words and their neighbours'. */
export const wrappers: ReadonlySet<string> = new Set([
  ...[
    'address',
    'article',
    'aside',
    'body',
    'center',
    'dialog',
    'div',
    'fieldset',
    'footer',
    'form',
    'header',
  ],
  ...[
    'hgroup',
    'label',
    'legend',
    'main',
    'nav',
    'option',
    'optgroup',
    'search',
    'section',
    'select',
    'textarea',
  ],
  ...['applet', 'canvas', 'object', 'noscript', 'marquee', 'title'],
]);

/** Gone with all they hold: code, and what a browser never shows as words. */
export const discarded: ReadonlySet<string> = new Set([
  ...[
    'script',
    'style',
    'template',
    'head',
    'link',
    'meta',
    'base',
    'basefont',
    'bgsound',
    'datalist',
    'command',
  ],
  ...[
    'embed',
    'frame',
    'frameset',
    'input',
    'keygen',
    'param',
    'source',
    'track',
    'area',
    'wbr',
    'noembed',
    'noframes',
  ],
]);

/**
 * Gone when they are properly closed and hold few words. Left open, or closed around half an article, they are an
 * accident of markup, and the words in them are the article's.
 */
export const controls: ReadonlySet<string> = new Set([
  'button',
  'select',
  'textarea',
  'label',
  'canvas',
  'title',
]);

/** Most words a control may hold to count as one, in characters. */
export const controlLength = 80;

/** Elements whose content the tokenizer takes as text up to their end tag, or else up to the end of the article. */
export const rawText: ReadonlySet<string> = new Set([
  ...['textarea', 'title', 'xmp', 'iframe', 'noembed', 'noframes', 'noscript'],
]);

/** Where a part may stand; elsewhere it is unwrapped. */
export const parents: ReadonlyMap<string, readonly string[]> = new Map([
  ['li', ['ul', 'ol']],
  ['dt', ['dl']],
  ['dd', ['dl']],
  ['figcaption', ['figure']],
  ['summary', ['details']],
  ['caption', ['table']],
  ['colgroup', ['table']],
  ['col', ['colgroup']],
  ['thead', ['table']],
  ['tbody', ['table']],
  ['tfoot', ['table']],
  ['tr', ['thead', 'tbody', 'tfoot']],
  ['th', ['tr']],
  ['td', ['tr']],
]);
