import { toPublicFeedPath } from '#config/routes.ts';
import { isFeedPage, patience } from '#islands/BlogFeed/feed.ts';
import { find } from '#islands/find.ts';
import { keepPlace, readPlace } from '#islands/listing-place.ts';
import type { Card } from '#schemas/article.ts';
import { toItem } from './card.ts';

async function loadCards(page: number): Promise<readonly Card[]> {
  const answer = await fetch(toPublicFeedPath(page), { signal: AbortSignal.timeout(patience) });
  if (!answer.ok) throw new Error(`Failed to fetch posts: feed page ${page}, status ${answer.status}`);
  const feed: unknown = await answer.json();
  if (!isFeedPage(feed)) throw new Error(`Failed to fetch posts: feed page ${page} is no feed page`);
  return feed.cards;
}

/** Adds the next ten articles whenever the end of the list is within 200 pixels of the window. */
export function mount(island: HTMLElement): void {
  const list = find(document, '#feed', HTMLElement);
  const first = find(list, ':scope > :first-child', HTMLElement);
  const rest = find(island, '.rest', HTMLElement);
  const link = find(rest, 'a', HTMLAnchorElement);
  const status = find(rest, '[role="status"]', HTMLElement);
  const total = Number(island.dataset.total);
  const before = readPlace()?.pages ?? 0;
  let nextPage = 2;
  let state: 'ready' | 'loading' | 'over' = 'ready';

  const observer = new IntersectionObserver(
    (entries) => entries.some(({ isIntersecting }) => isIntersecting) && void load(false),
    { rootMargin: '200px' },
  );
  const finish = (words: string): void => {
    state = 'over';
    observer.disconnect();
    status.textContent = words;
  };
  const add = (cards: readonly Card[], byHand: boolean): void => {
    const shownBefore = list.children.length;
    list.append(...cards.map((card) => toItem(first, card)));
    nextPage += 1;
    // Where the button was pressed, reading goes on at the first new article.
    if (byHand) list.children[shownBefore]?.querySelector('a')?.focus({ preventScroll: true });
    const shown = list.children.length;
    if (shown >= total || cards.length === 0) {
      link.remove();
      finish('No more posts');
      keepPlace(island, nextPage - 1);
      return;
    }
    state = 'ready';
    status.textContent = `${shown} of ${total} articles`;
    if (nextPage <= before) return;
    keepPlace(island, nextPage - 1);
    // Observed anew, it reports again if the end is still near.
    observer.unobserve(rest);
    observer.observe(rest);
  };
  const load = async (byHand: boolean): Promise<void> => {
    if (state !== 'ready') return;
    state = 'loading';
    status.textContent = 'Loading more…';
    try {
      add(await loadCards(nextPage), byHand);
    } catch (error) {
      console.error('The feed stopped:', error);
      // From here on the link leads to the archive, as it does without script.
      link.textContent = 'Every article by date';
      finish('The next articles could not be loaded.');
      keepPlace(island, 0);
    }
  };

  link.addEventListener('click', (event) => {
    if (state === 'over' || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    void load(true);
  });
  // What was open before comes first, page after page.
  const resume = async (): Promise<void> => {
    while (state === 'ready' && nextPage <= before) await load(false);
    if (state === 'ready') observer.observe(rest);
  };
  void resume();
}
