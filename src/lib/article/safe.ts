import { cleanHtml } from '#lib/article/clean.ts';

/** Cleaned HTML; where the cleaning fails, the source as plain text in one paragraph, never the source itself. */
export function toSafeHtml(html: string, clean: (html: string) => string = cleanHtml): string {
  try {
    return clean(html);
  } catch {
    return `<p>${escapeHtml(html)}</p>`;
  }
}

const references: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Text as HTML that shows exactly this text; control characters go. */
export function escapeHtml(text: string): string {
  return text.replace(
    /[\p{Cc}&<>"']/gu,
    (character) => references[character] ?? (/\s/.test(character) ? character : ''),
  );
}
