import {
  type Dictionary,
  degree,
  filterOrAll,
  leaveOut,
  type Phrase,
  toCore,
  toForm,
} from '#lib/finder/dictionary.ts';
import { toCompact, toQueryWords, toSound } from '#lib/finder/fold.ts';
import { findDenied, isAsserted, isDenial, listNegative, placePhrases } from '#lib/finder/phrases.ts';
import { findAnimals } from '#lib/finder/species.ts';
import { repairSlip } from '#lib/finder/typos.ts';
import type { AnimalName } from '#schemas/patients.ts';
import type { Reading } from '#schemas/synonym.ts';

/** A query with what the synonym table says about it. */
export type Understood = {
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
  /** Phrases in it that mean something, the rest being other words; the longest first. */
  readonly partial: readonly Phrase[];
  /** Its words that say something and that no word denies. */
  readonly told: string;
  /** The animals it speaks of. */
  readonly animals: readonly AnimalName[];
};

const longestBrief = 4;

/** Folds a query, puts slips right and looks its words up. */
export function understand(text: string, dictionary: Dictionary, known: ReadonlySet<string>): Understood {
  const words = toQueryWords(text).map((word) => repairSlip(word, known, dictionary.meaningful));
  const forms = words.map((word) => toForm(word, dictionary));
  const query = { words, forms };
  const placed = placePhrases(dictionary, query);
  const denied = findDenied(query, dictionary, placed);
  const negative = listNegative(placed);
  const asserted = words.filter((_, at) => !denied.has(at));
  const isSaid = (word: string) => !dictionary.soft.has(toSound(word));
  const told = denied.size > 0 ? asserted.filter(isSaid) : leaveOut(words, dictionary.soft);
  // Nobody looks a test up by a word that denies; where all is denied, what there is not is looked up by name. What is a
  // sign by being denied is none: no fasting is not Glucose, Fasting.
  const isNegative = negative.size > 0 && words.every((word, at) => negative.has(at) || !isSaid(word));
  const said = isNegative
    ? []
    : filterOrAll(
        told.length > 0 ? told : leaveOut(words, dictionary.soft),
        (word) => !isDenial(word, toForm(word, dictionary)),
      );
  const hard = leaveOut(said, dictionary.samples);
  const toGroup = (word: string) => [...new Set([word, ...(dictionary.sameAs.get(toSound(word)) ?? [])])];
  const toReadings = (phrases: readonly Phrase[]) => [...new Set(phrases.map(({ reading }) => reading))];
  const pick = (fits: (phrase: Phrase) => boolean) => toReadings(dictionary.phrases.filter(fits));
  const [spaced, hardCore] = [forms.join(' '), toCore(hard, dictionary)];
  const whole = pick((phrase) => phrase.whole === spaced);
  // A phrase that names its animal says more than what is left without it: a puppy's checkup is no yearly one.
  // Low sugar of a puppy is low sugar, and diarrhoea of a calf its own, where these have a meaning.
  const [degrees, beings] = [
    asserted.filter((word) => degree.test(word)),
    asserted.filter((word) => dictionary.animals.has(toSound(word))),
  ];
  const found =
    [[...degrees, ...beings], beings, degrees, []]
      .map((more) => toCore([...told, ...more], dictionary))
      .map((wanted) => pick((phrase) => phrase.core === wanted))
      .find((readings) => readings.length > 0) ?? [];
  const meant = whole.length > 0 ? [] : found;
  const compact = toCompact(text);
  const compacts = new Set([compact, words.map((word) => toGroup(word)[1] ?? word).join('')]);
  return {
    isBrief: whole.length + meant.length > 0 && said.join('').length <= longestBrief,
    compacts: [...compacts],
    reduced: [...new Set([said.join(''), hard.join('')])].filter((one) => !compacts.has(one)),
    said: said.map(toGroup),
    hard: hard.map(toGroup),
    whole,
    core: meant,
    hardCore:
      whole.length + meant.length > 0 || told.length === 0 ? [] : pick((phrase) => phrase.core === hardCore),
    partial:
      whole.length > 0
        ? []
        : placed.filter(
            (phrase) =>
              isAsserted(phrase, query, denied) &&
              !phrase.words.every((word) => dictionary.samples.has(word)),
          ),
    told: words.filter((word, at) => isSaid(word) && !denied.has(at) && !negative.has(at)).join(' '),
    animals: findAnimals(words, dictionary.animals),
  };
}
