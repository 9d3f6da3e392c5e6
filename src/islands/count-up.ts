import { readStored, writeStored } from '#stores/browser-storage.ts';

/** Whether figures count up: the first time that this browser sees them, and never where motion is not wanted. */
export function countsUp(storageKey: string): boolean {
  const first = readStored(storageKey) === null && !matchMedia('(prefers-reduced-motion: reduce)').matches;
  return writeStored(storageKey, 'true') && first;
}

/** Shows a share of the way, 0 to 1, frame by frame: quick at first, slow at the end. Times in milliseconds. */
export function countUp(
  show: (share: number) => void,
  { duration, delay = 0, stop }: { duration: number; delay?: number; stop?: AbortSignal },
): void {
  const begins = performance.now() + delay;
  const step = (time: number): void => {
    if (stop?.aborted) return;
    const done = Math.min(1, Math.max(0, time - begins) / duration);
    show(1 - (1 - done) ** 3);
    if (done < 1) requestAnimationFrame(step);
  };
  step(performance.now());
}
