import type { ElementContent } from 'hast';
import { isElement, toText } from '#lib/article/nodes.ts';

const name = '[a-z][a-z0-9]*(?:[_-][a-z0-9]+)*';
const value = `(?:"[^"\\]]*"|'[^'\\]]*'|[“”″][^“”″\\]]*[“”″]|[‘’′][^‘’′\\]]*[‘’′]|[^\\s\\]"'“”″‘’′]+)`;
const withValues = `\\[${name}(?:\\s+[\\w-]+\\s*=\\s*${value})+\\s*/?\\]`;
const compound = '\\[[a-z][a-z0-9]*(?:[_-][a-z0-9]+)+(?:\\s[^\\[\\]]{0,300})?/?\\]';
const closing = `\\[/${name}\\]`;

/** Shortcodes around code: what is between their marks was never to be read. */
const payload = /\[(vc_raw_html|vc_raw_js|et_pb_code|fusion_code)\b[^\]]*\][^[]*\[\/\1\]/gi;

/** A shortcode wherever it stands: with `name=value` parts, with a compound name, or an end mark. */
const certain = new RegExp(`${withValues}|${compound}|${closing}`, 'gi');
/** A plain word in brackets is one only when it fills its line. */
const alone = new RegExp(`^[ \\t]*\\[${name}\\][ \\t]*$`, 'gim');
const ended = new RegExp(`\\[/(${name})\\]`, 'gi');

/** Takes WordPress shortcodes out of plain text, keeping the words between a start and an end mark. */
export function removeShortcodes(text: string): string {
  if (!text.includes('[')) return text;
  const names = new Set([...text.matchAll(ended)].map(([, found = '']) => found.toLowerCase()));
  return text
    .replace(payload, '')
    .replace(/\[([a-z][a-z0-9]*)\]/gi, (mark, found: string) => (names.has(found.toLowerCase()) ? '' : mark))
    .replace(certain, '')
    .replace(alone, '');
}

/** Takes the marks of missing plugins out of an article; code samples keep theirs. */
export function removeShortcodeNodes(nodes: readonly ElementContent[]): ElementContent[] {
  return nodes.map((node, index) => {
    if (isElement(node)) {
      return isElement(node, 'pre', 'code')
        ? node
        : { ...node, children: removeShortcodeNodes(node.children) };
    }
    if (node.type !== 'text') return node;
    // A word in brackets next to a link or emphasis does not fill its line.
    const fillsLine = [nodes[index - 1], nodes[index + 1]].every((other) => !other || isElement(other, 'br'));
    return toText(
      fillsLine ? removeShortcodes(node.value) : removeShortcodes(`|${node.value}|`).slice(1, -1),
    );
  });
}
