import { removeShortcodes } from '#lib/article/shortcodes.ts';
import { htmlToText } from '#lib/article/text.ts';
import { cutText } from '#lib/cut.ts';

/**
 * The plain start of an article for a card: at most `limit` characters as a reader counts them (an emoji or a
 * Devanagari syllable is one), followed by `...` when something was cut off.
 */
export function formatExcerpt(html: string, limit = 100): string {
  return cutText(removeShortcodes(htmlToText(html)).replace(/\s+/g, ' ').trim(), limit);
}
