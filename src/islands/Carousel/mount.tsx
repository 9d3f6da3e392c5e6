import { findPart } from '#islands/find.ts';
import styles from './carousel.css?inline';
import { startCarousel } from './controller.ts';

/** Milliseconds between two testimonials, and for one to fade out; the 50 for the next to fade in are in the styles. */
const every = 5000;
const wayOut = 300;

/** One testimonial in the middle, its neighbours beside it where there is room. */
export function mount(island: HTMLElement): void {
  const list = findPart(island, 'slides');
  const slides = [...list.children].filter((slide) => slide instanceof HTMLElement);
  const count = slides.length;

  const place = (current: number): void => {
    slides.forEach((slide, index) => {
      const steps = (index - current + count) % count;
      slide.dataset.place =
        steps === 0 ? 'main' : steps === 1 ? 'after' : steps === count - 1 ? 'before' : 'away';
    });
    delete list.dataset.fading;
  };

  // Its styles are of no use to the page before; nor may a slide be seen without them.
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(styles);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];

  // A row that was scrolled before goes on where it stood.
  const width = slides[0]?.offsetWidth ?? 0;
  const start = width === 0 ? 0 : Math.min(count - 1, Math.round(list.scrollLeft / width));
  list.scrollLeft = 0;
  // A row that scrolls can be reached by keyboard; one that does not need not be.
  list.removeAttribute('tabindex');
  place(start);

  let change: ReturnType<typeof setTimeout> | undefined;
  const carousel = startCarousel(island, {
    count,
    every,
    start,
    show(current) {
      clearTimeout(change);
      if (matchMedia('(prefers-reduced-motion: reduce)').matches) return place(current);
      list.dataset.fading = '';
      change = setTimeout(() => place(current), wayOut);
    },
  });
  list.addEventListener('click', ({ target }) => {
    const slide = target instanceof Element ? target.closest<HTMLElement>('[data-place]') : null;
    if (slide && slide.dataset.place !== 'main') carousel.go(slides.indexOf(slide));
  });
}
