import { removeShortcodes } from '#lib/article/shortcodes.ts';
import { htmlToText } from '#lib/article/text.ts';
import { shortenAtWord, shortenText } from '#lib/shorten.ts';

/** Characters of an article on a card. */
const excerptLength = 100;
/** Characters of an article's introduction: two or three sentences, of which a search result shows the first. */
const summaryLength = 240;

/** How WordPress marks an excerpt that it cut by itself. */
const cutMark = /\s*\[(?:…|\.{3})\]$/;

const toWords = (html: string): string =>
  removeShortcodes(htmlToText(html)).replace(/\s+/g, ' ').trim().replace(cutMark, '…');

/** The plain start of a text: at most `limit` characters, followed by `...` when something was cut off. */
export function formatExcerpt(html: string, limit = excerptLength): string {
  return shortenText(toWords(html), limit);
}

/** The plain start of an article: for its card, and in whole words for its own page, search results and the feed. */
export function introduce(html: string): { excerpt: string; summary: string } {
  const words = toWords(html);
  return { excerpt: shortenText(words, excerptLength), summary: shortenAtWord(words, summaryLength) };
}
