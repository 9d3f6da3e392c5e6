import { isPlainHost } from '#schemas/host.ts';

/** Said beside a field whose address of a WordPress is none. */
export const wordpressAddressFault =
  'Please give the whole address of the blog, such as https://blog.example.org.';

/** The address of a WordPress from what somebody typed, without a slash at its end; null when it is none. */
export function toWordPressAddress(typed: string): string | null {
  const text = typed.trim();
  if (text === '' || /[\s\p{Cc}]/u.test(text)) return null;
  const url = URL.parse(/^[a-z][a-z\d+.-]*:\/\//i.test(text) ? text : `https://${text}`);
  if (!url || !/^https?:$/.test(url.protocol) || url.username !== '' || !isPlainHost(url.host)) return null;
  return `${url.origin}${url.pathname}`.replace(/\/+$/, '');
}
