/**
 * Stands inline at the end of pages that have islands; everything else of an island waits outside the page.
 * The first sign of life fetches the code of islands; an island is mounted when it is meant (pointer, focus or
 * input on it) or at once where the page asks for it (`data-pending`). One with `data-when="visible"` is fetched and
 * mounted shortly before it comes into view, and not before the first sign of life either.
 * A click on `[data-early]` that comes before the code is kept by its nearest island and given again afterwards; if the
 * code cannot be had, the link behind it is followed, and `data-failed` lets the island's styles say so.
 */
type Island = HTMLElement & { mounted?: Promise<boolean> };

const islands = document.querySelectorAll<Island>('[data-island]');
const signs = ['pointermove', 'pointerdown', 'keydown', 'scroll'];

/**
 * What the code imports (`data-parts`) is asked for with it: it travels at once, not one script after another as it is
 * found, and each runs by itself. Each is asked for in a task of its own: the fifteen of a login took a weak phone 50 ms.
 */
const fetchCode = (island: HTMLElement): Promise<{ mount(element: HTMLElement): void }> => {
  const { island: code = '', parts } = island.dataset;
  // A part that cannot be had fails again where the code itself imports it, and there it counts.
  for (const part of parts?.split(' ') ?? [])
    setTimeout(() => import(/* @vite-ignore */ part).catch(() => 0));
  return import(/* @vite-ignore */ code);
};

/** Resolves to whether the island lives; a failure is forgotten, so that the next wish tries again. */
const mount = (island: Island): Promise<boolean> => {
  island.mounted ??= fetchCode(island).then(
    (code) => {
      code.mount(island);
      island.dataset.live = '';
      return true;
    },
    () => {
      delete island.mounted;
      delete island.dataset.pending;
      island.dataset.failed = '';
      return false;
    },
  );
  return island.mounted;
};

const wake = () => {
  for (const island of islands) {
    if (island.dataset.when !== 'visible') fetchCode(island).catch(() => 0);
    else {
      new IntersectionObserver((entries) => entries.some((entry) => entry.isIntersecting) && mount(island), {
        rootMargin: '200px',
      }).observe(island);
    }
  }
};
for (const sign of signs) addEventListener(sign, wake, { once: true, capture: true });

for (const island of islands) {
  for (const sign of ['pointerover', 'focusin', 'input']) {
    // Each time: what failed is wished for again by the next letter.
    island.addEventListener(sign, () => mount(island), true);
  }
  island.addEventListener(
    'click',
    (event) => {
      const early = (event.target as Element).closest<HTMLAnchorElement>('[data-early]');
      if (early?.closest('[data-island]') !== island || 'live' in island.dataset) return;
      if (event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      mount(island).then((live) => (live ? early.click() : early.href && location.assign(early.href)));
    },
    true,
  );
  if ('pending' in island.dataset) mount(island);
}
