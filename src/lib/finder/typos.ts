/** Hypokalemia is no slip for hypercalcemia. */
const opposite = /^hypo|emia$/;

/** Letters that a typist may get wrong in a word: none in short ones, which would all match each other. */
export function toAllowedTypos(word: string): 0 | 1 | 2 {
  if (opposite.test(word)) return 0;
  if (word.length >= 9) return 2;
  return word.length >= 5 ? 1 : 0;
}

/** Puts two swapped neighbours right where that gives a known word; another word is returned as it is. */
export function repairSwap(word: string, known: ReadonlySet<string>): string {
  if (toAllowedTypos(word) === 0 || known.has(word)) return word;
  for (let at = 0; at < word.length - 1; at += 1) {
    const swapped = `${word.slice(0, at)}${word.charAt(at + 1)}${word.charAt(at)}${word.slice(at + 2)}`;
    if (known.has(swapped)) return swapped;
  }
  return word;
}
