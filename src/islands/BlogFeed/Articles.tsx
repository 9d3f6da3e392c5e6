import { useCallback, useRef, useState } from 'react';
import { PostCard, postGrid } from '#components/blog/PostCard.tsx';
import { toFeedPagePath } from '#config/routes.ts';
import { hasMore } from '#islands/shared/feed.ts';
import { useFeed } from '#islands/shared/use-feed.ts';
import { notify } from '#islands/Toasts/notify.ts';
import type { Card } from '#schemas/article.ts';

const skeletons = Array.from({ length: 9 }, (_, index) => index);
/** Stands where a card will be, in its measures. */
const skeleton =
  'flex flex-col gap-3 before:aspect-[16/10] before:rounded-soft before:bg-wash after:h-38 after:bg-[linear-gradient(var(--color-wash)_1.25rem,transparent_0_2rem,var(--color-wash)_0_3.5rem,transparent_0_4.25rem,var(--color-wash)_0_6.5rem,transparent_0)] motion-safe:animate-[post-skeleton_1.6s_ease-in-out_infinite_alternate] max-sm:before:hidden';
const failure = 'The articles could not be loaded. Please try again.';

interface Props {
  category: string | null;
  /** The first page of all posts, which is in the HTML. */
  first: readonly Card[];
  /** All posts that there are. */
  total: number;
  onReset(): void;
}

/** The cards of one category or of all posts, with the waiting, empty and failed states and the button for more. */
export function Articles({ category, first, total, onReset }: Props) {
  const listing = useRef<HTMLDivElement>(null);
  const { feed, loadMore } = useFeed({
    first: category === null ? { cards: first, total } : null,
    toAddress: (page) => toFeedPagePath(category, page),
    listing,
    onFailed: () => void notify.error(failure).catch(() => undefined),
  });
  /** Place of the first card that was asked for by the button: a keyboard goes on there. */
  const [goOnAt, setGoOnAt] = useState<number | null>(null);
  const goOn = useCallback((link: HTMLAnchorElement | null) => link?.focus({ preventScroll: true }), []);
  const isLoading = feed.status === 'loading';

  if (feed.total === 0) {
    return (
      <div className="px-4 py-12 text-center" role="status" ref={listing}>
        <h2>No Posts Found</h2>
        <p className="mt-2 mb-6 text-ink-soft">There are no posts in this category yet. Try another one!</p>
        {category !== null && (
          <button type="button" className="button" onClick={onReset}>
            Back to All Posts
          </button>
        )}
      </div>
    );
  }
  return (
    <div ref={listing}>
      <ul className={`${postGrid} gap-x-7 gap-y-10 noscript:mt-6`}>
        {feed.cards.map((card, place) => (
          <PostCard key={card.slug} card={card} cut linkRef={place === goOnAt ? goOn : undefined} />
        ))}
        {isLoading &&
          skeletons.map((index) => (
            <li key={index} className={`post-skeleton ${skeleton}`} aria-hidden="true" />
          ))}
      </ul>
      <p className="mt-8 text-center text-ink-soft" role="status">
        {isLoading && 'Loading articles'}
        {feed.status === 'failed' && failure}
        {feed.status === 'ready' && `${feed.cards.length} of ${feed.total} articles`}
      </p>
      {(feed.total === null ? feed.status === 'failed' : hasMore(feed)) && (
        <button
          type="button"
          className="button mx-auto mt-8 flex! w-fit noscript:hidden!"
          aria-disabled={isLoading}
          onClick={() => {
            if (isLoading) return;
            setGoOnAt(feed.cards.length);
            loadMore();
          }}
        >
          {feed.status === 'failed' ? 'Try again' : 'Load More Posts'}
        </button>
      )}
    </div>
  );
}
