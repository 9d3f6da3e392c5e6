import type { ElementContent } from 'hast';
import { fixNesting } from '#lib/article/nesting.ts';
import { keepAllowed } from '#lib/article/schema.ts';
import { toTree } from '#lib/article/tree.ts';
import { toHtml } from '#lib/article/write.ts';

/** Real articles need two rounds; a text that still changes after these is not worth trusting. */
const maxRounds = 12;

/** An article at rest, as text and as the tree of that text. */
export interface CleanArticle {
  html: string;
  nodes: ElementContent[];
}

/**
 * Foreign HTML reduced to the allow-list: every word a reader would see, no code, no style, no foreign id or class.
 * The result reads back as exactly itself, so cleaning it again changes nothing. Throws for input beyond the limits
 * and for HTML that does not come to rest; `toSafeHtml` turns that into harmless text.
 */
export function cleanArticle(html: string): CleanArticle {
  let current = html;
  for (let round = 0; round < maxRounds; round += 1) {
    const nodes = cleanNodes(current);
    const cleaned = toHtml(keepAllowed({ type: 'root', children: nodes }));
    if (cleaned === current) return { html: cleaned, nodes };
    current = cleaned;
  }
  throw new Error(`the article still changes after ${maxRounds} rounds of cleaning`);
}

/** The text of `cleanArticle`. */
export function cleanHtml(html: string): string {
  return cleanArticle(html).html;
}

/** The tree of a cleaned article. */
export function cleanNodes(html: string): ElementContent[] {
  return fixNesting(toTree(html));
}
