import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import { useReducedMotion } from '#components/ui/use-media.ts';
import { readStored, writeStored } from '#stores/browser-storage.ts';

interface Options {
  /** Where this browser remembers that it has seen the counting. */
  storageKey: string;
  /** Share of the section that must be in view, 0 to 1. */
  threshold: number;
  /** Milliseconds until the last figure is there. */
  lasts: number;
}

/**
 * Counts the figures of a section up, the first time that this browser sees them; never where less motion is asked for. They
 * are set back only while nobody sees them, so that no figure falls before a reader's eyes: those in view when their code
 * comes stay as they are. `elapsed` is in milliseconds, 0 while the figures wait to be seen, null where they stand.
 */
export function useCountUp(
  section: RefObject<HTMLElement | null>,
  figures: RefObject<HTMLElement | null>,
  { storageKey, threshold, lasts }: Options,
): { elapsed: number | null; inView: boolean } {
  const calm = useReducedMotion();
  const [elapsed, setElapsed] = useState<number | null>(null);
  const [isCounting, setCounting] = useState(false);
  const [inView, setInView] = useState(false);
  const [isEnough, setEnough] = useState(false);

  const seeFigures = useEffectEvent((isSeen: boolean) => {
    setInView(isSeen);
    if (isSeen) return;
    setCounting(false);
    setElapsed(!calm && readStored(storageKey) === null ? 0 : null);
  });

  useEffect(() => {
    const watch = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting, intersectionRatio } of entries) {
          if (target === section.current) setEnough(intersectionRatio >= threshold);
          if (target === figures.current) seeFigures(isIntersecting);
        }
      },
      { threshold: [0, threshold] },
    );
    for (const element of new Set([section.current, figures.current])) if (element) watch.observe(element);
    return () => watch.disconnect();
  }, [section, figures, threshold]);

  const waits = elapsed === 0 && !isCounting;
  useEffect(() => {
    if (!waits || !inView || !isEnough) return;
    if (writeStored(storageKey, 'true') && !calm) setCounting(true);
    else setElapsed(null);
  }, [waits, inView, isEnough, storageKey, calm]);

  useEffect(() => {
    if (!isCounting) return;
    const begun = performance.now();
    let frame = requestAnimationFrame(function count(time) {
      const passed = Math.max(0, time - begun);
      if (passed < lasts) {
        setElapsed(passed);
        frame = requestAnimationFrame(count);
      } else {
        setElapsed(null);
        setCounting(false);
      }
    });
    return () => cancelAnimationFrame(frame);
  }, [isCounting, lasts]);

  return { elapsed, inView };
}
