const toPlain = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** Whether a text begins with these words, which may have been cut off with dots and have other white space. */
export function opensWith(text: string, words: string): boolean {
  const start = toPlain(words).replace(/\s?(\.{3}|…)$/, '');
  return start !== '' && toPlain(text).startsWith(start);
}
