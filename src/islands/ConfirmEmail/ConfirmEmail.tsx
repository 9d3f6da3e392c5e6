import { useCallback, useEffect, useState } from 'react';
import { dropSession, loadUser, spendProof } from '#backend/session.ts';
import { clearLink, dropLink, takeLink } from '#components/account/mail-link.ts';
import { unreachableWords } from '#components/account/Problem.tsx';
import { useConnection } from '#components/account/use-connection.ts';
import { Button, ButtonLink } from '#components/ui/Button.tsx';
import { routes } from '#config/routes.ts';
import { useIsland } from '#islands/shared/use-island.ts';
import type { MailLink } from '#lib/account/link.ts';
import { createConfirming, getAuth } from '#stores/session.ts';

type State = 'waiting' | 'checking' | 'confirmed' | 'changed' | 'half' | 'refused' | 'none' | 'unreachable';

/**
 * The session of the link is asked whether it is real and then ended: whoever opens a link is told what happened, and
 * signs in with the password. A link can therefore sign nobody in to an account that is not theirs.
 */
async function examine(link: MailLink): Promise<State> {
  if (link.kind === 'token') {
    const isChange = link.type === 'email_change';
    const auth = createConfirming();
    const spent = await spendProof(auth, isChange ? 'email_change' : 'email', { hash: link.hash });
    if (!spent.ok) return spent.failure.kind === 'ended' ? 'refused' : 'unreachable';
    await auth.signOut({ scope: 'local' });
    return isChange ? 'changed' : 'confirmed';
  }
  if (link.kind !== 'session') return link.kind;
  const user = await loadUser(getAuth(), link.access);
  if (!user.ok) return user.failure.kind === 'ended' ? 'refused' : 'unreachable';
  await dropSession(getAuth(), link.access);
  return link.type === 'email_change' ? 'changed' : 'confirmed';
}

const words: Record<State, readonly [title: string, text: string]> = {
  waiting: ['Confirm your email address', 'Press the button, and it is done.'],
  checking: ['One moment', 'We are checking your link.'],
  confirmed: [
    'Your email address is confirmed',
    'Your account is ready. Sign in with your email and password.',
  ],
  changed: ['Your email address is changed', 'From now on, sign in with the new address.'],
  half: ['One more link to open', 'We have sent a mail to your other address as well. Open its link too.'],
  refused: [
    'This link does not work',
    'It was used before, or it is older than an hour. If your address is confirmed already, you can simply sign in; if not, the sign-in page sends you a new mail.',
  ],
  none: [
    'Open the link in our mail',
    'This page is where it leads: it tells you whether your address is confirmed.',
  ],
  unreachable: ['We could not check your link', unreachableWords],
};

const button = 'min-w-[min(10rem,100%)] self-end';

export function ConfirmEmail() {
  const root = useIsland<HTMLDivElement>();
  const [state, setState] = useState<State>('checking');
  const [link, setLink] = useState<MailLink | null>(null);

  const check = useCallback(async (taken: MailLink) => {
    setState('checking');
    const found = await examine(taken);
    if (found !== 'unreachable') {
      clearLink();
      dropLink();
    }
    setState(found);
  }, []);
  useEffect(() => {
    const taken = takeLink();
    setLink(taken);
    // What looks into mails opens links as well: this one is spent by the press of the button alone.
    if (taken.kind === 'token') setState('waiting');
    else void check(taken);
  }, [check]);
  const retry = () => {
    if (link && state === 'unreachable') void check(link);
  };
  useConnection(retry);

  const [title, text] = words[state];
  return (
    <div
      ref={root}
      className="grid min-h-56 grid-cols-[minmax(0,1fr)] justify-items-start gap-3"
      role="status"
    >
      <h2 className="text-h3">{title}</h2>
      <p>{text}</p>
      {state === 'waiting' && (
        <Button className={button} onClick={() => link && void check(link)}>
          Confirm
        </Button>
      )}
      {state === 'unreachable' && (
        <Button className={button} onClick={retry}>
          Retry
        </Button>
      )}
      {state !== 'waiting' && state !== 'unreachable' && (
        <ButtonLink className={`${button} ${state === 'checking' ? 'invisible' : ''}`} href={routes.login}>
          Sign in
        </ButtonLink>
      )}
    </div>
  );
}
