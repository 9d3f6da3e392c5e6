import { useState } from 'react';
import { signOut } from '#i18n/en/sign-out.ts';
import { useIsland } from '#islands/shared/use-island.ts';

interface Props {
  words?: typeof signOut;
  className?: string;
}

/** Signs out from any page. The code of sessions is fetched when it is pressed: most visitors have none. */
export function SignOut({ words = signOut, className }: Props) {
  const root = useIsland<HTMLButtonElement>();
  const [state, setState] = useState<keyof typeof words>('idle');
  const leave = async () => {
    if (state === 'leaving') return;
    setState('leaving');
    try {
      const session = await import('#stores/session.ts');
      await session.signOut();
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
