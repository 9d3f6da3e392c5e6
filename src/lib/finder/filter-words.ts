import { type Dictionary, toForm } from '#lib/finder/dictionary.ts';
import { toQueryWords, toSound } from '#lib/finder/fold.ts';
import { findAnimals } from '#lib/finder/species.ts';
import type { FinderView } from '#lib/finder/view.ts';

const urgent = /\burgent\b/i;
const most = /\b(?:under|below|up ?to|less than)\D{1,5}([\d,]+)/i;
const within = /\b(?:(\d+) ?h(?:ou)?rs?|same day|today)\b/i;
const hoursOfDay = 24;
/** What may stand beside a wish without asking for a test, as the table's soft words do. */
const idle = new Set(['all', 'within', 'rs', 'rupee']);

/**
 * Reads a query that asks for nothing but what the filters do: under 500, urgent tests, same day, tests for cats.
 * Undefined for any other.
 */
export function readFilterWords(
  query: string,
  dictionary: Pick<Dictionary, 'animals' | 'soft' | 'samples' | 'sameAs' | 'phrases'>,
): Partial<FinderView> | undefined {
  const { animals, soft, phrases } = dictionary;
  const [price, time] = [most.exec(query), within.exec(query)];
  const rest = [urgent, most, within].reduce((left, asked) => left.replace(asked, ''), query);
  const words = toQueryWords(rest);
  const [species, other] = findAnimals(words, animals);
  const isIdle = words.every((word) => idle.has(word) || soft.has(toSound(word)));
  if (!isIdle || other || (rest === query && !species)) return undefined;
  // A laboratory open 24 hours is no result within them.
  if (time && /\blab\b/i.test(query)) return undefined;
  // A puppy's check up is asked for, though none of its words says which test.
  const forms = words.map((word) => toForm(word, dictionary));
  if (phrases.some(({ words: own }) => own.length > 1 && own.every((word) => forms.includes(word))))
    return undefined;
  return {
    ...(urgent.test(query) && { urgent: true }),
    ...(price && { max: Number(price[1]?.replaceAll(',', '')) }),
    ...(time && { within: Number(time[1] ?? hoursOfDay) }),
    ...(species && { species }),
  };
}
