import { useCallback, useEffect, useRef, useState } from 'react';
import { PostCard } from '#components/blog/PostCard.tsx';
import { routes, toPublicFeedPath } from '#config/routes.ts';
import { hasMore } from '#islands/shared/feed.ts';
import { useFeed } from '#islands/shared/use-feed.ts';
import { useIsland } from '#islands/shared/use-island.ts';
import type { Card } from '#schemas/article.ts';

interface Props {
  first: readonly Card[];
  /** All articles that there are. */
  total: number;
}

/** Ten articles as HTML, and the next ten whenever the end of the list is within 200 pixels of the window. */
export function PublicFeed({ first, total }: Props) {
  const root = useIsland<HTMLDivElement>();
  const end = useRef<HTMLDivElement>(null);
  const { feed, loadMore } = useFeed({
    first: { cards: first, total },
    toAddress: toPublicFeedPath,
    listing: root,
  });
  /** Place of the first card that was asked for by hand: reading goes on there. */
  const [goOnAt, setGoOnAt] = useState<number | null>(null);
  const goOn = useCallback((link: HTMLAnchorElement | null) => link?.focus({ preventScroll: true }), []);
  const isOver = !hasMore(feed);
  const hasFailed = feed.status === 'failed';

  // Anew after each page: the end may still be near.
  useEffect(() => {
    if (!end.current || !hasMore(feed) || feed.status !== 'ready') return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) loadMore();
      },
      { rootMargin: '200px' },
    );
    observer.observe(end.current);
    return () => observer.disconnect();
  }, [feed, loadMore]);

  return (
    <div ref={root}>
      <ul className="grid grid-cols-[minmax(0,52rem)] gap-7 sm:gap-0">
        {feed.cards.map((card, place) => (
          <PostCard key={card.slug} card={card} wide linkRef={place === goOnAt ? goOn : undefined} />
        ))}
      </ul>
      <div className="grid min-h-32 max-w-[52rem] justify-items-center gap-4 pt-9" ref={end}>
        {!isOver && (
          <a
            className="button quiet"
            href={routes.blogArchive()}
            data-press=""
            onClick={(event) => {
              // From a failure on the link leads to the archive, as it does without script.
              if (hasFailed || event.ctrlKey || event.metaKey || event.shiftKey) return;
              event.preventDefault();
              setGoOnAt(feed.cards.length);
              loadMore();
            }}
          >
            {hasFailed ? 'Every article by date' : 'More articles'}
          </a>
        )}
        <p className="text-ink-soft" role="status">
          {feed.status === 'loading' && 'Loading more…'}
          {hasFailed && 'The next articles could not be loaded.'}
          {feed.status === 'ready' &&
            (isOver ? 'No more posts' : `${feed.cards.length} of ${total} articles`)}
        </p>
      </div>
    </div>
  );
}
