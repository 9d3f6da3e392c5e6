import { toCompact, toQueryWords, toSound } from '#lib/finder/fold.ts';
import { repairSwap } from '#lib/finder/typos.ts';
import type { Reading, Synonyms } from '#schemas/synonym.ts';

/** What a reading is looked up by, each word in the form that all its spellings share. */
type Phrase = {
  readonly reading: Reading;
  /** Its words in their order, and those that say something in order of the alphabet. */
  readonly whole: string;
  readonly core: string;
  readonly words: readonly string[];
};

/** The synonym table made ready for looking up. */
export type Dictionary = {
  readonly phrases: readonly Phrase[];
  /** Words of tests that are not offered. */
  readonly absent: readonly (readonly string[])[];
  readonly sameAs: ReadonlyMap<string, readonly string[]>;
  readonly soft: ReadonlySet<string>;
  readonly samples: ReadonlySet<string>;
  /** Every word of the table, to tell a slip from a word. */
  readonly vocabulary: ReadonlySet<string>;
};

/** A query with what the synonym table says about it. */
export type Understood = {
  /** Names a test that is not offered: what only sounds like it is no answer. */
  readonly isAbsent: boolean;
  /** Nothing but a short word with a meaning: it is not the beginning of another. */
  readonly isBrief: boolean;
  /** The whole query without anything between its words, as typed and with the first word that each may stand for. */
  readonly compacts: readonly string[];
  /** The same without words that say nothing about the test, and without its sample. */
  readonly reduced: readonly string[];
  /** Each word that says something with the words it may stand for, itself first. */
  readonly said: readonly (readonly string[])[];
  /** The same without words of the sample; all of them where no other is left. */
  readonly hard: readonly (readonly string[])[];
  /** Readings of the query as a whole. */
  readonly whole: readonly Reading[];
  /** Readings of the words that say something, in any order. */
  readonly core: readonly Reading[];
  /** Readings of them without the sample. */
  readonly hardCore: readonly Reading[];
  /** Readings of a part of it, the rest being other words; the longest part first. */
  readonly partial: readonly Reading[];
};

type Vocabulary = Pick<Dictionary, 'sameAs' | 'soft' | 'samples'>;

/** The form that a word shares with its other spellings and with the words that stand for it. */
function toForm(word: string, { sameAs }: Vocabulary): string {
  return toSound(sameAs.get(toSound(word))?.[0] ?? word);
}

/** The words that are not in a set; all of them where none is left. */
function leaveOut(words: readonly string[], without: ReadonlySet<string>): readonly string[] {
  const left = words.filter((word) => !without.has(toSound(word)));
  return left.length > 0 ? left : words;
}

function toCore(words: readonly string[], known: Vocabulary): string {
  return [...new Set(words.map((word) => toForm(word, known)))].sort().join(' ');
}

export function toDictionary({ readings, sameAs, soft, samples, absent }: Synonyms): Dictionary {
  const toSounds = (texts: readonly string[]) => new Set(texts.flatMap(toQueryWords).map(toSound));
  const known = {
    sameAs: new Map(
      sameAs.flatMap(({ words, means }) =>
        words.flatMap(toQueryWords).map((word) => [toSound(word), means.flatMap(toQueryWords)] as const),
      ),
    ),
    soft: toSounds(soft),
    samples: toSounds(samples),
  };
  const toForms = (text: string) => toQueryWords(text).map((word) => toForm(word, known));
  return {
    ...known,
    phrases: readings.flatMap((reading) =>
      reading.words.map((text) => ({
        reading,
        whole: toForms(text).join(' '),
        core: toCore(leaveOut(toQueryWords(text), known.soft), known),
        words: toForms(text),
      })),
    ),
    absent: absent.map(toForms),
    vocabulary: new Set([
      ...[...readings, ...sameAs].flatMap(({ words }) => words.flatMap(toQueryWords)),
      ...soft,
    ]),
  };
}

/** The readings of phrases whose words all stand in a query and are no part of a longer one of these. */
function readPart({ phrases, samples }: Dictionary, forms: ReadonlySet<string>): Reading[] {
  const holding = phrases
    .filter(
      ({ words }) => words.every((word) => forms.has(word)) && !words.every((word) => samples.has(word)),
    )
    .sort((one, other) => other.words.length - one.words.length);
  const read: Phrase[] = [];
  for (const phrase of holding) {
    const isPart = read.some(
      ({ words }) => words.length > phrase.words.length && phrase.words.every((word) => words.includes(word)),
    );
    if (!isPart) read.push(phrase);
  }
  return [...new Set(read.map(({ reading }) => reading))];
}

const longestBrief = 4;

/** Folds a query, puts swapped letters right and looks its words up. */
export function understand(query: string, dictionary: Dictionary, known: ReadonlySet<string>): Understood {
  const words = toQueryWords(query).map((word) => repairSwap(word, known));
  const said = leaveOut(words, dictionary.soft);
  const hard = leaveOut(said, dictionary.samples);
  const toGroup = (word: string) => [...new Set([word, ...(dictionary.sameAs.get(toSound(word)) ?? [])])];
  const forms = words.map((word) => toForm(word, dictionary));
  const all = new Set(forms);
  const pick = (fits: (phrase: Phrase) => boolean): Reading[] => [
    ...new Set(dictionary.phrases.filter(fits).map(({ reading }) => reading)),
  ];
  const [spaced, core, hardCore] = [forms.join(' '), toCore(said, dictionary), toCore(hard, dictionary)];
  const whole = pick((phrase) => phrase.whole === spaced);
  const meant = pick((phrase) => phrase.core === core);
  const compact = toCompact(query);
  const compacts = new Set([compact, words.map((word) => toGroup(word)[1] ?? word).join('')]);
  return {
    isAbsent: dictionary.absent.some((needed) => needed.every((word) => all.has(word))),
    isBrief: whole.length > 0 && compact.length <= longestBrief,
    compacts: [...compacts],
    reduced: [...new Set([said.join(''), hard.join('')])].filter((one) => !compacts.has(one)),
    said: said.map(toGroup),
    hard: hard.map(toGroup),
    whole,
    core: meant,
    hardCore: meant.length > 0 ? [] : pick((phrase) => phrase.core === hardCore),
    partial: whole.length + meant.length > 0 ? [] : readPart(dictionary, all),
  };
}
