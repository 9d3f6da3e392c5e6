const toPlain = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();

/** Whether a text holds every word of a search, in any order; accents and case do not matter. An empty search fits all. */
export function matchesSearch(text: string, search: string): boolean {
  const plain = toPlain(text);
  return toPlain(search)
    .split(/\s+/)
    .every((word) => plain.includes(word));
}
