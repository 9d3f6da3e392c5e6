import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { routes } from '#config/routes.ts';
import { findPart } from '#islands/find.ts';
import { keepPlace, readPlace } from '#islands/listing-place.ts';
import { BlogFeed } from './BlogFeed.tsx';

const readCategory = (): string | null => new URLSearchParams(location.search).get('category') || null;

/** Takes over a listing that works without it: chips become filters, the archive link becomes Load More. */
export function mount(island: HTMLElement): void {
  const chips = findPart(island, 'chips');
  const first = findPart(island, 'first');
  const rest = findPart(island, 'rest');
  const root = createRoot(rest);

  const render = (startLoading = false): void => {
    const category = readCategory();
    first.hidden = category !== null;
    for (const chip of chips.querySelectorAll('a')) {
      if ((chip.dataset.category || null) === category) chip.setAttribute('aria-current', 'true');
      else chip.removeAttribute('aria-current');
    }
    delete island.dataset.pending;
    const place = readPlace();
    island.style.minHeight = place ? `${place.height}px` : '';
    root.render(
      <BlogFeed
        key={category ?? ''}
        category={category}
        totalOfAll={Number(island.dataset.total)}
        shownOfAll={first.childElementCount}
        pages={place?.pages ?? 1}
        startLoading={startLoading}
        onReset={() => go(routes.blog)}
        onSettled={(settled) => keepPlace(island, settled)}
      />,
    );
  };

  /** Brings the chosen chip into sight where the row is wider than the screen. */
  const showChosen = (): void => {
    const chosen = chips.querySelector('[aria-current]');
    if (chosen) chips.scrollLeft += chosen.getBoundingClientRect().left - chips.clientLeft - 16;
  };

  const go = (address: string): void => {
    history.pushState(null, '', address);
    render();
    chips.querySelector<HTMLElement>('[aria-current]')?.focus({ preventScroll: true });
  };

  chips.addEventListener('click', (event) => {
    const chip = event.target instanceof Element ? event.target.closest('a') : null;
    if (!chip || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    go(chip.href);
  });
  addEventListener('popstate', () => render());

  // Pressed before this code came, the archive link stands for the Load More button that takes its place.
  rest.querySelector('a')?.addEventListener('click', (event) => {
    event.preventDefault();
    render(true);
  });
  // The link that a keyboard stands on gives way to the button: it goes on there.
  const isInRest = rest.contains(document.activeElement);
  flushSync(() => render());
  showChosen();
  if (isInRest) rest.querySelector('button')?.focus({ preventScroll: true });
}
