import { toWords } from '#lib/finder/fold.ts';
import type { Problem } from '#schemas/problem.ts';

/** A sign of the problem finder. */
export type Sign = {
  readonly slug: string;
  readonly sign: string;
  /** What people call it else. */
  readonly words: readonly string[];
  /** The emergencies that it is, or that go with it, by their ids. */
  readonly emergencies: readonly string[];
};

/** A sign as a link shows it. */
export type SignLink = Pick<Sign, 'slug' | 'sign'>;

/** What the finder needs of a sign. */
export const toSign = ({ slug, sign, typed, emergency, flags }: Problem): Sign => ({
  slug,
  sign,
  words: typed,
  emergencies: [...emergency, ...flags],
});

type Emergency = { readonly id: string; readonly call: string };

/** A shorter word counts as a whole word only. */
const shortestBeginning = 4;
/** Words that stand in signs but do not lead to one. */
const general = new Set([
  ...['blood', 'test', 'after', 'before', 'from', 'puppy', 'cat', 'dog', 'old', 'new', 'red', 'day'],
  ...['and', 'not', 'the', 'may', 'have', 'has', 'lot', 'last', 'year', 'month', 'pregnancy'],
]);

/**
 * The signs that speak of a query or of what its words mean: 'ulti' means vomiting, and there is a page about that. Of
 * several those that hold most of the words: 'weight loss' is not 'hair loss'. Beside an emergency only signs that name it
 * count, and none where the law asks to report it.
 */
export function findSigns(
  signs: readonly Sign[],
  texts: readonly string[],
  told: readonly Emergency[] = [],
): Sign[] {
  if (told.some(({ call }) => call === 'government')) return [];
  const wanted = new Set(texts.flatMap(toWords).filter((word) => word.length > 2 && !general.has(word)));
  const held = signs.map(({ sign, words, emergencies }) => {
    if (told.length > 0 && !told.some(({ id }) => emergencies.includes(id))) return 0;
    const own = [sign, ...words].flatMap(toWords);
    return [...wanted].filter((word) =>
      own.some((one) => (word.length < shortestBeginning ? one === word : one.startsWith(word))),
    ).length;
  });
  const most = Math.max(1, ...held);
  return signs.filter((_, at) => held[at] === most);
}
