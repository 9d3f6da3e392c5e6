import type { ElementContent } from 'hast';
import { treeToText } from '#lib/article/text.ts';
import { findTextLanguage } from '#lib/language.ts';

/**
 * Names the language and direction of what is not in the page's own, on the outermost element that is in one language; a picture's
 * words count. What the author has named stays as it is.
 */
export function markLanguages(nodes: readonly ElementContent[]): ElementContent[] {
  return nodes.map((node) => {
    if (node.type !== 'element') return node;
    const { alt, lang, dir } = node.properties;
    const language = findTextLanguage(typeof alt === 'string' ? alt : treeToText(node.children));
    if (!lang && language.lang) {
      return {
        ...node,
        properties: {
          ...node.properties,
          lang: language.lang,
          ...(!dir && language.dir && { dir: language.dir }),
        },
      };
    }
    if (lang && !dir && language.dir)
      return { ...node, properties: { ...node.properties, dir: language.dir } };
    return lang ? node : { ...node, children: markLanguages(node.children) };
  });
}
