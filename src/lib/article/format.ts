import type { ElementContent, RootContent } from 'hast';
import { cleanArticle } from '#lib/article/clean.ts';
import type { ArticleContext } from '#lib/article/context.ts';
import { type Heading, numberHeadings } from '#lib/article/headings.ts';
import { layOut } from '#lib/article/layout.ts';
import { splitLede } from '#lib/article/lede.ts';
import { splitLines } from '#lib/article/lines.ts';
import { finishLinks } from '#lib/article/links.ts';
import { markLanguages } from '#lib/article/mark-languages.ts';
import { toText } from '#lib/article/nodes.ts';
import { toEscapedParagraph } from '#lib/article/safe-html.ts';
import { keepPublished } from '#lib/article/schema.ts';
import { letScroll } from '#lib/article/scrolling.ts';
import { removeShortcodeNodes } from '#lib/article/shortcodes.ts';
import { treeToText } from '#lib/article/text.ts';
import { countWords, readMinutes } from '#lib/article/word-count.ts';
import { toHtml } from '#lib/article/write.ts';

interface Measures {
  /** Its words as plain text. */
  text: string;
  words: number;
  /** Whole minutes of reading, at least one. */
  minutes: number;
  /** In the order of the article, with the ids that the HTML carries. */
  headings: Heading[];
}

type Clean = typeof cleanArticle;

/**
 * An article as a preview shows it. The same input gives the same bytes. Where anything fails, the source is shown as
 * plain text: an odd article neither stops the build nor gets through uncleaned.
 */
export function formatArticle(
  html: string,
  context: ArticleContext,
  clean: Clean = cleanArticle,
): Measures & { html: string } {
  return format(html, context, clean, {
    ofTree: (nodes) => ({ html: write(nodes) }),
    ofText: (escaped) => ({ html: escaped }),
  });
}

/** The same as its page shows it: the words that open it (`splitLede`) apart from the rest, each whole in itself. */
export function formatInParts(
  html: string,
  context: ArticleContext,
  clean: Clean = cleanArticle,
): Measures & { lede: string; rest: string } {
  return format(html, context, clean, {
    ofTree(nodes) {
      const { lede, rest } = splitLede(nodes);
      return { lede: write(lede), rest: write(rest) };
    },
    ofText: (escaped) => ({ lede: '', rest: escaped }),
  });
}

const write = (nodes: ElementContent[]): string => toHtml({ type: 'root', children: nodes });

/** What is written of an article, and of one that had to be escaped. */
interface Forms<Written> {
  ofTree(nodes: ElementContent[]): Written;
  ofText(escaped: string): Written;
}

function format<Written>(
  html: string,
  context: ArticleContext,
  clean: Clean,
  { ofTree, ofText }: Forms<Written>,
): Measures & Written {
  try {
    const { nodes, headings } = toPage(clean(html).nodes, context);
    return { ...ofTree(nodes), ...measure(treeToText(nodes)), headings };
  } catch {
    return { ...ofText(toEscapedParagraph(html)), ...measure(html), headings: [] };
  }
}

function measure(text: string): Omit<Measures, 'headings'> {
  const words = countWords(text);
  return { text, words, minutes: readMinutes(words) };
}

function toPage(cleaned: readonly ElementContent[], context: ArticleContext) {
  const marked = removeShortcodeNodes(cleaned);
  const blocks = splitLines(layOut(marked, true, context));
  const { nodes, headings } = numberHeadings(blocks);
  const finished = markLanguages(letScroll(finishLinks(nodes, context)));
  const page = keepPublished({ type: 'root', children: separate(finished) });
  return { nodes: page.children.filter(isContent), headings };
}

const isContent = (node: RootContent): node is ElementContent => node.type !== 'doctype';

function separate(blocks: readonly ElementContent[]): ElementContent[] {
  return blocks.flatMap((block, index) => (index === 0 ? [block] : [toText('\n'), block]));
}
