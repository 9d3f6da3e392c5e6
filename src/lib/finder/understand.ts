import { toCompact, toWords } from '#lib/finder/fold.ts';
import { repairSwap } from '#lib/finder/typos.ts';
import type { Reading, Synonyms } from '#schemas/synonym.ts';

/** The synonym table with its words folded. */
export type Dictionary = {
  readonly readings: readonly { readonly reading: Reading; readonly words: readonly string[] }[];
  readonly sameAs: ReadonlyMap<string, readonly string[]>;
  readonly soft: ReadonlySet<string>;
};

/** A query with what the synonym table says about it. */
export type Understood = {
  /** The whole query without anything between its words, as typed and with the first word that each may stand for. */
  readonly compacts: readonly string[];
  /** Each word with the words it may stand for, itself first. */
  readonly groups: readonly (readonly string[])[];
  /** The same without words that say nothing about the test; all of them where no other is left. */
  readonly hard: readonly (readonly string[])[];
  /** Readings of the query as a whole. */
  readonly whole: readonly Reading[];
  /** Readings of it without the words that say nothing. */
  readonly core: readonly Reading[];
  /** Readings of a part of it, the rest being other words. */
  readonly partial: readonly Reading[];
};

export function toDictionary({ readings, sameAs, soft }: Synonyms): Dictionary {
  return {
    readings: readings.map((reading) => ({
      reading,
      words: reading.words.map((words) => ` ${toWords(words).join(' ')} `),
    })),
    sameAs: new Map(
      sameAs.flatMap(({ words, means }) =>
        words.map((word) => [toWords(word).join(''), means.flatMap(toWords)] as const),
      ),
    ),
    soft: new Set(soft.flatMap(toWords)),
  };
}

/** Folds a query, puts swapped letters right and looks its words up. */
export function understand(
  query: string,
  dictionary: Dictionary,
  vocabulary: ReadonlySet<string>,
): Understood {
  const known = new Set([...vocabulary, ...dictionary.sameAs.keys()]);
  const words = toWords(query).map((word) => repairSwap(word, known));
  const toGroup = (word: string) => [...new Set([word, ...(dictionary.sameAs.get(word) ?? [])])];
  const groups = words.map(toGroup);
  const hard = words.filter((word) => !dictionary.soft.has(word));
  const spaced = ` ${words.join(' ')} `;
  const hardSpaced = ` ${hard.join(' ')} `;
  const pick = (fits: (words: readonly string[]) => boolean): Reading[] =>
    dictionary.readings.filter((item) => fits(item.words)).map(({ reading }) => reading);
  return {
    compacts: [...new Set([toCompact(query), groups.map((group) => group[1] ?? group[0]).join('')])],
    groups,
    hard: (hard.length > 0 ? hard : words).map(toGroup),
    whole: pick((read) => read.includes(spaced)),
    core: pick((read) => read.includes(hardSpaced)),
    partial: pick((read) => read.some((word) => spaced.includes(word))),
  };
}
