/** Letters of ASCII are named first and taken together: the classes of Unicode alone would take twice as long. */
const word = /(?:[a-zA-Z0-9]|[\p{L}\p{N}])(?:[a-zA-Z0-9'’.,-]+|[\p{L}\p{M}\p{N}]|\u200c|\u200d)*/gu;

/** Words of a plain text in any script: Devanagari vowel signs and joiners belong to their word. */
export function countWords(text: string): number {
  return text.match(word)?.length ?? 0;
}

/** Whole minutes at 200 words a minute, at least one. */
export function readMinutes(words: number): number {
  return Math.max(1, Math.ceil(words / 200));
}
