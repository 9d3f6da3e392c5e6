import type { ElementContent } from 'hast';
import { treeToText } from '#lib/article/text.ts';
import { findLanguage } from '#lib/language.ts';

/** Names the language of what is not in the page's own, on the outermost element that is in one language; a picture's words count. */
export function markLanguages(nodes: readonly ElementContent[]): ElementContent[] {
  return nodes.map((node) => {
    if (node.type !== 'element') return node;
    const { alt } = node.properties;
    const lang = findLanguage(typeof alt === 'string' ? alt : treeToText(node.children));
    return lang
      ? { ...node, properties: { ...node.properties, lang } }
      : { ...node, children: markLanguages(node.children) };
  });
}
