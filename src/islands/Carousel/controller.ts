import { type AutoAdvance, startAutoAdvance } from './auto-advance.ts';

type Options = {
  count: number;
  /** Milliseconds between two steps of its own. */
  every: number;
  /** Where it stands when it starts, from 0. */
  start?: number;
  /** Puts a slide into place. */
  show(current: number, previous: number): void;
};

/** A carousel at work: `go` is a step the visitor makes, to any whole number; past the ends it begins again. */
export type Carousel = Pick<AutoAdvance, 'hold'> & { go(to: number): void };

/** Gives previous, next, dots and pause of a carousel their work, and steps it on by itself. */
export function startCarousel(host: HTMLElement, { count, every, start = 0, show }: Options): Carousel {
  const controls = host.querySelector<HTMLElement>('[data-part="controls"]');
  const pause = host.querySelector<HTMLElement>('[data-part="pause"]');
  if (!controls || !pause) throw new Error('Carousel: the page has no controls');
  /** What moves, from the button's own first words: "Pause services". */
  const subject = (pause.ariaLabel ?? '').replace('Pause ', '');
  const dots = [...controls.querySelectorAll<HTMLElement>('[data-dot]')];
  let current = start;

  const move = (to: number): void => {
    const next = ((to % count) + count) % count;
    if (next === current) return;
    const previous = current;
    current = next;
    dots.forEach((dot, index) => {
      if (index === current) dot.setAttribute('aria-current', 'true');
      else dot.removeAttribute('aria-current');
    });
    show(current, previous);
  };
  const auto = startAutoAdvance(host, {
    every,
    advance: () => move(current + 1),
    onChange({ wanted, moving }) {
      pause.toggleAttribute('data-paused', !wanted);
      pause.ariaLabel = `${wanted ? 'Pause' : 'Play'} ${subject}`;
      // Steps of its own are not read out; steps the visitor makes are.
      host.querySelector('.carousel-row')?.setAttribute('aria-live', moving ? 'off' : 'polite');
    },
  });
  const go = (to: number): void => {
    move(to);
    auto.restart();
  };

  controls.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest<HTMLElement>('button') : null;
    if (!button) return;
    if (button === pause) auto.toggle();
    else if (button.dataset.step) go(current + Number(button.dataset.step));
    else go(dots.indexOf(button));
  });
  return { go, hold: auto.hold };
}
