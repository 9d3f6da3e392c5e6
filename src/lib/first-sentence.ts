/** Characters of one line under a heading on a phone. */
const line = 48;

/** The first sentence of a text in plain words; where that is shorter than a line, the next as well. */
export function toFirstSentence(text: string, locale = 'en'): string {
  const sentences = new Intl.Segmenter(locale, { granularity: 'sentence' });
  let opening = '';
  for (const { segment } of sentences.segment(text)) {
    opening += segment;
    if (opening.trimEnd().length >= line) break;
  }
  return opening.trimEnd();
}
