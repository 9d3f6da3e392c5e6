import { findDenied, findDeniedSigns, verbs } from '#lib/finder/emergency-denials.ts';
import {
  type EmergencyIndex,
  type Forms,
  type IndexedEmergency,
  toEmergencyWords,
  toForms,
  toKey,
  toThings,
} from '#lib/finder/emergency-index.ts';
import { findOver } from '#lib/finder/emergency-past.ts';
import { createReader, type Token } from '#lib/finder/emergency-words.ts';
import { patients } from '#schemas/patients.ts';

/** Other words that may stand between those of a phrase. */
const gap = 3;
/** As many as anybody can act on at once. */
const most = 3;

const animals: ReadonlySet<string> = new Set(patients);
/** A puppy and the young of any animal are forms of their own. */
const beings: ReadonlySet<string> = new Set([...patients, 'pup', 'young']);
/** A puppy may be what is not born. */
const isAnimal = ({ forms }: Token) => forms.some((form) => animals.has(form)) && !forms.includes('young');
const nowhere: ReadonlySet<string> = new Set();
const joins = ['and', 'aur'].map(toKey);
/** How many words a phrase reaches over, but for animals and words that say little. */
function toSpan(tokens: readonly Token[], way: readonly number[]): number {
  const first = Math.min(...way);
  return tokens
    .slice(first, Math.max(...way) + 1)
    .filter((token, index) => way.includes(first + index) || !(token.isLight || isAnimal(token))).length;
}

/** Whether nothing that says something stands between the words of a phrase, but for what may: an animal, another word for the same. */
const isTight = (tokens: readonly Token[], way: readonly number[], may: ReadonlySet<string> = nowhere) =>
  tokens
    .slice(Math.min(...way), Math.max(...way))
    .every(
      (token, index) =>
        way.includes(Math.min(...way) + index) ||
        ((token.isLight || token.forms.some((form) => may.has(form))) && token.denier === null),
    );

/** Whether only light words and denials stand between the words of a phrase: saap ne nahi kata. */
const isOneSaying = (tokens: readonly Token[], way: readonly number[]) =>
  tokens.every(
    ({ isLight, denier, isBut }, at) =>
      at < Math.min(...way) ||
      at > Math.max(...way) ||
      way.includes(at) ||
      (!isBut && (isLight || denier !== null)),
  );

type Places = readonly number[];
type Query = {
  readonly tokens: readonly Token[];
  /** The places of each form. */
  readonly places: ReadonlyMap<string, Places>;
};

function toQuery(tokens: readonly Token[]): Query {
  const places = new Map<string, number[]>();
  tokens.forEach(({ forms }, at) => {
    for (const form of forms) places.set(form, [...(places.get(form) ?? []), at]);
  });
  return { tokens, places };
}

const presents: ReadonlySet<string> = new Set(['now', 'ab', 'abhi', 'today', 'aaj'].map(toKey));

/**
 * The ways in which a query holds a phrase: its words near each other in any order, each at a place of its own. Its
 * animal may stand `anywhere`, and a kitten is a cat and the young of one.
 */
function findWays({ tokens, places }: Query, phrase: Forms, anywhere = animals): Places[] {
  if (!phrase.every((form) => places.has(form))) return [];
  const forms = phrase.filter((form) => !anywhere.has(form));
  if (forms.length === 0) return [phrase.flatMap((form) => places.get(form)?.[0] ?? [])];
  return forms.reduce<Places[]>(
    (begun, form) =>
      begun.flatMap((way) =>
        (places.get(form) ?? [])
          .filter((at) => !way.includes(at))
          .map((at) => [...way, at])
          // At once: of a long message the ways would grow by powers.
          .filter((longer) => toSpan(tokens, longer) <= forms.length + gap),
      ),
    [[]],
  );
}

/** Whether what a phrase denies is what the query denies: not eating, khana nahi kha raha. */
function isDeniedSign({ tokens }: Query, way: Places, things: ReadonlySet<string>): boolean {
  const [denier = 0, ...signs] = way;
  const eating = signs.find((at) => tokens[at]?.forms.includes('eat'));
  // She did not eat the lily: that is no loss of appetite.
  if (eating !== undefined && tokens[eating + 1]?.forms.some((form) => things.has(form))) return false;
  return findDeniedSigns(tokens, denier, isAnimal).some((at) => signs.includes(at));
}

/** The places of the animals that a phrase speaks of. */
const findAnimals = ({ places }: Query, phrase: Forms): Places =>
  phrase.filter((form) => animals.has(form)).flatMap((form) => places.get(form)?.[0] ?? []);

/** A phrase where it stands: its words, and those with its animal. */
type Way = { readonly way: Places; readonly all: Places };

type Found = {
  readonly item: IndexedEmergency;
  readonly own: ReadonlySet<number>;
  readonly all: ReadonlySet<number>;
  readonly words: number;
  /** It was, and is no more. */
  readonly isOver: boolean;
};

const isPart = (part: ReadonlySet<number>, whole: ReadonlySet<number>) =>
  part.size < whole.size && [...part].every((at) => whole.has(at));

/** Of several, those that are told by a part of what tells another are left out: a snake bite is no other bite. */
function toShown(found: readonly Found[]): readonly IndexedEmergency[] {
  return found
    .filter(
      (one) =>
        !found.some(
          (other) =>
            isPart(one.all, other.all) || (isPart(one.own, other.all) && one.own.size < other.own.size),
        ),
    )
    .filter(({ isOver }) => !isOver)
    .toSorted((one, other) => other.words - one.words)
    .slice(0, most)
    .map(({ item }) => item);
}

/**
 * Makes the search for emergencies: which of them a query tells, the surest first. `known` are words of the price lists
 * and of the synonym table, which are no slips of others; what was in an earlier year than `thisYear` is over.
 */
export function createEmergencyFinder(
  index: EmergencyIndex,
  known: ReadonlySet<string>,
  thisYear = new Date().getFullYear(),
): (query: string) => readonly IndexedEmergency[] {
  const read = createReader(index, known);
  const things = toThings(index.items);
  const calmPhrases = index.calm.map(toForms);
  const tests = new Set(index.tests);
  const exams = new Set(index.exams);
  const proofs = new Set(index.proofs);
  const isTest = (form: string) => tests.has(form);
  /** What stands beside a sign in another matter, or at its end. */
  const undoes = (form: string) => isTest(form) || form === 'ceased';
  // The word that denies stands first, so that each way of a phrase begins with one.
  const toOrdered = (joined: string) =>
    [...toForms(joined)].sort((one, other) => Number(other === 'not') - Number(one === 'not'));
  const items = index.items.map((item) => ({
    item,
    phrases: item.phrases.map(toOrdered),
    names: item.names.map(toOrdered),
  }));

  return (text) => {
    const query = toQuery(read(text));
    const { tokens } = query;
    if (tokens.length === 0) return [];
    const named = [...animals].filter((animal) => query.places.has(animal));
    const holdsAny = (asked: ReadonlySet<string>) =>
      tokens.some(({ forms }) => forms.some((form) => asked.has(form)));
    const isOfTest = holdsAny(tests);
    // Whoever asks for a test of rabies has an animal that may have it; a titre or a vaccine is for one that is well.
    const isOfSample = holdsAny(exams) && !holdsAny(proofs);
    const ways = items.flatMap(({ item, phrases, names }) => {
      if (item.species && named.length > 0 && !item.species.some((one) => named.includes(one))) return [];
      const isNamed = !isOfTest || (item.neverSampled && isOfSample);
      return [...phrases, ...(isNamed ? names : [])].flatMap((forms) =>
        findWays(query, forms).map((way) => ({
          item,
          way,
          all: [...new Set([...way, ...findAnimals(query, forms)])],
          isNegative: forms[0] === 'not',
        })),
      );
    });
    const negative = ways.filter(({ way, isNegative }) => isNegative && isDeniedSign(query, way, things));
    const denied = findDenied(tokens, new Set(negative.flatMap(({ way }) => way[0] ?? [])), things, isAnimal);
    // Its animal stands beside its other words: a toy dog is none that ate a toy.
    const calm = calmPhrases.flatMap((forms) =>
      findWays(query, forms, nowhere)
        .filter((way) => {
          // It was well and now has fits: another time is another matter.
          const [first, last] = [Math.min(...way), Math.max(...way)];
          if (tokens.slice(first, last).some(({ forms }) => forms.some((form) => presents.has(form))))
            return false;
          // A teething puppy bleeds, but a puppy that a dog bit is no biting puppy.
          const animal = forms.some((form) => beings.has(form)) ? [] : beings;
          // She is in heat, and blood comes and flows.
          const may = new Set([...animal, ...forms, ...joins]);
          return isTight(tokens, way, may) && !way.some((at) => denied.has(at));
        })
        .map((way) => ({ forms, way })),
    );
    const undone = new Set(calm.filter(({ forms }) => forms.some(undoes)).flatMap(({ way }) => way));
    // A pet snake is calm and so is a biting puppy, but a pet snake that bit a puppy is not: one phrase calms all or nothing.
    const isCalmed = (all: Places) => calm.some(({ way }) => all.every((at) => way.includes(at)));
    // Occult blood is no blood, bleeding in heat no bleeding, but vomited blood stays blood beside a blood test.
    const isCalm = ({ way, all }: Way) =>
      isCalmed(all) || (way.some((at) => undone.has(at)) && !isTight(tokens, way));
    const positive = ways.filter(({ isNegative }) => !isNegative);
    const isDenied = ({ way }: Way) => way.some((at) => denied.has(at));
    // No rat poison was eaten: where the whole is denied, none of its words tells anything alone or beside a verb.
    const parts = new Set(
      positive
        .filter((one) => one.way.length > 1 && isDenied(one) && isOneSaying(tokens, one.way))
        .flatMap(({ way }) => way),
    );
    const isEating = (at: number) => tokens[at]?.forms.some((form) => verbs.has(form)) ?? false;
    const isPartDenied = ({ way }: Way) =>
      way.some((at) => parts.has(at)) && way.filter((at) => !isEating(at)).every((at) => parts.has(at));
    const told = [...negative, ...positive.filter((one) => !isDenied(one) && !isPartDenied(one))].filter(
      (way) => !isCalm(way),
    );
    const spoken = toEmergencyWords(text);
    const tokenAt = new Map(tokens.map((token) => [token.at, token] as const));
    const toSpoken = (way: Places) => way.flatMap((at) => tokens[at]?.at ?? []);
    const over = findOver(
      spoken,
      told.map(({ way }) => toSpoken(way)),
      (at) => {
        const token = tokenAt.get(at);
        return !token || ((token.isLight || isAnimal(token)) && token.denier === null);
      },
      thisYear,
    );
    const isBeing = (at: number) => tokenAt.get(at)?.forms.some((form) => beings.has(form)) ?? false;
    const isOver = ({ item, way }: (typeof told)[number]) => {
      const signs = toSpoken(way).filter((at) => !isBeing(at));
      return signs.length > 0 && signs.every((at) => over.has(at) && (!item.lasts || over.get(at)?.isYears));
    };
    const found = Map.groupBy(told, ({ item }) => item);
    return toShown(
      [...found].map(([item, own]) => ({
        item,
        own: new Set(own.flatMap(({ way }) => way)),
        all: new Set(own.flatMap(({ all }) => all)),
        words: Math.max(...own.map(({ all }) => all.length)),
        isOver: own.every(isOver),
      })),
    );
  };
}
