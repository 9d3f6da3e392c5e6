import type { ReactNode } from 'react';

/** A quiet sentence under what it explains. */
export const Note = ({ children }: { children: ReactNode }) => (
  <p className="mt-2 max-w-text text-small text-ink-soft">{children}</p>
);
