import { useState } from 'react';
import { useIsland } from '#islands/shared/use-island.ts';

const words = {
  idle: 'Logout',
  leaving: 'Logging out...',
  failed: 'Logout did not work: please try again',
} as const;

/** Signs out from any page. The code of sessions is fetched when it is pressed: most visitors have none. */
export function SignOut({ className }: { className?: string }) {
  const root = useIsland<HTMLButtonElement>();
  const [state, setState] = useState<keyof typeof words>('idle');
  const leave = async () => {
    if (state === 'leaving') return;
    setState('leaving');
    try {
      const { signOut } = await import('#stores/session.ts');
      await signOut();
    } catch {
      setState('failed');
    }
  };
  return (
    <button ref={root} className={className} type="button" data-press="" onClick={() => void leave()}>
      {words[state]}
    </button>
  );
}
