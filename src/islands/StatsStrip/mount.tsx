import { stats } from '#data/stats.ts';
import { countsUp, countUp } from '#islands/count-up.ts';
import { writeText } from '#islands/write-text.ts';
import { formatCount, getStats } from '#lib/stats.ts';

const { duration, startsAt, threshold, storageKey } = stats.stripCounter;

/** Writes the figures of this moment, or a share of them. */
function show(island: HTMLElement, share = 1): void {
  const now = getStats(new Date());
  for (const { key } of stats.strip) {
    const figure = island.querySelector(`[data-figure="${key}"]`);
    if (figure) writeText(figure, formatCount(Math.round(now[key] * share)));
  }
}

/** Keeps the figures live while they are in view. */
export function mount(island: HTMLElement): void {
  let leaving = new AbortController();
  let refresh: ReturnType<typeof setInterval> | undefined;
  new IntersectionObserver(
    (entries) => {
      leaving.abort();
      clearInterval(refresh);
      if (!entries.at(-1)?.isIntersecting) return show(island);
      leaving = new AbortController();
      const counting = countsUp(storageKey);
      if (counting) {
        countUp((share) => show(island, startsAt + (1 - startsAt) * share), {
          duration,
          stop: leaving.signal,
        });
      } else show(island);
      const begun = performance.now();
      refresh = setInterval(() => {
        if (!counting || performance.now() - begun > duration) show(island);
      }, stats.refreshEvery);
    },
    { threshold },
  ).observe(island);
}
