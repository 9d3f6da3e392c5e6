import { toFeedPagePath } from '#config/routes.ts';
import type { Card, FeedPage } from '#schemas/article.ts';

/** Milliseconds that a page of articles may take. */
export const patience = 20_000;

/** What the listing shows below (or instead of) the cards that came with the page. */
export type Feed = {
  category: string | null;
  cards: readonly Card[];
  nextPage: number;
  /** The page up to which the reader wants the listing. */
  lastPage: number;
  /** Articles of the whole listing; unknown until its first page has come. */
  total: number | null;
  status: 'loading' | 'ready' | 'failed';
};

/** All posts: the first page is in the HTML. A category: everything is still to come. `pages` were open before. */
export function openFeed(category: string | null, totalOfAll: number, pages: number): Feed {
  const lastPage = Math.max(1, pages);
  return category === null
    ? {
        category,
        cards: [],
        nextPage: 2,
        lastPage,
        total: totalOfAll,
        status: lastPage > 1 ? 'loading' : 'ready',
      }
    : { category, cards: [], nextPage: 1, lastPage, total: null, status: 'loading' };
}

/** The same feed, waiting for one page more. */
export const wantMore = (feed: Feed): Feed => ({ ...feed, lastPage: feed.nextPage, status: 'loading' });

/** The build wrote these files through their schema; here it is enough to tell them from anything else. */
export function isFeedPage(value: unknown): value is FeedPage {
  return (
    typeof value === 'object' &&
    value !== null &&
    'cards' in value &&
    Array.isArray(value.cards) &&
    'total' in value
  );
}

/** One page of a feed, null where not even the first is there. Throws when it cannot be had or is not what it should be. */
async function readPage(
  category: string | null,
  number: number,
  signal: AbortSignal,
): Promise<FeedPage | null> {
  const answer = await fetch(toFeedPagePath(category, number), { signal });
  if (answer.status === 404 && number === 1) return null;
  if (!answer.ok) throw new Error(`Failed to fetch posts: listing page ${number}, status ${answer.status}`);
  const page: unknown = await answer.json();
  if (!isFeedPage(page)) throw new Error(`Failed to fetch posts: listing page ${number} is no listing page`);
  return page;
}

/**
 * Reads the pages that a feed waits for and returns the feed with them. A category without a first page is an empty one:
 * unknown categories look the same. Throws as readPage does.
 */
export async function readPages(feed: Feed, signal: AbortSignal): Promise<Feed> {
  const numbers = Array.from(
    { length: feed.lastPage - feed.nextPage + 1 },
    (_, index) => feed.nextPage + index,
  );
  const found = await Promise.all(numbers.map((number) => readPage(feed.category, number, signal)));
  const pages = found.filter((page) => page !== null);
  return {
    ...feed,
    cards: [...feed.cards, ...pages.flatMap((page) => page.cards)],
    nextPage: feed.nextPage + pages.length,
    total: pages.at(-1)?.total ?? 0,
    status: 'ready',
  };
}
