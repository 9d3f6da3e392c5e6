import { countsUp, countUp } from '#islands/count-up.ts';
import { writeText } from '#islands/write-text.ts';
import { formatCount } from '#lib/stats.ts';

/** Counts over a figure up to it. The figure keeps its place, and is all that screen readers are told. */
function count(figure: HTMLElement, duration: number): void {
  const target = Number(figure.dataset.count);
  const running = document.createElement('span');
  running.ariaHidden = 'true';
  figure.append(running);
  const show = (share: number): void => {
    writeText(running, formatCount(Math.round(target * share)));
    if (share === 1) running.remove();
  };
  countUp(show, { duration, delay: Number(figure.dataset.delay) });
}

/** Counts the figures of a section up once, when enough of it is in view. The page holds their final values. */
export function mount(island: HTMLElement): void {
  const { storageKey = '' } = island.dataset;
  const duration = Number(island.dataset.duration);
  const threshold = Number(island.dataset.threshold);
  const observer = new IntersectionObserver(
    (entries) => {
      // Some browsers also report the first pixel.
      if ((entries.at(-1)?.intersectionRatio ?? 0) < threshold) return;
      observer.disconnect();
      if (!countsUp(storageKey)) return;
      for (const figure of island.querySelectorAll<HTMLElement>('[data-count]')) count(figure, duration);
    },
    { threshold },
  );
  observer.observe(island);
}
