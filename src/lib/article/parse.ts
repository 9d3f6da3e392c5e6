import { type DefaultTreeAdapterTypes, defaultTreeAdapter, html as markup, parseFragment } from 'parse5';
import { allowedElements, controlLength, rawText } from '#lib/article/elements.ts';

export type SourceNode = DefaultTreeAdapterTypes.ChildNode;
export type SourceElement = DefaultTreeAdapterTypes.Element;
export type SourceFragment = DefaultTreeAdapterTypes.DocumentFragment;

/** Longest article that is read, in UTF-16 units: far above any real one, low enough to bound time and memory. */
const maxLength = 8_000_000;
/** A short text can make the parser repeat formatting elements without end; browsers choke on it as well. */
const maxElements = 600_000;
/** Each reading uncovers at most one element that swallowed the rest; after these the rest stays as plain text. */
const maxReadings = 8;

/**
 * Reads HTML as a browser reads the inside of a `<div>`. An element that was opened by accident and swallows what
 * follows as raw text (`<textarea>`, `<title>`, `<plaintext>` …) is closed at once, so that the words after it keep
 * their markup. Throws a RangeError for input beyond the limits.
 */
export function parseSource(html: string): SourceFragment {
  let source = html;
  let fragment = read(source);
  for (let reading = 1; reading < maxReadings; reading += 1) {
    const mended = mend(source, fragment);
    if (mended === source) break;
    source = mended;
    fragment = read(source);
  }
  return fragment;
}

/** A tag that is no tag of a cleaned article, or no tag at all. */
const unusual = new RegExp(`<(?!/?(?:${[...allowedElements].join('|')})[\\s/>])`, 'i');

/** Attributes that can hide an element; no cleaned article has them. */
const telling = /\s(?:hidden|class|style)\b/i;

// parse5 itself, not rehype-parse: that turns the tree into another by recursion and overflows at some 1,500 levels.
function read(html: string): SourceFragment {
  if (html.length > maxLength) throw new RangeError(`the article is longer than ${maxLength} characters`);
  let elements = 0;
  const treeAdapter: typeof defaultTreeAdapter = {
    ...defaultTreeAdapter,
    createElement(name, namespace, attributes) {
      elements += 1;
      if (elements > maxElements) throw new RangeError(`the article has more than ${maxElements} elements`);
      return defaultTreeAdapter.createElement(name, namespace, attributes);
    },
  };
  const context = defaultTreeAdapter.createElement('div', markup.NS.HTML, []);
  // Where a tag stands is asked only of elements that go, and noting it takes as long as reading without.
  const sourceCodeLocationInfo = unusual.test(html) || telling.test(html);
  return parseFragment(context, html, { treeAdapter, sourceCodeLocationInfo, scriptingEnabled: true });
}

function mend(source: string, fragment: SourceFragment): string {
  let mended = '';
  let done = 0;
  for (const element of listElements(fragment)) {
    const start = element.sourceCodeLocation?.startTag;
    if (!start || !isHtml(element) || start.startOffset < done) continue;
    if (rawText.has(element.tagName) && swallowsWords(element)) {
      mended += `${source.slice(done, start.endOffset)}</${element.tagName}>`;
      done = start.endOffset;
    } else if (element.tagName === 'plaintext' || (element.tagName === 'select' && !isClosed(element))) {
      mended += source.slice(done, start.startOffset);
      done = start.endOffset;
    }
  }
  return mended + source.slice(done);
}

// Left open, or closed only by the end tag of a later namesake.
function swallowsWords(element: SourceElement): boolean {
  if (!isClosed(element)) return element.childNodes.length > 0;
  if (element.tagName === 'xmp' || element.childNodes.length === 0) return false;
  const words =
    element.tagName === 'textarea' || element.tagName === 'title' ? element : read(readRaw(element));
  return readWords(words, controlLength).length > controlLength;
}

/** The unparsed text of a raw text element. */
export function readRaw(element: SourceElement): string {
  return element.childNodes.map((child) => ('value' in child ? child.value : '')).join('');
}

/** Every element in document order. No recursion: the tree may be 100,000 levels deep. */
export function* listElements(fragment: SourceFragment | SourceElement): Generator<SourceElement> {
  const waiting: SourceNode[] = [...fragment.childNodes].reverse();
  for (let node = waiting.pop(); node; node = waiting.pop()) {
    if (!('tagName' in node)) continue;
    yield node;
    for (let index = node.childNodes.length - 1; index >= 0; index -= 1) {
      const child = node.childNodes[index];
      if (child) waiting.push(child);
    }
  }
}

export function isHtml(element: SourceElement): boolean {
  return element.namespaceURI === markup.NS.HTML;
}

/** Whether the author wrote the end tag. */
export function isClosed(element: SourceElement): boolean {
  return element.sourceCodeLocation?.endTag !== undefined;
}

export function getAttribute(element: SourceElement, name: string): string | undefined {
  return element.attrs.find((attribute) => attribute.name === name)?.value;
}

const wordless: ReadonlySet<string> = new Set(['script', 'style']);

/**
 * The words inside, trimmed; gives up after `limit` characters, so that asking stays cheap. Where it would have to look at more
 * than `budget` nodes, it answers with more than the limit.
 */
export function readWords(
  element: SourceElement | SourceFragment,
  limit: number,
  without = wordless,
  budget = 20 * limit + 400,
): string {
  let words = '';
  let left = budget;
  const waiting: SourceNode[] = [...element.childNodes].reverse();
  for (let node = waiting.pop(); node && words.length <= limit; node = waiting.pop()) {
    left -= 1;
    if (left < 0) return words.padEnd(limit + 1, '…');
    if ('value' in node) words = (words + node.value).trimStart();
    if ('tagName' in node && !without.has(node.tagName)) {
      waiting.push(...node.childNodes.slice(0, limit + 1).reverse());
    }
  }
  return words.trim();
}
