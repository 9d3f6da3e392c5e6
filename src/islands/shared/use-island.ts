import { type RefObject, useEffect, useRef } from 'react';

/**
 * For the root element of an island: says once that React has taken it over, so that kept presses are given again
 * (`keepPress`). An island that is not ready for a press with its first render says when it is.
 */
export function useIsland<Root extends HTMLElement>(isReady = true): RefObject<Root | null> {
  const root = useRef<Root>(null);
  useEffect(() => {
    if (!isReady) return;
    root.current?.closest('astro-island')?.setAttribute('data-live', '');
    root.current?.dispatchEvent(new Event('island-live', { bubbles: true }));
  }, [isReady]);
  return root;
}
