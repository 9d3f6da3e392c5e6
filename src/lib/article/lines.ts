import type { Element, ElementContent } from 'hast';
import { toString as readString } from 'hast-util-to-string';
import { headings } from '#lib/article/elements.ts';
import { append, hasContent, isElement, toElement, toText, trim } from '#lib/article/nodes.ts';

/**
 * Paragraphs of one-line headings (`What Are …?`, `Importance of …`, `Common …:`) and of `Label: value` lines become
 * what their author meant.
 */
export function splitLines(blocks: readonly ElementContent[]): ElementContent[] {
  const name = blocks.some((block) => isElement(block) && headings.has(block.tagName)) ? 'h3' : 'h2';
  return blocks.flatMap((block) => (isElement(block, 'p') ? splitParagraph(block, name) : [block]));
}

function splitParagraph(paragraph: Element, name: 'h2' | 'h3'): ElementContent[] {
  const lines = splitAtBreaks(paragraph.children)
    .map(trim)
    .filter(hasContent)
    .map((nodes) => ({ nodes, special: toSpecialLine(nodes, name) }))
    .map(({ nodes, special }) => ({ nodes, special: special && tell(special, paragraph) }));
  // Left as it is where nothing stands out: taking emphasis apart line by line would only bloat it.
  if (lines.every(({ special }) => special === null)) return [paragraph];
  const blocks: ElementContent[] = [];
  let plain: ElementContent[] = [];
  const flush = () => {
    if (plain.length > 0) blocks.push(tell(toElement('p', {}, plain), paragraph));
    plain = [];
  };
  for (const { nodes, special } of lines) {
    if (special) {
      flush();
      blocks.push(special);
    } else {
      if (plain.length > 0) plain.push(toElement('br', {}, []), toText('\n'));
      append(plain, nodes);
    }
  }
  flush();
  return blocks;
}

/** A line tells what its paragraph told of language and direction. */
function tell(line: Element, { properties: { lang, dir } }: Element): Element {
  return { ...line, properties: { ...line.properties, ...(lang && { lang }), ...(dir && { dir }) } };
}

/** The lines of a paragraph; emphasis that spans several of them goes on in each. */
function splitAtBreaks(nodes: readonly ElementContent[]): ElementContent[][] {
  const lines: ElementContent[][] = [[]];
  for (const node of nodes) {
    const [first, ...rest] = !isElement(node)
      ? [[node]]
      : node.tagName === 'br'
        ? [[], []]
        : splitAtBreaks(node.children).map((children): ElementContent[] => [{ ...node, children }]);
    append(lines.at(-1) ?? [], first ?? []);
    append(lines, rest);
  }
  return lines;
}

const question = /^(what|why|how|when|which)\s[^.!?:]{3,90}\?$/i;
const importance = /^(the\s+)?importance of\s[^.!?:]{2,90}:?$/i;
const common = /^common\s[^.!?:]{2,60}:$/i;

function toSpecialLine(line: ElementContent[], name: 'h2' | 'h3'): Element | null {
  const text = readString({ type: 'root', children: line }).replace(/\s+/g, ' ').trim();
  if (question.test(text) || importance.test(text) || common.test(text))
    return toElement(name, {}, unwrapStrong(line));
  const address =
    /^https?:\/\/[^\s<>"]{4,500}$/.test(text) && line.every((node) => node.type === 'text') ? text : null;
  if (address !== null && URL.canParse(address)) {
    return toElement('p', {}, [toElement('a', { href: address }, [toText(text)])]);
  }
  return toCallout(line);
}

function unwrapStrong(line: ElementContent[]): ElementContent[] {
  const [only] = line;
  return line.length === 1 && isElement(only, 'strong', 'b', 'em', 'i', 'u')
    ? unwrapStrong(trim(only.children))
    : line;
}

/** Longest value of a callout, in characters; more is prose that happens to begin with a colon. */
const longestValue = 400;

function toCallout(line: ElementContent[]): Element | null {
  const text = readString({ type: 'root', children: line });
  const colon = text.indexOf(':');
  if (colon < 1 || colon > 40 || text.length - colon > longestValue) return null;
  const label = text.slice(0, colon).trim();
  const value = trim(dropStart(line, colon + 1));
  const isApart = /\s/.test(text[colon + 1] ?? '') || endsEmphasis(line[0], colon);
  if (!isApart || !isLabel(label) || !hasContent(value)) return null;
  return toElement('p', { className: ['callout'] }, [
    toElement('strong', {}, [toText(`${label}:`)]),
    toText(' '),
    ...value,
  ]);
}

/** One to four words that begin like a name: no time, no address, no clause. */
function isLabel(label: string): boolean {
  return /^[\p{Lu}\p{Lo}][\p{L}\p{M}\p{N}()&/'’ -]*$/u.test(label) && label.split(/\s+/).length <= 4;
}

function endsEmphasis(first: ElementContent | undefined, colon: number): boolean {
  return isElement(first, 'strong', 'b') && readString(first).trimEnd().length === colon + 1;
}

/** The nodes without the first `count` characters of their text. */
function dropStart(nodes: readonly ElementContent[], count: number): ElementContent[] {
  let left = count;
  return nodes.flatMap((node): ElementContent[] => {
    const length = readString(node).length;
    const cut = Math.min(left, length);
    left -= cut;
    if (cut === 0) return [node];
    if (cut === length) return [];
    return isElement(node)
      ? [{ ...node, children: dropStart(node.children, cut) }]
      : [toText(readString(node).slice(cut))];
  });
}
