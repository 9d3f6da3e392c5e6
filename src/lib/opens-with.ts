const toPlain = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** Whether a text begins with these words, which may have been cut off with dots and have other white space. */
export function opensWith(text: string, words: string): boolean {
  const start = toPlain(words).replace(/\s?(\.{3}|…)$/, '');
  // The beginning is enough, unless white space takes up most of it.
  const beginning = toPlain(text.slice(0, start.length * 2));
  return start !== '' && (beginning.length > start.length ? beginning : toPlain(text)).startsWith(start);
}
