import type { Dictionary } from '#lib/finder/dictionary.ts';
import { toQueryWords, toSound } from '#lib/finder/fold.ts';
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
  { animals, soft }: Pick<Dictionary, 'animals' | 'soft'>,
): Partial<FinderView> | undefined {
  const [price, time] = [most.exec(query), within.exec(query)];
  const rest = [urgent, most, within].reduce((left, asked) => left.replace(asked, ''), query);
  const words = toQueryWords(rest);
  const [species, other] = new Set(words.flatMap((word) => animals.get(toSound(word)) ?? []));
  const isIdle = words.every((word) => idle.has(word) || soft.has(toSound(word)));
  if (!isIdle || other || (rest === query && !species)) return undefined;
  return {
    ...(urgent.test(query) && { urgent: true }),
    ...(price && { max: Number(price[1]?.replaceAll(',', '')) }),
    ...(time && { within: Number(time[1] ?? hoursOfDay) }),
    ...(species && { species }),
  };
}
