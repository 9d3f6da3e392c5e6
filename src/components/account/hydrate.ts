import { type ReactNode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';

/**
 * Brings a screen to life whose HTML is in the page already: nothing moves, and what was typed stays. As a transition, so that a
 * weak phone answers touches between its slices.
 */
export function hydrate(island: HTMLElement, screen: ReactNode): void {
  startTransition(() => {
    hydrateRoot(island, screen);
  });
}
