import type { ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';

/** Brings a screen to life whose HTML is in the page already: nothing moves, and what was typed stays. */
export function hydrate(island: HTMLElement, screen: ReactNode): void {
  hydrateRoot(island, screen);
}
