import { cleanHtml } from '#lib/article/clean.ts';
import { escapeHtml } from '#lib/escape-html.ts';

/** Cleaned HTML; where the cleaning fails, the source as plain text in one paragraph, never the source itself. */
export function toSafeHtml(html: string, clean: (html: string) => string = cleanHtml): string {
  try {
    return clean(html);
  } catch {
    return toEscapedParagraph(html);
  }
}

/** A paragraph that shows exactly this text, markup and all; control characters go. */
export function toEscapedParagraph(text: string): string {
  const shown = text.replace(/\p{Cc}/gu, (character) => (/\s/.test(character) ? character : ''));
  return `<p>${escapeHtml(shown)}</p>`;
}
