/** At most `limit` characters as a reader counts them (an emoji or a Devanagari syllable is one), `...` where cut. */
export function cutText(text: string, limit: number): string {
  const characters = new Intl.Segmenter('en', { granularity: 'grapheme' }).segment(text);
  let count = 0;
  for (const { index } of characters) {
    if (count === limit) return `${text.slice(0, index)}...`;
    count += 1;
  }
  return text;
}
