import { readLinkAddress } from '#lib/article/addresses.ts';

/** Said beside a field whose address of a link is none. */
export const linkAddressFault =
  'Please give a whole address without spaces, such as https://example.org, /contact or mailto:lab@example.org.';

/** The address of a link as an article may hold it, from what somebody typed; null when it is none. */
export function toLinkAddress(typed: string): string | null {
  const text = typed.trim();
  if (text === '' || /[\s\p{Cc}]/u.test(text)) return null;
  if (/^[^\s@:/]+@[\w-]+(\.[\w-]+)+$/.test(text)) return `mailto:${text}`;
  if (/^[\w-]+(\.[\w-]+)+([/?#]|$)/.test(text)) return readLinkAddress(`https://${text}`);
  return /^(\/(?![/\\])|#|[a-z]+:)/i.test(text) ? readLinkAddress(text) : null;
}
