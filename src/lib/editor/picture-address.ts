import { isPlainHost } from '#schemas/host.ts';

/** Said beside a field whose address of a picture is none. */
export const pictureAddressFault =
  'Please give a whole address without spaces, such as https://example.org/picture.jpg or /art/picture.webp.';

/**
 * The address of a picture as an article may hold it, from what somebody typed: of the web, or a path of this site. Null
 * when it is none; a space or a line end inside is refused, because browsers leave some of them out and go elsewhere.
 */
export function toPictureAddress(typed: string): string | null {
  const text = typed.trim();
  if (/[\s\p{Cc}]/u.test(text)) return null;
  if (/^\/[^/\\]/.test(text)) return text;
  const url = URL.parse(/^[\w-]+(\.[\w-]+)+\//.test(text) ? `https://${text}` : text);
  return url && /^https?:$/.test(url.protocol) && isPlainHost(url.host) ? url.href : null;
}
