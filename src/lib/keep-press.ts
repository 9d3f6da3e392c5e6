/** What does nothing without script, or is taken over by the island (`data-press`); other links are followed at once. */
const presses = 'button, [role="button"], [type="submit"], a[data-press]';

/**
 * Keeps presses on an island that does not live yet, and gives them again, each once and in their order, when the island says
 * that it does (`useIsland`).
 * Where its code cannot be had, `data-failed` lets the page say so, and a link is followed; a button goes on waiting for the
 * code, which the press may have asked for anew.
 */
export function keepPress(island: HTMLElement): void {
  // Its code was here sooner than this one.
  if (island.dataset.live !== undefined) return;
  const kept = new Set<HTMLElement>();

  const keep = (event: MouseEvent): void => {
    const pressed = event.target instanceof Element ? event.target.closest<HTMLElement>(presses) : null;
    // Of one island inside another, the inner one keeps its own.
    if (!pressed || pressed.closest('astro-island') !== island) return;
    // A button of the platform's own, such as the one that opens a popover, needs no island.
    if (pressed.hasAttribute('popovertarget')) return;
    if (island.dataset.failed !== undefined && pressed.matches('a')) return;
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    event.stopPropagation();
    kept.delete(pressed);
    kept.add(pressed);
  };

  island.addEventListener('click', keep, true);
  island.addEventListener('island-live', (event) => {
    event.stopPropagation();
    delete island.dataset.failed;
    island.removeEventListener('click', keep, true);
    for (const pressed of kept) pressed.click();
    kept.clear();
  });
  island.addEventListener('astro:hydration-error', () => {
    island.dataset.failed = '';
    const last = [...kept].at(-1);
    kept.clear();
    if (last?.matches('a')) last.click();
  });
}
