type Options = {
  /** Milliseconds between two steps. */
  every: number;
  advance(): void;
  /** Told whether the visitor lets it move at all, and whether it moves at this moment. */
  onChange(state: { wanted: boolean; moving: boolean }): void;
};

export type AutoAdvance = {
  /** The pause button was pressed. */
  toggle(): void;
  /** Begins the wait anew, after a step the visitor made. */
  restart(): void;
  /** Something holds the movement for a while, or lets it go. */
  hold(reason: string, held: boolean): void;
};

/**
 * Steps a carousel on by itself. It waits while a pointer or the keyboard's focus is in it, while it is out of view
 * and while the page is hidden. It does not start where people ask for less motion; they can start it by the button.
 */
export function startAutoAdvance(host: HTMLElement, { every, advance, onChange }: Options): AutoAdvance {
  const lessMotion = matchMedia('(prefers-reduced-motion: reduce)');
  let wanted = !lessMotion.matches;
  const holds = new Set<string>();
  let timer: ReturnType<typeof setInterval> | undefined;

  const restart = (): void => {
    clearInterval(timer);
    const moving = wanted && holds.size === 0;
    onChange({ wanted, moving });
    if (moving) timer = setInterval(advance, every);
  };
  const hold = (reason: string, held: boolean): void => {
    if (held === holds.has(reason)) return;
    if (held) holds.add(reason);
    else holds.delete(reason);
    restart();
  };
  const want = (next: boolean): void => {
    wanted = next;
    restart();
  };

  // A touch is no hovering, though browsers say that the pointer has come in. Nor does the focus that a click leaves behind
  // mean that somebody is reading here: only one that is shown (`:focus-visible`) does.
  host.addEventListener('pointerenter', ({ pointerType }) => hold('hover', pointerType !== 'touch'));
  host.addEventListener('pointerleave', () => hold('hover', false));
  host.addEventListener('focusin', () => hold('focus', host.querySelector(':focus-visible') !== null));
  host.addEventListener('focusout', ({ relatedTarget }) => {
    if (!(relatedTarget instanceof Node && host.contains(relatedTarget))) hold('focus', false);
  });
  document.addEventListener('visibilitychange', () => hold('hidden', document.hidden));
  lessMotion.addEventListener('change', () => want(!lessMotion.matches));
  new IntersectionObserver((entries) => hold('away', !entries.at(-1)?.isIntersecting)).observe(host);

  if (host.matches(':hover') && matchMedia('(hover: hover)').matches) holds.add('hover');
  if (host.querySelector(':focus-visible')) holds.add('focus');
  holds.add('away');
  restart();
  return { toggle: () => want(!wanted), restart, hold };
}
