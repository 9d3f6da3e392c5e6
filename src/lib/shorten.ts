const readers = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** Where the first `limit` characters end, counted as a reader does (an emoji or a Devanagari syllable is one); null in a shorter text. */
function findEnd(text: string, limit: number): number | null {
  if (text.length <= limit) return null;
  // In plain letters, with one more that nothing can be joined to, each is a character.
  if (/^[ -~]*$/.test(text.slice(0, limit + 1))) return limit;
  let count = 0;
  for (const { index } of readers.segment(text)) {
    if (count === limit) return index;
    count += 1;
  }
  return null;
}

/** At most `limit` characters, `...` where cut. */
export function shortenText(text: string, limit: number): string {
  const end = findEnd(text, limit);
  return end === null ? text : `${text.slice(0, end)}...`;
}

/** The same, cut behind the last whole word and without a mark that hangs there, unless that would leave less than half. */
export function shortenAtWord(text: string, limit: number): string {
  const end = findEnd(text, limit);
  if (end === null) return text;
  const start = text.slice(0, end);
  const words = /\s/.test(text.charAt(end)) ? start : start.replace(/\s\S*$/, '');
  return `${words.length * 2 < start.length ? start : words.replace(/[\s.,;:…–—-]+$/, '')}...`;
}
