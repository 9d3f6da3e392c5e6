import type { ElementContent } from 'hast';
import { listAnchors } from '#lib/article/anchors.ts';
import { type Decision, decideElement } from '#lib/article/element-rules.ts';
import { listFrames } from '#lib/article/embeds.ts';
import { readTextLanguage, toLanguageProperties } from '#lib/article/language.ts';
import { append, boundary, toElement, toText } from '#lib/article/nodes.ts';
import { listStandIns } from '#lib/article/noscript-pictures.ts';
import { listElements, parseSource, type SourceElement, type SourceNode } from '#lib/article/parse.ts';
import { removeShortcodeCode } from '#lib/article/shortcode-code.ts';
import { listFilms } from '#lib/article/videos.ts';
import { foldWordLists } from '#lib/article/word-lists.ts';
import type { TextLanguage } from '#lib/language.ts';

/** Deeper elements are unwrapped: no reader needs them, and what follows may then walk the tree by recursion. */
const maxDepth = 60;

interface Step {
  nodes: readonly SourceNode[];
  next: number;
  into: ElementContent[];
  depth: number;
  /** Whether a boundary follows the last of the nodes. */
  closing: boolean;
  /** What the source says of the words here, and what the tree says so far. */
  meant: TextLanguage;
  said: TextLanguage;
}

/** Elements that hold no words, or only elements that do. */
const wordless: ReadonlySet<string> = new Set([
  'br',
  'hr',
  'img',
  'col',
  'colgroup',
  'thead',
  'tbody',
  'tfoot',
  'tr',
]);

/** HTML as a tree of allowed elements only, at most 60 levels deep, with boundaries where boxes were. */
export function toTree(source: string): ElementContent[] {
  const html = removeShortcodeCode(source);
  const fragment = parseSource(html);
  foldWordLists(html, fragment);
  const { byId, parts } = listAnchors(html, fragment);
  const notes = {
    anchors: byId,
    standIns: listStandIns(fragment),
    films: listFilms(html, fragment),
    frames: /<noscript/i.test(html) ? listFrames(listElements(fragment)) : new Set<string>(),
  };
  const children: ElementContent[] = [];
  const steps: Step[] = [
    { nodes: fragment.childNodes, next: 0, into: children, depth: 0, closing: false, meant: {}, said: {} },
  ];
  for (let step = steps.at(-1); step; step = steps.at(-1)) {
    const node = step.nodes[step.next];
    step.next += 1;
    if (node === undefined) {
      if (step.closing) step.into.push(boundary);
      steps.pop();
    } else if (node.nodeName === '#text' && 'value' in node) {
      step.into.push(toSpoken(toPlainCharacters(node.value), step));
    } else if ('tagName' in node) {
      const decision = decideElement(node, notes);
      const inner = carryOut(decision, node, step, parts);
      if (inner) steps.push({ nodes: node.childNodes, next: 0, ...inner });
    }
  }
  return children;
}

/** Words, in an element of their own where nothing around them tells their language or direction. */
function toSpoken(text: string, { meant, said }: Step): ElementContent {
  const properties = toLanguageProperties(meant, said);
  const isPlain = text.trim() === '' || Object.keys(properties).length === 0;
  return isPlain ? toText(text) : toElement('span', properties, [toText(text)]);
}

/** Writes what was decided; answers where the element's children belong, or null when they go. */
function carryOut(
  decision: Decision,
  source: SourceElement,
  { into, depth, meant: around, said }: Step,
  parts: ReadonlyMap<SourceElement, string>,
): Omit<Step, 'nodes' | 'next'> | null {
  if (decision.kind === 'drop') return null;
  if (decision.kind === 'replace') {
    append(into, decision.nodes);
    return null;
  }
  const meant = readTextLanguage(source, around);
  const id = parts.get(source);
  // A link that leads nowhere may still be where one leads to.
  const isPlace = decision.kind === 'unwrap' && id !== undefined;
  if (decision.kind === 'unwrap' || depth >= maxDepth) {
    if (decision.kind === 'unwrap') append(into, decision.before);
    if (decision.box) into.push(boundary);
    if (!isPlace) return { into, depth, closing: decision.box, meant, said };
  }
  const name = decision.kind === 'keep' ? decision.name : 'a';
  const properties = decision.kind === 'keep' ? decision.properties : {};
  const tells = !wordless.has(name);
  const element = toElement(
    name,
    { ...properties, ...(id !== undefined && { id }), ...(tells && toLanguageProperties(meant, said)) },
    [],
  );
  into.push(element);
  return { into: element.children, depth: depth + 1, closing: false, meant, said: tells ? meant : said };
}

function toPlainCharacters(text: string): string {
  return text
    .replace(/\r\n?/g, '\n')
    .replace(/\p{Cc}/gu, (character) => (/[\n\t]/.test(character) ? character : ''));
}
