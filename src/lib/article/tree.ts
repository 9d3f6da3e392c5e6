import type { ElementContent } from 'hast';
import { listAnchors } from '#lib/article/anchors.ts';
import { type Decision, decide } from '#lib/article/decide.ts';
import { listStandIns } from '#lib/article/fallbacks.ts';
import { append, boundary, toElement, toText } from '#lib/article/nodes.ts';
import { parseSource, type SourceNode } from '#lib/article/parse.ts';

/** Deeper elements are unwrapped: no reader needs them, and what follows may then walk the tree by recursion. */
const maxDepth = 60;

interface Step {
  nodes: readonly SourceNode[];
  next: number;
  into: ElementContent[];
  depth: number;
  /** Whether a boundary follows the last of the nodes. */
  closing: boolean;
}

/** HTML as a tree of allowed elements only, at most 60 levels deep, with boundaries where boxes were. */
export function toTree(html: string): ElementContent[] {
  const fragment = parseSource(html);
  const notes = { anchors: listAnchors(html, fragment), standIns: listStandIns(fragment) };
  const children: ElementContent[] = [];
  const steps: Step[] = [{ nodes: fragment.childNodes, next: 0, into: children, depth: 0, closing: false }];
  for (let step = steps.at(-1); step; step = steps.at(-1)) {
    const node = step.nodes[step.next];
    step.next += 1;
    if (node === undefined) {
      if (step.closing) step.into.push(boundary);
      steps.pop();
    } else if (node.nodeName === '#text' && 'value' in node) {
      step.into.push(toText(toPlainCharacters(node.value)));
    } else if ('tagName' in node) {
      const decision = decide(node, notes);
      const inner = carryOut(decision, step);
      if (inner) steps.push({ nodes: node.childNodes, next: 0, ...inner });
    }
  }
  return children;
}

/** Writes what was decided; answers where the element's children belong, or null when they go. */
function carryOut(decision: Decision, { into, depth }: Step): Omit<Step, 'nodes' | 'next'> | null {
  switch (decision.kind) {
    case 'drop':
      return null;
    case 'replace':
      append(into, decision.nodes);
      return null;
    case 'unwrap':
      append(into, decision.before);
      if (decision.box) into.push(boundary);
      return { into, depth, closing: decision.box };
    case 'keep': {
      if (depth >= maxDepth) {
        if (decision.box) into.push(boundary);
        return { into, depth, closing: decision.box };
      }
      const element = toElement(decision.name, decision.properties, []);
      into.push(element);
      return { into: element.children, depth: depth + 1, closing: false };
    }
  }
}

function toPlainCharacters(text: string): string {
  return text
    .replace(/\r\n?/g, '\n')
    .replace(/\p{Cc}/gu, (character) => (/[\n\t]/.test(character) ? character : ''));
}
