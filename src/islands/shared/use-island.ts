import { type RefObject, useEffect, useRef } from 'react';

/** For the root element of an island: says once that React has taken it over, so that kept presses are given again (`keepPress`). */
export function useIsland<Root extends HTMLElement>(): RefObject<Root | null> {
  const root = useRef<Root>(null);
  useEffect(() => {
    root.current?.dispatchEvent(new Event('island-live', { bubbles: true }));
  }, []);
  return root;
}
