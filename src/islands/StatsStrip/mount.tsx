import { stats } from '#data/stats.ts';
import { formatCount, getStats } from '#lib/stats.ts';
import { readStored, writeStored } from '#stores/browser-storage.ts';

const { duration, startsAt, threshold, storageKey } = stats.stripCounter;

/** Writes the figures of this moment, or a share of them. */
function show(island: HTMLElement, share = 1): void {
  const now = getStats(new Date());
  for (const { key } of stats.strip) {
    const figure = island.querySelector(`[data-figure="${key}"]`);
    if (figure) figure.textContent = formatCount(Math.round(now[key] * share));
  }
}

/** Counts up to the figures; the signal ends it early. */
function countUp(island: HTMLElement, stop: AbortSignal): void {
  const begun = performance.now();
  const step = (time: number): void => {
    if (stop.aborted) return;
    const done = Math.min(1, Math.max(0, time - begun) / duration);
    show(island, startsAt + (1 - startsAt) * (1 - (1 - done) ** 3));
    if (done < 1) requestAnimationFrame(step);
  };
  step(begun);
}

/** The first time this browser sees the figures they count up; where motion is not wanted they never do. */
function isFirstVisit(): boolean {
  const first = readStored(storageKey) === null && !matchMedia('(prefers-reduced-motion: reduce)').matches;
  return writeStored(storageKey, 'true') && first;
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
      const counting = isFirstVisit();
      if (counting) countUp(island, leaving.signal);
      else show(island);
      const begun = performance.now();
      refresh = setInterval(() => {
        if (!counting || performance.now() - begun > duration) show(island);
      }, stats.refreshEvery);
    },
    { threshold },
  ).observe(island);
}
