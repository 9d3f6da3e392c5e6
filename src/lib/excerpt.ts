import { removeShortcodes } from '#lib/article/shortcodes.ts';
import { htmlToText } from '#lib/article/text.ts';

/**
 * The plain start of an article for a card: at most `limit` characters as a reader counts them (an emoji or a
 * Devanagari syllable is one), followed by `...` when something was cut off.
 */
export function formatExcerpt(html: string, limit = 100): string {
  const text = removeShortcodes(htmlToText(html)).replace(/\s+/g, ' ').trim();
  const characters = new Intl.Segmenter('en', { granularity: 'grapheme' }).segment(text);
  let count = 0;
  for (const { index } of characters) {
    if (count === limit) return `${text.slice(0, index)}...`;
    count += 1;
  }
  return text;
}
