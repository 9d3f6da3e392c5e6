import { type ReactNode, useRef, useState } from 'react';
import type { Outcome } from '#backend/session.ts';

type Guard = {
  /** Does the work; if the session turns out to have ended, asks to sign in again and does it once more. */
  withSession<Value>(work: () => Promise<Outcome<Value>>): Promise<Outcome<Value>>;
  /** To be drawn somewhere on the screen. */
  dialog: ReactNode;
};

/** Sessions seldom end on a page: the form that begins one anew comes when it is needed. */
const loadForm = () => import('#components/account/SignInAgain.tsx');
type Form = Awaited<ReturnType<typeof loadForm>>['SignInAgain'];

export function useSessionGuard(email: string): Guard {
  const [asked, setAsked] = useState<{ give: (signedIn: boolean) => void; Form: Form } | null>(null);
  /** Works that end up here together wait for the same answer. */
  const asking = useRef<Promise<boolean> | null>(null);

  const withSession = async <Value,>(work: () => Promise<Outcome<Value>>): Promise<Outcome<Value>> => {
    const first = await work();
    if (first.ok || first.failure.kind !== 'ended') return first;
    const form = await loadForm().catch(() => null);
    if (!form) return first;
    asking.current ??= new Promise<boolean>((resolve) =>
      setAsked({ give: resolve, Form: form.SignInAgain }),
    ).finally(() => {
      asking.current = null;
      setAsked(null);
    });
    return (await asking.current) ? work() : first;
  };
  return { withSession, dialog: asked && <asked.Form email={email} onEnd={asked.give} /> };
}
