import { toWords } from '#lib/finder/fold.ts';

/** A sign of the problem finder. */
export type Sign = { readonly slug: string; readonly sign: string };

const shortestWord = 4;
/** Words that stand in signs but do not lead to one. */
const general = new Set(['blood', 'test']);

/** The signs that speak of a query or of what its words mean: 'ulti' means vomiting, and there is a page about that. */
export function findSigns(signs: readonly Sign[], texts: readonly string[]): Sign[] {
  const wanted = texts.flatMap(toWords).filter((word) => word.length >= shortestWord && !general.has(word));
  return signs.filter(({ sign }) => {
    const words = toWords(sign);
    return wanted.some((word) => words.some((own) => own.startsWith(word)));
  });
}
