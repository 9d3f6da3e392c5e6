import type { ClientDirective } from 'astro';

/** What a visitor does who means to use the page. */
const signs = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'scroll'];
/** What does nothing without script, or is taken over by the island; other links are followed at once. */
const presses = 'button, [role="button"], [type="submit"], a[data-press]';

const firstSign = new Promise<void>((resolve) => {
  for (const sign of signs)
    addEventListener(sign, () => resolve(), { once: true, capture: true, passive: true });
});

/**
 * Hydrates at the first sign of life. A press on the island before that is kept, and given again once the island says that it
 * lives (`useIsland`). Where its code cannot be had, `data-failed` lets the page say so, and a kept link is followed.
 */
const intent: ClientDirective = (load, _options, island) => {
  let kept: HTMLElement | null = null;

  const keep = (event: MouseEvent): void => {
    const pressed = event.target instanceof Element ? event.target.closest<HTMLElement>(presses) : null;
    // Of one island inside another, the inner one keeps its own.
    if (!pressed || pressed.closest('astro-island') !== island) return;
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    event.stopPropagation();
    kept = pressed;
  };
  const giveAgain = (): void => {
    island.removeEventListener('click', keep, true);
    kept?.click();
    kept = null;
  };

  island.addEventListener('click', keep, true);
  island.addEventListener('island-live', (event) => {
    event.stopPropagation();
    giveAgain();
  });
  island.addEventListener('astro:hydration-error', () => {
    island.dataset.failed = '';
    giveAgain();
  });
  firstSign.then(async () => {
    const hydrate = await load();
    await hydrate();
  });
};

export default intent;
