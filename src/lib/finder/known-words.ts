import type { Dictionary } from '#lib/finder/dictionary.ts';
import type { FinderEntry } from '#lib/finder/entry.ts';
import { toQueryWords } from '#lib/finder/fold.ts';

/** Words of the price lists and of the synonym table: none of them is a slip of another. */
export function toKnownWords(
  entries: readonly FinderEntry[],
  { vocabulary }: Dictionary,
): ReadonlySet<string> {
  const names = entries.flatMap(({ title, aliases, hints }) => [title, ...aliases, ...hints]);
  return new Set([...vocabulary, ...names.flatMap(toQueryWords)]);
}
