/**
 * The language of a passage where it is not the page's English, for voices, hyphens and search engines: `hi` where most
 * letters are Devanagari, which in Delhi is Hindi.
 */
export function findLanguage(text: string): 'hi' | undefined {
  const own = text.match(/\p{Script=Devanagari}/gu)?.length ?? 0;
  return own > 0 && own * 2 > (text.match(/[\p{L}\p{M}]/gu)?.length ?? 0) ? 'hi' : undefined;
}
