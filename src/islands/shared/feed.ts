import type { Card, FeedPage } from '#schemas/article.ts';

/** What a listing shows, and how much of it the reader wants. */
export interface Feed {
  readonly cards: readonly Card[];
  readonly nextPage: number;
  /** The page up to which the reader wants the listing. */
  readonly lastPage: number;
  /** Articles of the whole listing; null until its first page has come. */
  readonly total: number | null;
  readonly status: 'loading' | 'ready' | 'failed';
}

/** A listing whose first page is there already, or, with null, still to come. */
export function openFeed(first: { cards: readonly Card[]; total: number } | null): Feed {
  return first
    ? { cards: first.cards, nextPage: 2, lastPage: 1, total: first.total, status: 'ready' }
    : { cards: [], nextPage: 1, lastPage: 1, total: null, status: 'loading' };
}

/** The same feed, waiting for all pages up to this one; as it is where it has them. */
export function showPages(feed: Feed, lastPage: number): Feed {
  return lastPage < feed.nextPage ? feed : { ...feed, lastPage, status: 'loading' };
}

/** Whether there are articles that the feed does not show yet. */
export const hasMore = ({ cards, total }: Feed): boolean => total !== null && cards.length < total;

/** The build wrote these files through their schema; here it is enough to tell them from anything else. */
function isFeedPage(value: unknown): value is FeedPage {
  return (
    typeof value === 'object' &&
    value !== null &&
    'cards' in value &&
    Array.isArray(value.cards) &&
    'total' in value &&
    typeof value.total === 'number'
  );
}

/** One page of a feed, null where not even the first is there. Throws when it cannot be had or is not what it should be. */
async function readPage(address: string, number: number, signal: AbortSignal): Promise<FeedPage | null> {
  const answer = await fetch(address, { signal });
  if (answer.status === 404 && number === 1) return null;
  if (!answer.ok) throw new Error(`Failed to fetch posts: ${address}, status ${answer.status}`);
  const page: unknown = await answer.json();
  if (!isFeedPage(page)) throw new Error(`Failed to fetch posts: ${address} is no listing page`);
  return page;
}

/**
 * Reads the pages that a feed waits for and returns the feed with them. A feed without a first page is an empty one: unknown
 * categories look the same. Throws as readPage does.
 */
export async function readPages(
  feed: Feed,
  toAddress: (page: number) => string,
  signal: AbortSignal,
): Promise<Feed> {
  const { nextPage, lastPage } = feed;
  const numbers = Array.from({ length: lastPage - nextPage + 1 }, (_, index) => nextPage + index);
  const found = await Promise.all(numbers.map((number) => readPage(toAddress(number), number, signal)));
  const pages = found.filter((page) => page !== null);
  return {
    ...feed,
    cards: [...feed.cards, ...pages.flatMap((page) => page.cards)],
    nextPage: nextPage + pages.length,
    total: pages.at(-1)?.total ?? 0,
    status: 'ready',
  };
}
