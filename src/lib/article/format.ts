import type { ElementContent } from 'hast';
import { cleanArticle } from '#lib/article/clean.ts';
import { type Heading, numberHeadings } from '#lib/article/headings.ts';
import { markLanguages } from '#lib/article/languages.ts';
import { arrange } from '#lib/article/layout.ts';
import { splitLines } from '#lib/article/lines.ts';
import { finishLinks } from '#lib/article/links.ts';
import { toText } from '#lib/article/nodes.ts';
import { toEscapedParagraph } from '#lib/article/safe.ts';
import { keepPublished } from '#lib/article/schema.ts';
import { removeShortcodeNodes } from '#lib/article/shortcodes.ts';
import { wrapTables } from '#lib/article/tables.ts';
import { treeToText } from '#lib/article/text.ts';
import { countWords, readMinutes } from '#lib/article/words.ts';
import { toHtml } from '#lib/article/write.ts';

export interface ArticleContext {
  /** The post's own permalink, which relative addresses start from; null for a post written on this site. */
  base: string | null;
  /** Hosts, with port where it is not the usual one and without `www.`, whose pictures may be shown. */
  imageHosts: readonly string[];
  /** The path on this site of an address of the old blog, or null when it has none. */
  resolveLink(url: URL): string | null;
}

interface FormattedArticle {
  html: string;
  words: number;
  /** Whole minutes of reading, at least one. */
  minutes: number;
  /** In the order of the article, with the ids that the HTML carries. */
  headings: Heading[];
}

/**
 * An article as its page shows it. The same input gives the same bytes. Where anything fails, the page shows the
 * source as plain text: an odd article neither stops the build nor gets through uncleaned.
 */
export function formatArticle(html: string, context: ArticleContext, clean = cleanArticle): FormattedArticle {
  try {
    return format(clean(html).nodes, context);
  } catch {
    const words = countWords(html);
    return { html: toEscapedParagraph(html), words, minutes: readMinutes(words), headings: [] };
  }
}

function format(cleaned: readonly ElementContent[], context: ArticleContext): FormattedArticle {
  const marked = removeShortcodeNodes(cleaned);
  const blocks = splitLines(arrange(marked, true, context));
  const { nodes, headings } = numberHeadings(blocks);
  const finished = markLanguages(wrapTables(finishLinks(nodes, headings, context)));
  const page = keepPublished({ type: 'root', children: separate(finished) });
  const words = countWords(treeToText(page.children));
  return { html: toHtml(page), words, minutes: readMinutes(words), headings };
}

function separate(blocks: readonly ElementContent[]): ElementContent[] {
  return blocks.flatMap((block, index) => (index === 0 ? [block] : [toText('\n'), block]));
}
