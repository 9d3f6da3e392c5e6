import { toWords } from '#lib/finder/fold.ts';

/** A sign of the problem finder. */
export type Sign = { readonly slug: string; readonly sign: string };

const shortestWord = 4;
/** Words that stand in signs but do not lead to one. */
const general = new Set(['blood', 'test', 'after', 'before', 'puppy']);

/**
 * The signs that speak of a query or of what its words mean: 'ulti' means vomiting, and there is a page about that. Of
 * several those that hold most of the words: 'weight loss' is not 'hair loss'.
 */
export function findSigns(signs: readonly Sign[], texts: readonly string[]): Sign[] {
  const wanted = new Set(
    texts.flatMap(toWords).filter((word) => word.length >= shortestWord && !general.has(word)),
  );
  const held = signs.map(({ sign }) => {
    const words = toWords(sign);
    return [...wanted].filter((word) => words.some((own) => own.startsWith(word))).length;
  });
  const most = Math.max(1, ...held);
  return signs.filter((_, at) => held[at] === most);
}
