import { site } from '#config/site.ts';
import { formatLongDate } from '#lib/dates.ts';
import type { Message } from '#schemas/message.ts';

/** Longer mail links fail in some mail programs. */
const longestQuote = 1200;

/** A mail link that answers a message: addressed, with a subject, and with the message quoted below. */
export function toReplyLink({ name, email, message, created_at }: Message): string {
  const shown = message.length > longestQuote ? `${message.slice(0, longestQuote).toWellFormed()}…` : message;
  const quote = shown
    .split('\n')
    .map((line) => `> ${line}`)
    .join('\r\n');
  const date = formatLongDate(new Date(created_at));
  const body = `Dear ${name},\r\n\r\n\r\n\r\n${site.fullName}\r\n\r\nOn ${date} you wrote:\r\n${quote}`;
  const subject = `Your message to ${site.name}`;
  // An address may hold signs that end it in a link, such as `?` and `&`.
  return `mailto:${encodeURIComponent(email)}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`;
}
