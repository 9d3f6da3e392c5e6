/** The address of a picture as an article may hold it, from what somebody typed; null when it is none. */
export function toPictureAddress(typed: string): string | null {
  const text = typed.trim();
  if (/^\/(?![/\\])/.test(text)) return text;
  const url = URL.parse(/^[\w-]+(\.[\w-]+)+\//.test(text) ? `https://${text}` : text);
  return url && (url.protocol === 'https:' || url.protocol === 'http:') ? url.href : null;
}
