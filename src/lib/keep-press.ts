/**
 * What does nothing without script, or is taken over by the island (`data-press`). Other links, and buttons that open a
 * popover, need no island.
 */
const presses = 'button:not([popovertarget]), a[data-press]';

/**
 * Keeps what is pressed on an island that does not live yet, and presses it again, once each, when the island says that it
 * does (`useIsland`). Where its code cannot be had, `data-failed` lets the page say so, and links are followed; buttons go on
 * waiting for the code, which the press may have asked for anew.
 */
export function keepPress(island: HTMLElement): void {
  const kept = new Set<HTMLElement>();
  island.addEventListener(
    'click',
    (event) => {
      const pressed = event.target instanceof Element && event.target.closest<HTMLElement>(presses);
      if (
        !pressed ||
        // Of one island inside another, the inner one keeps its own.
        pressed.closest('astro-island') !== island ||
        'live' in island.dataset ||
        ('failed' in island.dataset && pressed.matches('a')) ||
        event.ctrlKey ||
        event.metaKey ||
        event.shiftKey
      )
        return;
      event.preventDefault();
      event.stopPropagation();
      kept.add(pressed);
    },
    true,
  );
  island.addEventListener('island-live', (event) => {
    event.stopPropagation();
    delete island.dataset.failed;
    for (const pressed of kept) pressed.click();
    kept.clear();
  });
  island.addEventListener('astro:hydration-error', () => {
    island.dataset.failed = '';
    for (const pressed of kept) if (pressed.matches('a')) pressed.click();
    kept.clear();
  });
}
