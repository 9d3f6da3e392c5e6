import { useEffect, useRef, useState } from 'react';
import { notify } from '#islands/Toasts/notify.ts';
import { type Feed, openFeed, patience, readPages, wantMore } from './feed.ts';
import { PostCard } from './PostCard.tsx';

const skeletons = Array.from({ length: 9 }, (_, index) => index);

interface Props {
  category: string | null;
  /** Articles in all, and how many of them stand in the page already. */
  totalOfAll: number;
  shownOfAll: number;
  /** How many pages were open when this entry of the history was left. */
  pages: number;
  /** Whether one more page is wanted already. */
  startLoading: boolean;
  onReset(): void;
  /** Once nothing is on its way: the pages that are shown, 0 where none came with this code. */
  onSettled(pages: number): void;
}

/** Everything of the listing that is not in the HTML: later pages, category views, their waiting and empty states. */
export function BlogFeed({
  category,
  totalOfAll,
  shownOfAll,
  pages,
  startLoading,
  onReset,
  onSettled,
}: Props) {
  const [feed, setFeed] = useState<Feed>(() => openFeed(category, totalOfAll, pages));
  const focusAt = useRef<number | null>(null);
  const list = useRef<HTMLUListElement>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: told once for each state of the feed, whoever listens
  useEffect(() => {
    if (feed.status !== 'loading') {
      onSettled(feed.cards.length && feed.nextPage - 1);
      return undefined;
    }
    const asking = new AbortController();
    let isLeft = false;
    const late = setTimeout(() => asking.abort(new Error('no answer')), patience);
    readPages(feed, asking.signal).then(setFeed, (error: unknown) => {
      if (isLeft) return;
      console.error('The articles could not be loaded:', error);
      setFeed({ ...feed, status: 'failed' });
      notify.error('The articles could not be loaded. Please try again.');
    });
    return () => {
      isLeft = true;
      clearTimeout(late);
      asking.abort();
    };
  }, [feed]);

  // A keyboard goes on at the first new article; until it comes, and where none does, it stays on the button.
  useEffect(() => {
    if (feed.status !== 'ready' || focusAt.current === null) return;
    list.current?.querySelectorAll('a')[focusAt.current]?.focus({ preventScroll: true });
    focusAt.current = null;
  }, [feed]);

  const loadMore = () => {
    if (feed.status === 'loading') return;
    focusAt.current = feed.cards.length;
    setFeed(wantMore(feed));
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: wanted once, when the early press is handed over
  useEffect(() => {
    if (startLoading && feed.status === 'ready') loadMore();
  }, [startLoading]);

  const shown = feed.cards.length + (category === null ? shownOfAll : 0);

  if (feed.total === 0) {
    return (
      <div className="empty" role="status">
        <h2>No Posts Found</h2>
        <p>There are no posts in this category yet. Try another one!</p>
        {category !== null && (
          <button type="button" className="button" onClick={onReset}>
            Back to All Posts
          </button>
        )}
      </div>
    );
  }
  return (
    <>
      <ul className="post-grid" ref={list}>
        {feed.cards.map((card) => (
          <PostCard key={card.slug} card={card} />
        ))}
        {feed.status === 'loading' &&
          skeletons.map((index) => <li key={index} className="post-skeleton" aria-hidden="true" />)}
      </ul>
      <p className="count" role="status">
        {feed.status === 'loading' ? 'Loading articles' : feed.total && `${shown} of ${feed.total} articles`}
      </p>
      {(feed.total === null ? feed.status === 'failed' : shown < feed.total) && (
        <button
          type="button"
          className="button more"
          aria-disabled={feed.status === 'loading'}
          onClick={loadMore}
        >
          {feed.status === 'failed' ? 'Try again' : 'Load More Posts'}
        </button>
      )}
    </>
  );
}
