/** When something was that is over: months or years ago, or before the animal grew up or grew well. */
type Past = {
  /** The first and the last of its words. */
  readonly from: number;
  readonly to: number;
  /** Two years or more: what still counts after months is over too. */
  readonly isYears: boolean;
  /** Says by itself that it is over: used to have, recovered from. */
  readonly isPlain: boolean;
};

const units = /^(?:y(?:ea)?r|saal|sal|varsh|m(?:on)?th|mnth|mahin[aeo]+n?)$/;
const years = /^[ysv]/;
const times = /^(?:summer|winter|monsoon|litter|pregnancy)$/;
const agos = /^(?:ago|earlier|before|p[ea]h[ae]?l[ey]|phle)$/;
const lasts = /^(?:last|previous|past|pichh?l[aei]|gat)$/;
/** The last months up to now are not the last month. */
const upToNow = /^(?:since|for|from|after|within|over|during)$/;
const counts =
  /^(?:\d+|two|three|four|five|six|seven|eight|ten|few|some|many|several|couple|do|teen|tin|char|chaar|paanch|panch|kai|kuch)$/;
const ones = /^(?:a|an|one|ek|1|about|around|almost|lagbhag|karib|of)$/;
/** What was once and goes on, or is there again. */
const ongoing =
  /^(?:since|still|start\w*|beg[aiu]n\w*|shuru|again|phir|dobara|ongoing|continu\w*|keep|every|daily|diagnos\w*|turned|became|become|tak)$/;
const plain = /^(?:recovered|cured|previously|bacha?pan)$/;
/** In 2022. */
const calendarYear = /^20\d\d$/;
/** Back is a part of the body too. */
const afterBack = /^(?:now|ab|abhi|but|and|recovered|cured|treated|operated|xray|test)$/;
const grown = /^(?:pup|puppy|kitten|calf|foal|child|baby)$/;
const presents = /^(?:now|ab|abhi|today|aaj|but|lekin|par|magar|and|aur)$/;
const wasWords = /^(?:had|was|were|did|got|tha|thi|the)$/;
const goesOn = /^(?:raha|rahi|rahe|rha|rhi|rhe|hai|hain|is|are)$/;

/** What of a query's words says that something is over, in the year `thisYear`. */
export function findPasts(words: readonly string[], thisYear: number): Past[] {
  const is = (pattern: RegExp, at: number) => pattern.test(words[at] ?? '');
  if (words.some((_, at) => is(ongoing, at))) return [];
  return words.flatMap((_, at): Past[] => {
    const isAgo =
      is(agos, at + 1) || (words[at + 1] === 'back' && (at + 2 === words.length || is(afterBack, at + 2)));
    if (is(units, at) && isAgo && words[at + 2] !== 'se') {
      let from = at;
      while (is(counts, from - 1) || is(ones, from - 1)) from -= 1;
      const isSeveral = words.slice(from, at).some((word) => counts.test(word) && word !== '1');
      return [{ from, to: at + 1, isYears: is(years, at) && isSeveral, isPlain: false }];
    }
    const isTime = is(units, at + 1) || is(times, at + 1);
    if (is(lasts, at) && isTime && words[at + 2] !== 'se' && !is(upToNow, at - 1))
      return [{ from: at, to: at + 1, isYears: false, isPlain: false }];
    const isPlain = is(plain, at) || (words[at] === 'previous' && !isTime);
    if (isPlain && words[at + 1] !== 'se') return [{ from: at, to: at, isYears: false, isPlain: true }];
    if (words[at] === 'used' && words[at + 1] === 'to')
      return [{ from: at, to: at + 1, isYears: false, isPlain: true }];
    if (words[at] === 'in' && is(calendarYear, at + 1)) {
      const year = Number(words[at + 1]);
      // December of the year before last is less than two years ago.
      return year < thisYear ? [{ from: at, to: at + 1, isYears: year < thisYear - 2, isPlain: false }] : [];
    }
    const grownAt = words[at + 1] === 'a' ? at + 2 : at + 1;
    if (words[at] === 'as' && is(grown, grownAt))
      return [{ from: at, to: grownAt, isYears: false, isPlain: true }];
    return [];
  });
}

/** Whether nothing of the present stands between two words of a query. */
const isOneTime = (words: readonly string[], from: number, to: number) =>
  words.slice(Math.min(from, to), Math.max(from, to) + 1).every((word) => !presents.test(word));

/** The words from a place on, up to what speaks of the present. */
function toSameTime(words: readonly string[], from: number): readonly string[] {
  const until = words.findIndex((word, at) => at >= from && presents.test(word));
  return words.slice(from, until < 0 ? undefined : until);
}

/** Whether a sentence that begins with its time tells what was: last year she had colic. */
const isTold = (words: readonly string[], { to, isPlain }: Past) =>
  isPlain ||
  (words.some((word) => wasWords.test(word)) && !toSameTime(words, to + 1).some((word) => goesOn.test(word)));

/** A sign by the places of its words among all of a query. */
type Sign = readonly number[];

/** Grows one place to all that is told with it. */
function toWhole(place: number, signs: readonly Sign[]): readonly number[] {
  const whole = new Set([place]);
  for (let size = 0; size < whole.size; ) {
    size = whole.size;
    for (const sign of signs) if (sign.some((at) => whole.has(at))) for (const at of sign) whole.add(at);
  }
  return [...whole];
}

/**
 * The places of the signs that are over: those beside a time that is past, with no word of another matter between. A
 * sign of the present is never among them: where it is not sure, nothing is over.
 */
export function findOver(
  words: readonly string[],
  signs: readonly Sign[],
  isIdle: (at: number) => boolean,
  thisYear: number,
): ReadonlyMap<number, Past> {
  const told = new Set(signs.flat());
  const over = new Map<number, Past>();
  const pasts = findPasts(words, thisYear);
  const isPassed = (at: number) => isIdle(at) || pasts.some(({ from, to }) => at >= from && at <= to);
  const findNext = (from: number, step: 1 | -1) => {
    for (let at = from; at >= 0 && at < words.length; at += step) {
      if (told.has(at)) return at;
      if (!isPassed(at)) return -1;
    }
    return -1;
  };
  for (const past of pasts) {
    const { from, to } = past;
    const before = findNext(from - 1, -1);
    const isFirst = words.every((_, at) => at >= from || isPassed(at));
    const place = before >= 0 || !(isFirst && isTold(words, past)) ? before : findNext(to + 1, 1);
    if (place < 0) continue;
    // What reaches over the time to the other side speaks of more than what was.
    const isSameSide = (at: number) => (place < from ? at < from : at > to);
    const whole = toWhole(
      place,
      signs.filter((sign) => sign.every(isSameSide)),
    );
    const [nearest, farthest] = place < from ? [from, Math.min(...whole)] : [to, Math.max(...whole)];
    if (isOneTime(words, nearest, farthest)) for (const at of whole) over.set(at, past);
  }
  return over;
}
