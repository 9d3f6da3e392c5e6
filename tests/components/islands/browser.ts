import { act, configure } from '@testing-library/react';
import { vi } from 'vitest';

// Without it motion runs on frames, which the tests' clock moves; that of happy-dom rejects whenever one is broken off.
Reflect.deleteProperty(Element.prototype, 'animate');

// A busy machine takes its time.
configure({ asyncUtilTimeout: 10_000 });

/** A window that tells what is in view only when a test says so. */
export function stubViewport() {
  const watched = new Map<
    Element,
    Set<(entry: { isIntersecting: boolean; intersectionRatio: number }) => void>
  >();
  class Watch {
    readonly #told: IntersectionObserverCallback;
    readonly #elements = new Map<Element, () => void>();
    constructor(told: IntersectionObserverCallback) {
      this.#told = told;
    }
    observe(element: Element) {
      const tell = (entry: object) =>
        Reflect.apply(this.#told, undefined, [[{ ...entry, target: element }], this]);
      const all = watched.get(element) ?? new Set();
      watched.set(element, all.add(tell));
      this.#elements.set(element, () => all.delete(tell));
    }
    disconnect() {
      for (const forget of this.#elements.values()) forget();
    }
  }
  vi.stubGlobal('IntersectionObserver', Watch);
  /** Brings this share, 0 to 1, of everything that is watched into view. */
  return (intersectionRatio: number) =>
    act(() => {
      for (const all of watched.values())
        for (const tell of all) tell({ isIntersecting: intersectionRatio > 0, intersectionRatio });
    });
}

/** Media queries of which these match. */
export function stubMedia(...matching: string[]) {
  vi.stubGlobal('matchMedia', (query: string) =>
    Object.assign(new EventTarget(), { matches: matching.includes(query), media: query }),
  );
}

export const lessMotion = '(prefers-reduced-motion: reduce)';

/** Lets time pass, with all timers and frames of it. */
export const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
