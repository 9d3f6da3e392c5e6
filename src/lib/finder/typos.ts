import { toSound } from '#lib/finder/fold.ts';

/** Too little and too much of something differ in a letter or two: hypokalemia is no slip for hypercalcemia. */
const state = /^hyp|emia$/;
const toSide = (word: string) => /^hyp(?:o|er)/.exec(word)?.[0];

/** Letters that a typist may get wrong in a word: none in short ones, which would all match each other. */
export function toAllowedTypos(word: string): 0 | 1 | 2 {
  if (state.test(word)) return 0;
  if (word.length >= 9) return 2;
  return word.length >= 5 ? 1 : 0;
}

/** Whether so many slips make one word of another: a letter too many, too few or wrong, or two swapped. */
export function isWithin(slips: number, one: string, other: string): boolean {
  let at = 0;
  while (at < one.length && one[at] === other[at]) at += 1;
  const rest = (of: string, skipped: number) => of.slice(at + skipped);
  if (rest(one, 0) === rest(other, 0)) return true;
  if (slips === 0) return false;
  return (
    isWithin(slips - 1, rest(one, 1), rest(other, 1)) ||
    isWithin(slips - 1, rest(one, 1), rest(other, 0)) ||
    isWithin(slips - 1, rest(one, 0), rest(other, 1)) ||
    (one[at] === other[at + 1] &&
      one[at + 1] === other[at] &&
      isWithin(slips - 1, rest(one, 2), rest(other, 2)))
  );
}

const toLetters = (word: string) => [...word].sort().join('');

/**
 * Puts a slip right where one word is nearest that has a meaning, or that has the same letters: the search of names takes
 * two swapped letters for two slips, and forgives and shows all others itself. A word that is known, or that is the
 * beginning of one, is returned as it is: it may be half typed.
 */
export function repairSlip(word: string, known: ReadonlySet<string>, meaning: ReadonlySet<string>): string {
  const allowed = state.test(word) ? 1 : toAllowedTypos(word);
  if (allowed === 0 || known.has(word)) return word;
  const alike = [...known].filter((one) => one[0] === word[0] && toSide(one) === toSide(word));
  const sound = toSound(word);
  if (alike.some((one) => one.startsWith(word) || toSound(one).startsWith(sound))) return word;
  const isSwapped = (one: string) => toLetters(one) === toLetters(word);
  for (let slips = 1; slips <= allowed; slips += 1) {
    const near = alike.filter(
      (one) =>
        Math.abs(one.length - word.length) <= slips &&
        // Whoever slips twice began right, or meant another word: confusion is no convulsion.
        word.startsWith(one.slice(0, slips * slips)) &&
        // Another letter of five makes another word: grass is no glass.
        (word.length > 5 || one.length !== word.length || isSwapped(one)) &&
        isWithin(slips, word, one),
    );
    const [nearest = word] = near;
    if (near.length > 0)
      return near.length === 1 && (meaning.has(nearest) || isSwapped(nearest)) ? nearest : word;
  }
  return word;
}
