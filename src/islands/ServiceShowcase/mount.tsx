import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { startCarousel } from '#islands/Carousel/controller.ts';
import { findPart } from '#islands/find.ts';
import { openDetails } from './learn-more.tsx';
import { Stage } from './Stage.tsx';

/** Milliseconds between two services. */
const every = 8000;

/** Turns the row of services into one panel with a choice, arrows, dots and details. */
export function mount(island: HTMLElement): void {
  const stage = findPart(island, 'stage');
  const panels = [...stage.children].filter((panel) => panel instanceof HTMLElement);
  const choices = [...island.querySelectorAll<HTMLAnchorElement>('nav a')];
  const focused = document.activeElement;
  // A row that was scrolled before goes on where it stood.
  const start = Math.round(stage.scrollLeft / stage.clientWidth) || 0;

  const root = createRoot(stage);
  const show = (current: number, previous: number): void => {
    choices.forEach((choice, index) => {
      if (index === current) choice.setAttribute('aria-current', 'true');
      else choice.removeAttribute('aria-current');
    });
    root.render(<Stage panels={panels} current={current} direction={current > previous ? 1 : -1} />);
  };
  stage.scrollLeft = 0;
  stage.replaceChildren();
  flushSync(() => show(start, start));
  // Moving a panel takes the focus out of it.
  if (focused instanceof HTMLElement && stage.contains(focused)) focused.focus({ preventScroll: true });

  const carousel = startCarousel(island, { count: panels.length, every, start, show });
  for (const [index, choice] of choices.entries()) {
    choice.addEventListener('click', (event) => {
      event.preventDefault();
      carousel.go(index);
    });
  }
  openDetails(island, carousel.hold);
}
