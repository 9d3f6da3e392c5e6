import { toQueryWords, toSound } from '#lib/finder/fold.ts';
import type { NotOffered } from '#schemas/not-offered.ts';
import type { AnimalName } from '#schemas/patients.ts';
import type { Reading, Synonyms } from '#schemas/synonym.ts';

/** What a reading is looked up by, each word in the form that all its spellings share. */
export type Phrase = {
  readonly reading: Reading;
  /** Its words in their order, and those that say something in order of the alphabet. */
  readonly whole: string;
  readonly core: string;
  readonly words: readonly string[];
};

/** A way to ask for what is not offered. */
export type NotOfferedPhrase = Pick<NotOffered, 'nearest' | 'otherMethod' | 'isAlone'> & {
  readonly name: string;
  readonly words: readonly string[];
};

/** The synonym table made ready for looking up. */
export type Dictionary = {
  readonly phrases: readonly Phrase[];
  /** Tests that are not offered, each with its words. */
  readonly absent: readonly NotOfferedPhrase[];
  /** The animal that a word names. */
  readonly animals: ReadonlyMap<string, AnimalName>;
  readonly sameAs: ReadonlyMap<string, readonly string[]>;
  readonly soft: ReadonlySet<string>;
  readonly samples: ReadonlySet<string>;
  /** Meanings of an animal that is ill, and the tests with a fast that it is not offered. */
  readonly sick: ReadonlySet<string>;
  /** Those of a pet that nobody fasts at home, not even by order. */
  readonly lowSugar: ReadonlySet<string>;
  /** Meanings that come after a sign. */
  readonly occasions: ReadonlySet<string>;
  /** Meanings that nothing has beside an emergency. */
  readonly calm: ReadonlySet<string>;
  /** Words for what is swallowed. */
  readonly things: ReadonlySet<string>;
  /** Meanings that say how and on what, not what for. */
  readonly methods: ReadonlySet<string>;
  /** Words of names that name nothing by themselves. */
  readonly plain: ReadonlySet<string>;
  readonly fasted: ReadonlySet<string>;
  /** Every word of the table, to tell a slip from a word, and those that have a meaning. */
  readonly vocabulary: ReadonlySet<string>;
  readonly meaningful: ReadonlySet<string>;
};

type Vocabulary = Pick<Dictionary, 'sameAs' | 'soft' | 'samples'>;

/** The form that a word shares with its other spellings and with the words that stand for it. */
export function toForm(word: string, { sameAs }: Vocabulary): string {
  return toSound(sameAs.get(toSound(word))?.[0] ?? word);
}

/** The words that fit; all of them where none does. */
export function filterOrAll(words: readonly string[], fits: (word: string) => boolean): readonly string[] {
  const left = words.filter(fits);
  return left.length > 0 ? left : words;
}

/** The words that are not in a set; all of them where none is left. */
export function leaveOut(words: readonly string[], without: ReadonlySet<string>): readonly string[] {
  return filterOrAll(words, (word) => !without.has(toSound(word)));
}

/** The words of a query or of a phrase whatever their order. */
export function toCore(words: readonly string[], known: Vocabulary): string {
  return [...new Set(words.map((word) => toForm(word, known)))].sort().join(' ');
}

/** To eat, drink or swallow, in the form of all their spellings. */
export const taking: ReadonlySet<string> = new Set(
  ['eating', 'drinking', 'swallowed', 'licked'].map(toSound),
);

/** What a phrase says is swallowed: its one word beside that for doing so, as in chocolate and eating bone. */
const toThing = (words: readonly string[]): readonly string[] => {
  const others = words.filter((word) => !taking.has(word));
  return others.length === 1 ? others : [];
};

/** Soft beside a name (low calcium), but what a phrase holds of it is said: sugar is not low sugar. */
export const degree = /\b(?:low|high)\b/;

/** Makes the synonym table ready. */
export function toDictionary(synonyms: Synonyms): Dictionary {
  const { readings, sameAs, soft, samples, absent, animals } = synonyms;
  const toSounds = (texts: readonly string[]) => new Set(texts.flatMap(toQueryWords).map(toSound));
  const known = {
    sameAs: new Map(
      sameAs.flatMap(({ words, means }) =>
        words.flatMap(toQueryWords).map((word) => [toSound(word), means.flatMap(toQueryWords)] as const),
      ),
    ),
    soft: toSounds([...soft, ...animals.flatMap(({ words }) => words)]),
    samples: toSounds(samples),
  };
  const says = toSounds(soft);
  const toTexts = (rows: readonly Pick<Reading, 'words'>[]) => rows.flatMap(({ words }) => words);
  const toForms = (text: string) => toQueryWords(text).map((word) => toForm(word, known));
  const phrases = readings.flatMap((reading) =>
    reading.words.map((text) => ({
      reading,
      whole: toForms(text).join(' '),
      // An animal that a phrase names is part of it.
      core: toCore(degree.test(text) ? toQueryWords(text) : leaveOut(toQueryWords(text), says), known),
      words: toForms(text),
    })),
  );
  const eaten = phrases.filter(({ reading }) => synonyms.eaten.includes(reading.meaning));
  return {
    ...known,
    phrases,
    things: new Set(eaten.flatMap(({ words }) => toThing(words))),
    sick: new Set(synonyms.sick),
    lowSugar: new Set(synonyms.lowSugar),
    occasions: new Set(synonyms.occasions),
    calm: new Set(synonyms.calm),
    methods: new Set(synonyms.methods),
    plain: toSounds(synonyms.plain),
    fasted: new Set(synonyms.fasted),
    absent: absent.flatMap(({ name, words, ...test }) =>
      words.map((text) => ({ ...test, name: name ?? text, words: toForms(text) })),
    ),
    animals: new Map(
      animals.flatMap(({ words, species }) =>
        words.flatMap(toQueryWords).map((word) => [toSound(word), species] as const),
      ),
    ),
    vocabulary: new Set(
      [...toTexts([...readings, ...sameAs, ...animals]), ...soft, ...toTexts(absent)].flatMap(toQueryWords),
    ),
    meaningful: new Set(toTexts([...readings, ...sameAs]).flatMap(toQueryWords)),
  };
}
