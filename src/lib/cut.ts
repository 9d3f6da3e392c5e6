/**
 * At most `limit` characters as a reader counts them (an emoji or a Devanagari syllable is one), `...` where cut: behind
 * the last whole word, unless that would leave less than half.
 */
export function cutText(text: string, limit: number): string {
  const characters = new Intl.Segmenter('en', { granularity: 'grapheme' }).segment(text);
  let count = 0;
  for (const { index, segment } of characters) {
    if (count === limit) return `${endAtWord(text.slice(0, index), /^\s/.test(segment))}...`;
    count += 1;
  }
  return text;
}

/** `start` up to its last whole word and without a mark that hangs there; the last word is whole where a space follows. */
function endAtWord(start: string, isWhole: boolean): string {
  const words = isWhole ? start : start.replace(/\s\S*$/, '');
  return words.length * 2 < start.length ? start : words.replace(/[\s.,;:…–—-]+$/, '');
}
