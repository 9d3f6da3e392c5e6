const words = 'no one two three four five six seven eight nine ten eleven twelve'.split(' ');

/** So many of something as a sentence says it: `six locations`, `one location`, above twelve in digits. */
export function spellCount(count: number, one: string): string {
  return `${words[count] ?? count} ${one}${count === 1 ? '' : 's'}`;
}

/** The same at the head of a sentence. */
export function spellCountFirst(count: number, one: string): string {
  const text = spellCount(count, one);
  return text.charAt(0).toUpperCase() + text.slice(1);
}
