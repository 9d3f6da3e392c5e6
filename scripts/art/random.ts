/** A repeatable stream of numbers: the same seed always draws the same picture. */
export interface Random {
  /** A number in [0, 1). */
  next: () => number;
  /** A number in [from, to). */
  range: (from: number, to: number) => number;
  /** A whole number from `from` to `to`, both included. */
  whole: (from: number, to: number) => number;
  /** One of the items; throws on an empty list. */
  pick: <Item>(items: readonly Item[]) => Item;
  /** True with the given probability. */
  chance: (probability: number) => boolean;
}

function hash(text: string): number {
  let state = 2166136261;
  for (const character of text) state = Math.imul(state ^ (character.codePointAt(0) ?? 0), 16777619);
  return state >>> 0;
}

/** Starts a stream (mulberry32) from a word. */
export function createRandom(seed: string): Random {
  let state = hash(seed);
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  const range = (from: number, to: number) => from + (to - from) * next();
  const whole = (from: number, to: number) => Math.floor(range(from, to + 1));
  return {
    next,
    range,
    whole,
    chance: (probability) => next() < probability,
    pick: (items) => {
      const item = items[whole(0, items.length - 1)];
      if (item === undefined) throw new Error('pick: the list is empty');
      return item;
    },
  };
}
