import { cleanHtml } from '#lib/article/clean.ts';

/** Cleaned HTML; where the cleaning fails, the source as plain text in one paragraph, never the source itself. */
export function toSafeHtml(html: string, clean: (html: string) => string = cleanHtml): string {
  try {
    return clean(html);
  } catch {
    return toEscapedParagraph(html);
  }
}

const references: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** A paragraph that shows exactly this text, markup and all; control characters go. */
export function toEscapedParagraph(text: string): string {
  const escaped = text.replace(
    /[\p{Cc}&<>"']/gu,
    (character) => references[character] ?? (/\s/.test(character) ? character : ''),
  );
  return `<p>${escaped}</p>`;
}
