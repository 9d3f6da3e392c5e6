import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { type Feed, openFeed, readPages, showPages } from './feed.ts';
import { keepPlace, keepTop, readPlace, reserve } from './listing-place.ts';

/** Milliseconds that pages of articles may take. */
const patience = 20_000;
/** Milliseconds after which scrolling has come to rest. */
const rest = 100;

interface Options {
  /** What the page holds already; null where everything is still to come. */
  first: Parameters<typeof openFeed>[0];
  toAddress(page: number): string;
  /** The element that grows. */
  listing: RefObject<HTMLElement | null>;
  onFailed?(): void;
}

/** The articles of a listing, page after page; after a reload or Back as many as there were. */
export function useFeed({ first, toAddress, listing, onFailed }: Options) {
  const [feed, setFeed] = useState<Feed>(() => openFeed(first));
  const [isOpen, setIsOpen] = useState(false);
  const latest = useRef({ toAddress, onFailed });
  useLayoutEffect(() => {
    latest.current = { toAddress, onFailed };
  });

  // Before paint: the browser looks for the place it was left at.
  useLayoutEffect(() => {
    const kept = readPlace();
    if (listing.current) reserve(listing.current, kept);
    if (kept) setFeed((now) => showPages(now, kept.pages));
    setIsOpen(true);
  }, [listing]);

  useEffect(() => {
    if (feed.status !== 'loading') return undefined;
    const asking = new AbortController();
    let isLeft = false;
    const late = setTimeout(() => asking.abort(new Error('no answer')), patience);
    readPages(feed, latest.current.toAddress, asking.signal).then(
      (next) => {
        if (!isLeft) setFeed(next);
      },
      (error: unknown) => {
        if (isLeft) return;
        console.error('The articles could not be loaded:', error);
        setFeed({ ...feed, status: 'failed' });
        latest.current.onFailed?.();
      },
    );
    return () => {
      isLeft = true;
      clearTimeout(late);
      asking.abort();
    };
  }, [feed]);

  // The height that was kept for them is given back as soon as the articles stand there.
  useLayoutEffect(() => {
    if (!isOpen || feed.status === 'loading' || !listing.current) return;
    const pages = feed.nextPage - 1;
    if (feed.status === 'ready' && pages > 1) keepPlace(listing.current, pages);
    else listing.current.style.minHeight = '';
  }, [isOpen, feed, listing]);

  useEffect(() => {
    let waiting: ReturnType<typeof setTimeout>;
    const wait = () => {
      clearTimeout(waiting);
      waiting = setTimeout(keepTop, rest);
    };
    addEventListener('scroll', wait, { passive: true });
    // A press may lead away before scrolling has come to rest.
    addEventListener('click', keepTop, true);
    return () => {
      clearTimeout(waiting);
      removeEventListener('click', keepTop, true);
      removeEventListener('scroll', wait);
    };
  }, []);

  const loadMore = useCallback(
    () => setFeed((now) => (now.status === 'loading' ? now : showPages(now, now.nextPage))),
    [],
  );
  return { feed, loadMore };
}
