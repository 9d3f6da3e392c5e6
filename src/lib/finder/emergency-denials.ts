import type { Token } from '#lib/finder/emergency-words.ts';

/** Verbs of what may be eaten. */
export const verbs = new Set(['eat', 'ate', 'swallow', 'drink', 'lick']);
const has = (token: Token | undefined, forms: ReadonlySet<string>) =>
  token?.forms.some((form) => forms.has(form)) ?? false;
const stops = new Set(['stop']);
const goods = new Set(['normal']);
const joins = new Set(['or']);
const troubles = new Set(['hard']);

/** Words that stand beside a denial but are not what it denies: no more, not able to, nahi ho raha. */
const isPassed = (token: Token) => token.isLight || token.denier !== null;

/** The next word that says something, before and behind a place; nothing reaches over a "but". */
function findBeside(
  tokens: readonly Token[],
  from: number,
  step: 1 | -1,
  isSkipped: (token: Token) => boolean,
): number {
  for (let at = from + step; at >= 0 && at < tokens.length; at += step) {
    const token = tokens[at];
    // She strains but nothing comes: what follows a "but" at once still speaks of it.
    if (!token || (token.isBut && Math.abs(at - from) > 1)) return -1;
    if (!token.isBut && !isSkipped(token)) return at;
  }
  return -1;
}

/** The places that a denial may speak of as a sign: not breathing, saans nahi, urine not coming. */
export function findDeniedSigns(
  tokens: readonly Token[],
  denier: number,
  isSkipped: (token: Token) => boolean,
): number[] {
  const skip = (token: Token) => isPassed(token) || isSkipped(token);
  const [before, after] = [findBeside(tokens, denier, -1, skip), findBeside(tokens, denier, 1, skip)];
  const follower = tokens[denier + 1];
  // Saans me koi dikkat nahi: what there is not is the trouble.
  const isTrouble = before >= 0 && tokens.slice(before + 1, denier).some((token) => has(token, troubles));
  const mayLookBack =
    !isTrouble &&
    (tokens[denier]?.denier === 'hindi' || !follower || follower.isLight || isSkipped(follower) || after < 0);
  return [after, ...(mayLookBack ? [before] : [])].filter((at) => at >= 0);
}

/**
 * The places that are not so: no blood in stool, ulti nahi ho rahi, did not eat chocolate. `taken` are denials that make
 * a sign, as in not breathing: they deny nothing else.
 */
export function findDenied(
  tokens: readonly Token[],
  taken: ReadonlySet<number>,
  things: ReadonlySet<string>,
  isSkipped: (token: Token) => boolean,
): ReadonlySet<number> {
  const denied = new Set<number>();
  const skip = (token: Token) => isPassed(token) || isSkipped(token);
  const isThing = (at: number) => has(tokens[at], things);
  tokens.forEach(({ denier }, at) => {
    if (denier === null || taken.has(at)) return;
    const after = findBeside(tokens, at, 1, skip);
    if (denier === 'english') {
      if (after < 0 || has(tokens[after], stops) || has(tokens[after], goods)) return;
      denied.add(after);
      let last = after;
      if (has(tokens[after], verbs)) {
        for (let next = after + 1; isThing(next) || tokens[next]?.isLight; next += 1) {
          denied.add(next);
          last = next;
        }
      }
      // No foul smell.
      while (tokens[last + 1]?.forms.some((form) => tokens[last]?.forms.includes(form))) {
        last += 1;
        denied.add(last);
      }
      // No vomiting or fever.
      if (has(tokens[last + 1], joins) && tokens[last + 2]) denied.add(last + 2);
      return;
    }
    if (has(tokens[after], stops) && after === at + 1) return;
    const before = findBeside(tokens, at, -1, skip);
    if (before < 0) {
      for (const next of [after, after + 1]) if (next >= 0 && next < tokens.length) denied.add(next);
      return;
    }
    if (has(tokens[before], goods)) return;
    denied.add(before);
    const isOfVerb = has(tokens[before], verbs) || has(tokens[after], verbs);
    if (isOfVerb && isThing(before - 1)) denied.add(before - 1);
    if (has(tokens[before - 1], joins) && before > 1) denied.add(before - 2);
  });
  return denied;
}
