import { toFeedPagePath } from '#config/routes.ts';
import type { Card, FeedPage } from '#schemas/article.ts';

/** What the listing shows below (or instead of) the cards that came with the page. */
export type Feed = {
  category: string | null;
  cards: readonly Card[];
  nextPage: number;
  /** Articles of the whole listing; unknown until its first page has come. */
  total: number | null;
  status: 'loading' | 'ready' | 'failed';
};

/** All posts: the first page is in the HTML. A category: everything is still to come. */
export function openFeed(category: string | null, totalOfAll: number): Feed {
  return category === null
    ? { category, cards: [], nextPage: 2, total: totalOfAll, status: 'ready' }
    : { category, cards: [], nextPage: 1, total: null, status: 'loading' };
}

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

/**
 * Reads the next page of a feed and returns the feed with it. A category without a first page is an empty one: unknown
 * categories look the same. Throws when the page cannot be had or is not what it should be.
 */
export async function readNextPage(feed: Feed, signal: AbortSignal): Promise<Feed> {
  const answer = await fetch(toFeedPagePath(feed.category, feed.nextPage), { signal });
  if (answer.status === 404 && feed.nextPage === 1) return { ...feed, total: 0, status: 'ready' };
  if (!answer.ok) throw new Error(`Listing page ${feed.nextPage}: status ${answer.status}`);
  const page: unknown = await answer.json();
  if (!isFeedPage(page)) throw new Error(`Listing page ${feed.nextPage}: not a listing page`);
  return {
    ...feed,
    cards: [...feed.cards, ...page.cards],
    nextPage: feed.nextPage + 1,
    total: page.total,
    status: 'ready',
  };
}
