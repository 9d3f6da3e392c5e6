import { type Dictionary, type NotOfferedPhrase, toForm } from '#lib/finder/dictionary.ts';
import { toQueryWords, toSound } from '#lib/finder/fold.ts';

/** The tests of a query that are not offered, and what it asks for beside them. */
type Absent = {
  readonly held: readonly NotOfferedPhrase[];
  /** The other parts of a list, as typed; empty where there are none. */
  readonly others: string;
  /** Every other word that says something. */
  readonly rest: readonly string[];
};

type Named = { readonly words: readonly string[] };

/** What stands between the tests of a list. */
const separators = /[,;&]|\+(?=\s*\w)|\b(?:and|aur|or|with)\b/i;

/** The words of the sample or none that says something, and how many of them may stand inside a name. */
const mostBetween = 2;

/** Whether the words of a name stand in a query in their order: allergy test, allergy blood test. */
function holds(forms: readonly string[], own: readonly string[], isNothing: readonly boolean[]): boolean {
  return forms.some((_, start) => {
    let at = start - 1;
    return own.every((word, place) => {
      const first = at + 1;
      at = forms.indexOf(word, first);
      if (at < 0) return false;
      const between = isNothing.slice(first, at);
      return place === 0 ? at === start : between.length <= mostBetween && between.every(Boolean);
    });
  });
}

/** Looks for tests that are not offered. */
export function findNotOffered(text: string, dictionary: Dictionary): Absent {
  const read = (part: string) => {
    const words = toQueryWords(part);
    const forms = words.map((word) => toForm(word, dictionary));
    const isNothing = words.map(
      (word) => dictionary.soft.has(toSound(word)) || dictionary.samples.has(toSound(word)),
    );
    const isHeld = ({ words: own }: Named) => ` ${forms.join(' ')} `.includes(` ${own.join(' ')} `);
    const offered = dictionary.phrases.filter(isHeld);
    const isAllSaid = (own: readonly string[]) =>
      forms.every((form, at) => isNothing[at] || own.includes(form));
    const all = dictionary.absent.filter(
      ({ words: own, isAlone }) => holds(forms, own, isNothing) && (!isAlone || isAllSaid(own)),
    );
    // A vaccine is not offered, its titre is; of CT scan and CT the longer says it.
    const held = all.filter(
      ({ words: own }) =>
        ![...offered, ...all].some(
          (longer) => longer.words.length > own.length && own.every((word) => longer.words.includes(word)),
        ),
    );
    const rest = words.filter(
      (_, at) => !isNothing[at] && !held.some((test) => test.words.includes(forms[at] ?? '')),
    );
    return { held, rest };
  };
  const { held, rest } = read(text);
  const others = text.split(separators).filter((part) => {
    const own = read(part);
    return own.held.length === 0 && own.rest.length > 0;
  });
  // Two spellings of one name are one, and so are two names of one thing.
  const once = [...Map.groupBy(held, ({ words: own }) => own.join(' ')).values()].flatMap(
    ([first]) => first ?? [],
  );
  return { held: once, others: others.join(', '), rest };
}
