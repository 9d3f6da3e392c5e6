import { type Dictionary, type Phrase, taking } from '#lib/finder/dictionary.ts';
import { toSound } from '#lib/finder/fold.ts';

/** The words of a query in their order, as typed and in the form that all their spellings share. */
export type Query = { readonly words: readonly string[]; readonly forms: readonly string[] };

/** A phrase with the places of its words in a query. */
export type Placed = Phrase & { readonly places: readonly number[] };

/** All words that deny have one form in the table: not, no and never, nahi and cannot. */
const denial = 'not';
/** These say of what follows that it is not there; the table knows them as they are. */
const lacking = new Set(['without', 'bina']);
/** In Hindi the word stands behind what it denies: pani nahi pee raha, bukhar nahi hai. */
const isHindi = (word: string) => /^n(?:[ah]|i$)/.test(word);
/** How far from the word for eating what was eaten stands. */
const mostBetween = 3;
/** Words that only say that something is there, or is not. */
const being = /^(?:any|more|ha[sd]|have|having|been|hain?|ho|hua|hui|tha|aa)$/;

/** Whether a word says that something is not so. */
export const isDenial = (word: string, form: string) => form === denial || lacking.has(word);

/** Whether a word stands near enough to one that denies to be what it speaks of; nothing reaches over a 'but'. */
function isNear({ words, forms }: Query, denier: number, at: number): boolean {
  const between = forms.slice(Math.min(denier, at), Math.max(denier, at));
  const word = words[denier] ?? '';
  // No blood in stool; not able to pass urine.
  const reach = isHindi(word) ? 1 : word === 'no' ? 2 : 4;
  return !between.includes('but') && at - denier <= reach && denier - at <= 3;
}

/** The places of a phrase's words in a query that holds them all; none where one stands too far from the word that denies it. */
function findPlaces(query: Query, phrase: readonly string[]): readonly number[] {
  const find = (wanted: string) => query.forms.flatMap((form, at) => (form === wanted ? [at] : []));
  const others = phrase.filter((word) => word !== denial).map(find);
  if (others.length === phrase.length) return others.flat();
  return find(denial).flatMap((denier) => {
    const near = others.map((places) => places.filter((at) => isNear(query, denier, at)));
    return near.every(({ length }) => length > 0) ? [denier, ...near.flat()] : [];
  });
}

/**
 * Where what may be swallowed stands beside the word for doing so: did not eat the chocolate, chocolate nahi khaya. What
 * was eaten at another time is told by a word of its own.
 */
function findThing(
  { words, forms }: Query,
  { things }: Dictionary,
  denier: number,
  taken: number,
): number | undefined {
  const step = isHindi(words[denier] ?? '') ? -1 : 1;
  const isApart = (form = '') => form === 'but' || taking.has(form);
  for (let at = taken + step; Math.abs(at - taken) <= mostBetween && !isApart(forms[at]); at += step)
    if (things.has(forms[at] ?? '')) return at;
  return undefined;
}

/** The phrases that stand in a query and are no part of a longer one there. */
export function placePhrases(dictionary: Dictionary, query: Query): Placed[] {
  // She did not eat the chocolate: that is no loss of appetite.
  const isOfThing = ({ words, places }: Placed) => {
    const denier = places.find((at) => query.forms[at] === denial);
    const taken = places.filter((at) => query.forms[at] === 'eating');
    return (
      denier !== undefined &&
      words.includes('eating') &&
      taken.every((at) => findThing(query, dictionary, denier, at) !== undefined)
    );
  };
  // No puppies: beside other words the animal is only whom they speak of.
  const isOfOthers = ({ words }: Phrase) =>
    words.some((word) => word !== denial && !dictionary.animals.has(word));
  const placed = dictionary.phrases
    .filter(isOfOthers)
    .filter(({ words }) => words.every((word) => query.forms.includes(word)))
    .map((phrase) => ({ ...phrase, places: findPlaces(query, phrase.words) }))
    .filter((phrase) => phrase.places.length > 0 && !isOfThing(phrase))
    .sort((one, other) => other.words.length - one.words.length);
  return placed.filter(
    ({ words, places }) =>
      !placed.some(
        (longer) => longer.words.length > words.length && places.every((at) => longer.places.includes(at)),
      ),
  );
}

/**
 * The places of words that a query denies, with those that deny them: the pet has no fever, and is not itching. What is
 * a sign by being denied, as in not eating, is not among them.
 */
export function findDenied(
  query: Query,
  dictionary: Dictionary,
  placed: readonly Placed[],
): ReadonlySet<number> {
  const { words, forms } = query;
  const { soft } = dictionary;
  const told = words.flatMap((word, at) => (soft.has(toSound(word)) || being.test(word) ? [] : [at]));
  const denied = new Set<number>();
  words.forEach((word, denier) => {
    if (!isDenial(word, forms[denier] ?? '') || placed.some(({ places }) => places.includes(denier))) return;
    const isOfBefore = isHindi(word) && being.test(words[denier + 1] ?? 'hai');
    const before = isOfBefore ? told.findLast((at) => at < denier) : undefined;
    // Chocolate nahi khaya.
    const verb = taking.has(forms[denier + 1] ?? '') ? denier + 1 : undefined;
    const at = isHindi(word) ? (verb ?? before) : told.find((place) => place > denier);
    if (at === undefined) return;
    denied.add(denier).add(at);
    const thing = taking.has(forms[at] ?? '') ? findThing(query, dictionary, denier, at) : undefined;
    if (thing !== undefined) denied.add(thing);
    // No vomiting or fever.
    if (at > denier && /^n?or$/.test(words[at + 1] ?? '')) denied.add(at + 2);
  });
  return denied;
}

/** The places of all phrases that are a sign by what they deny. */
export function listNegative(placed: readonly Placed[]): ReadonlySet<number> {
  return new Set(placed.flatMap(({ words, places }) => (words.includes(denial) ? places : [])));
}

/** Whether a query says what a phrase is about, and does not deny it. */
export function isAsserted(
  { words, places }: Placed,
  { forms }: Query,
  denied: ReadonlySet<number>,
): boolean {
  return words.every((word) => places.some((at) => forms[at] === word && !denied.has(at)));
}
