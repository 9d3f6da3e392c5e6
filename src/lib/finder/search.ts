import type { Query } from 'minisearch';
import { type Dictionary, toForm } from '#lib/finder/dictionary.ts';
import type { FinderEntry } from '#lib/finder/entry.ts';
import { type Fast, withoutFast } from '#lib/finder/fast.ts';
import { findNotOffered } from '#lib/finder/find-not-offered.ts';
import { type Field, fields, indexEntries, type SearchIndex } from '#lib/finder/index-entries.ts';
import { findListed, findNamed, findWhole, findWithin } from '#lib/finder/named.ts';
import { fuzzyPenalty, type Ranked, ranks, rankWhole, rankWords, reduceRank } from '#lib/finder/rank.ts';
import { isRunFor } from '#lib/finder/species.ts';
import { spellAbbreviations } from '#lib/finder/spelled-letters.ts';
import { toAllowedTypos } from '#lib/finder/typos.ts';
import { type Understood, understand } from '#lib/finder/understand.ts';
import type { Why } from '#lib/finder/why.ts';
import type { AnimalName } from '#schemas/patients.ts';
import type { Reading } from '#schemas/synonym.ts';

/** An entry that answers a query, with the reason. */
type Hit = { readonly entry: FinderEntry; readonly why: Why };

type Groups = Understood['hard'];
type Scored = Ranked & { readonly entry: FinderEntry; readonly score: number };

/** The readings' entries in their order, starting at a rank. */
function rankReadings(readings: readonly Reading[], rank: number): Map<string, Ranked> {
  const ranked = new Map<string, Ranked>();
  readings.forEach(({ codes, meaning, when }, reading) => {
    codes.forEach((code, place) => {
      // First entries of all readings come before second ones.
      const at = rank + (place * 10 + reading) / 1000;
      if (!ranked.has(code))
        ranked.set(code, { rank: at, why: { kind: 'meaning', meaning, when: when[code] } });
    });
  });
  return ranked;
}

/** How words are looked for: in some fields, with slips forgiven, all of them or some. */
type WordSearch = {
  readonly fields?: Field[];
  readonly typos?: false | ((word: string) => number | false);
  readonly some?: boolean;
  /** Whether a word of several says nothing about a test, or its meaning is told already. */
  readonly isIdle?: (word: string) => boolean;
  readonly rank?: number;
};

/** The entries that hold every word, or some of them. */
function searchWords(
  { engine, byCode }: SearchIndex,
  groups: Groups,
  isBrief: boolean,
  { fields, typos = false, some = false, isIdle = () => false, rank = 0 }: WordSearch,
): Scored[] {
  // Of several words, a letter says too little by itself.
  const asked = some ? groups.filter(([word = '']) => word.length > 1 && !isIdle(word)) : groups;
  const query: Query = {
    combineWith: some ? 'OR' : 'AND',
    queries: asked.map((alternatives) => ({ combineWith: 'OR', queries: [...alternatives] })),
  };
  const results = engine.search(query, {
    ...(fields && { fields }),
    // What a few letters of a sentence begin is none of its meaning.
    prefix: (word) => word.length > (some ? 4 : 1) && !isBrief,
    fuzzy: typos,
  });
  return results.flatMap((result) => {
    const indexed = byCode.get(result.id);
    const present = some
      ? asked.filter((group) => group.some((word) => result.queryTerms.includes(word)))
      : groups;
    const ranked = indexed && rankWords(indexed, result, present);
    if (!ranked) return [];
    // One word more is worth more than any place that a word is found in.
    const missing = (groups.length - present.length) * ranks.some;
    return [{ ...ranked, rank: ranked.rank + rank + missing, entry: indexed.entry, score: result.score }];
  });
}

/** By all words that say something, then with slips forgiven, then by some of them: the first way that finds. */
function searchByWords(
  index: SearchIndex,
  dictionary: Dictionary,
  { said, hard, isBrief, whole, core, partial }: Understood,
): Scored[] {
  // A word of the sample is asked of names only: most notes speak of serum, and blood is in every department.
  const withSample =
    said.length > hard.length
      ? searchWords(index, said, isBrief, { fields: ['name', 'alias'], rank: ranks.withSample })
      : [];
  const strict = [...withSample, ...searchWords(index, hard, isBrief, {})];
  if (strict.length > 0 || whole.length + core.length > 0) return strict;
  // A word of the synonym table is no slip: 'eating' is not 'mating'.
  const typos = (word: string) => !dictionary.vocabulary.has(word) && toAllowedTypos(word);
  // One slip among several words does not make them less: all of them are there.
  const forgiven = searchWords(index, hard, isBrief, { typos, rank: hard.length > 1 ? -fuzzyPenalty : 0 });
  if (forgiven.length > 0) return forgiven;
  const read = new Set(partial.flatMap(({ words }) => words));
  const isIdle = (word: string) => {
    const form = toForm(word, dictionary);
    return read.has(form) || (hard.length > 1 && dictionary.plain.has(form));
  };
  return searchWords(index, hard, isBrief, { some: true, isIdle }).map(({ why, rank, entry, score }) => ({
    why,
    rank,
    entry,
    score,
  }));
}

/** A test that is not offered. */
export type Missing = { readonly name: string; readonly nearest: readonly FinderEntry[] };

/** What a search finds, and all that the words of the query mean, the likeliest first. */
export type Answer = {
  readonly hits: readonly Hit[];
  readonly meanings: readonly string[];
  /** Words of the query that say something and that no word denies. */
  readonly told: string;
  /** Tests that it asks for and that are not offered, with those that come nearest. */
  readonly absent: readonly Missing[];
};

/** What is only meant by a word is no answer for an animal that it is not run for; what is asked for by name comes last. */
function sortFor(animals: readonly AnimalName[], sorted: readonly Scored[]): readonly Scored[] {
  const [animal] = animals;
  if (animal === undefined || animals.length > 1) return sorted;
  const isRun = ({ entry }: Scored) => isRunFor(entry.species, animal);
  const named = sorted.filter(
    (hit) => !isRun(hit) && hit.why.kind !== 'meaning' && hit.rank <= ranks.reduced,
  );
  return [...sorted.filter(isRun), ...named];
}

/** What is known of a query: that it cannot wait, and that the law asks to report it, so that no sample is sent. */
type Gravity = { readonly isEmergency: boolean; readonly isReported: boolean };

/** A search over the entries: exact code, name or alias first, then beginnings, then single words, then slips. */
export function createSearch(
  entries: readonly FinderEntry[],
  dictionary: Dictionary,
): (query: string, isEmergency?: boolean, isReported?: boolean) => Answer {
  const index = indexEntries(entries);
  const known = new Set([...index.vocabulary, ...dictionary.vocabulary]);

  const answer = (query: string, { isEmergency, isReported }: Gravity): Answer => {
    const understood = understand(query, dictionary, known);
    const { compacts, reduced, isBrief, told, animals } = understood;
    // Beside an emergency the heat is no season, and a swelling no lump.
    const isMeant = ({ meaning }: Reading) => !isEmergency || !dictionary.calm.has(meaning);
    const isOccasion = ({ meaning }: Reading) => dictionary.occasions.has(meaning);
    const listable = dictionary.phrases.filter(({ reading }) => isMeant(reading));
    const meant = understood.partial.filter(({ reading }) => isMeant(reading));
    const [whole, core, hardCore, partial] = [
      understood.whole.filter(isMeant),
      understood.core.filter(isMeant),
      understood.hardCore.filter(isMeant),
      [...new Set(meant.map(({ reading }) => reading))],
    ];
    // What is an occasion as a whole is no sign by one of its words: fit for surgery is no fit.
    const isOccasionAlone = [...whole, ...core].some(isOccasion);
    const meanings = [...whole, ...core, ...hardCore, ...partial].map(({ meaning }) => meaning);
    const found = new Map<string, Scored>();
    const offer = (code: string, ranked: Ranked | undefined, score = 0) => {
      const indexed = index.byCode.get(code);
      const before = found.get(code);
      if (!indexed || !ranked || (before && before.rank <= ranked.rank)) return;
      found.set(code, { ...ranked, entry: indexed.entry, score: Math.max(score, before?.score ?? 0) });
    };
    const byWords = searchByWords(index, dictionary, understood);
    // Beside a test that all the words name, a note is there by chance, and so are other tests of its method.
    const isNamed = byWords.some(({ bond }) => bond === 'named');
    for (const scored of byWords)
      if (!isNamed || scored.bond !== 'scattered') offer(scored.entry.code, scored, scored.score);
    // Of a sentence that nothing holds wholly, what is named in it comes before what shares a word with it.
    if (whole.length + core.length === 0 && byWords.every(({ rank }) => rank >= ranks.some))
      for (const [code, ranked] of findWithin(index, dictionary, understood)) offer(code, ranked);
    for (const [code, indexed] of index.byCode) {
      for (const compact of compacts) offer(code, rankWhole(indexed, compact, isBrief));
      for (const compact of reduced) offer(code, reduceRank(rankWhole(indexed, compact, isBrief)));
    }
    // Names that stand together in a panel only are a list of tests, where they do not mean something together.
    if (whole.length + core.length === 0 && byWords.every(({ rank }) => rank >= fields.indexOf('part'))) {
      const listed = findListed(index, { ...dictionary, phrases: listable }, isOccasion, understood);
      listed.forEach(({ code, ranked }, place) => {
        offer(code, { ...ranked, rank: ranks.listed + place / 1000 });
      });
      const inOne = findWhole(
        index,
        listed.map(({ code }) => code),
      );
      if (inOne) offer(inOne.code, { ...inOne.ranked, rank: ranks.listed - 1 / 1000 });
    }
    // A sign first: vomiting in an old cat asks for no yearly check.
    const beside = partial.filter(({ meaning }) => !isNamed || !dictionary.methods.has(meaning));
    const signs = beside.filter((reading) => !isOccasion(reading));
    const read = [
      ...rankReadings(whole, ranks.meaning),
      ...rankReadings(core, ranks.core),
      ...rankReadings(hardCore, ranks.hardCore),
      ...rankReadings(signs, ranks.partial),
      ...rankReadings(beside.filter(isOccasion), signs.length > 0 ? ranks.partialOccasion : ranks.partial),
    ];
    for (const [code, ranked] of read) offer(code, ranked);
    const all = [...found.values()].sort((one, other) => one.rank - other.rank || other.score - one.score);
    const isMeaningOf = (meant: ReadonlySet<string>) => meanings.some((meaning) => meant.has(meaning));
    const fast: Fast = {
      isSick: isEmergency || isMeaningOf(dictionary.sick),
      isLowSugar: isMeaningOf(dictionary.lowSugar),
      // To breathe fast is not to fast.
      isAsked: /\bfast(?:ing|ed)\b/.test(told),
      animals,
    };
    // Beside an emergency a word of a note for vets or of a category answers nothing.
    const isAsked = ({ rank, why }: Scored) =>
      !(isEmergency && (why.kind === 'note' || why.kind === 'category')) &&
      (!isReported || (why.kind !== 'meaning' && rank <= ranks.reduced));
    const sorted = sortFor(animals, withoutFast(all.filter(isAsked), fast, dictionary.fasted));
    // Whoever types a code wants that entry and nothing that only sounds like it.
    const exact = sorted.filter(({ rank }) => rank === ranks.code);
    return {
      hits: (exact.length > 0 ? exact : sorted).map(({ entry, why }) => ({ entry, why })),
      meanings,
      told: isOccasionAlone ? '' : told,
      absent: [],
    };
  };

  return (typed, isEmergency = false, isReported = false) => {
    const gravity = { isEmergency, isReported };
    const query = spellAbbreviations(typed, known);
    const { held, others, rest } = findNotOffered(query, dictionary);
    const answered = answer(query, gravity);
    if (held.length === 0) return answered;
    const toNearest = (codes: readonly string[]) =>
      codes.flatMap((code) => index.byCode.get(code)?.entry ?? []);
    // Of a list, the rest is found; of anything else, only what is named beside it, or the same by another method.
    const asked = others || rest.filter((word) => findNamed(index, word)).join(' ');
    const sameThing = held.flatMap(({ otherMethod, nearest, name }) =>
      otherMethod ? toNearest(nearest).map((entry): Hit => ({ entry, why: { kind: 'instead', name } })) : [],
    );
    const named = asked === '' ? undefined : answer(asked, gravity);
    const seen = new Set(sameThing.map(({ entry }) => entry.code));
    // Of what nothing comes near no word is a sign: fit to fly is no fit. Beside an emergency its words may still tell a poison.
    const isFar = !isEmergency && held.every(({ nearest }) => nearest.length === 0);
    return {
      told: isFar ? rest.join(' ') : answered.told,
      meanings: isFar ? (named?.meanings ?? []) : answered.meanings,
      hits: [...sameThing, ...(named?.hits ?? []).filter(({ entry }) => !seen.has(entry.code))],
      absent: held.map(({ name, nearest }) => ({ name, nearest: toNearest(nearest) })),
    };
  };
}
