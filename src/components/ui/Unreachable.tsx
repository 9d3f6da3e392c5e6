import type { ReactNode } from 'react';

/** What an island says while its code cannot be had; stands anywhere inside it. */
export function Unreachable({ children }: { children: ReactNode }) {
  return (
    <p className="unreachable" role="alert">
      {children}
    </p>
  );
}
