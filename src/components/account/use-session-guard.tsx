import { type ReactNode, useState } from 'react';
import type { Outcome } from '#backend/session.ts';
import { SignInAgain } from '#components/account/SignInAgain.tsx';

type Guard = {
  /** Does the work; if the session turns out to have ended, asks to sign in again and does it once more. */
  withSession<Value>(work: () => Promise<Outcome<Value>>): Promise<Outcome<Value>>;
  /** To be drawn somewhere on the screen. */
  dialog: ReactNode;
};

export function useSessionGuard(email: string): Guard {
  const [answer, setAnswer] = useState<{ give: (signedIn: boolean) => void } | null>(null);

  const withSession = async <Value,>(work: () => Promise<Outcome<Value>>): Promise<Outcome<Value>> => {
    const first = await work();
    if (first.ok || first.failure.kind !== 'ended') return first;
    const signedIn = await new Promise<boolean>((resolve) => setAnswer({ give: resolve }));
    setAnswer(null);
    return signedIn ? work() : first;
  };
  return { withSession, dialog: answer && <SignInAgain email={email} onEnd={answer.give} /> };
}
