import { useStore } from '@nanostores/react';
import { type ReactNode, useEffect } from 'react';
import { useIsland } from '#islands/shared/use-island.ts';
import { $session, followSession } from '#stores/session.ts';

/** The root of an island that shows somebody's data: it goes from the screen with the session, also when that ends in another tab. */
export function SessionIsland({ children }: { children: ReactNode }) {
  const root = useIsland<HTMLDivElement>();
  const { isShown } = useStore($session);
  useEffect(followSession, []);
  return <div ref={root}>{isShown && children}</div>;
}
