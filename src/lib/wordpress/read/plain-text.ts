import { htmlToText } from '#lib/article/text.ts';

/** What Postgres can store: no NUL, no half of a surrogate pair. */
export function toStorable(text: string): string {
  return text.replaceAll('\0', '').toWellFormed();
}

/** HTML with entities → one line of plain text. */
export function toPlain(html: string): string {
  return toStorable(htmlToText(html)).replace(/\s+/gu, ' ').trim();
}
