import { useCallback, useEffect, useState } from 'react';
import { clearLink, dropLink, takeLink } from '#components/account/mail-link.ts';
import { unreachableWords } from '#components/account/Problem.tsx';
import { useConnection } from '#components/account/use-connection.ts';
import { Button, ButtonLink } from '#components/ui/Button.tsx';
import { routes } from '#config/routes.ts';
import { useIsland } from '#islands/shared/use-island.ts';
import type { MailLink } from '#lib/account/link.ts';
import { CodeForm } from './CodeForm.tsx';
import { examineLink, type State } from './spend-proof.ts';

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
    'It was used before, or it is older than an hour. If your address is confirmed already, you can simply sign in; if not, type the code from the mail, or let the sign-in page send you a new one.',
  ],
  none: [
    'Open the link in our mail',
    'This page is where it leads. You can also type the code that the mail holds.',
  ],
  unreachable: ['We could not check your link', unreachableWords],
};

const button = 'min-w-[min(10rem,100%)]';

export function ConfirmEmail() {
  const root = useIsland<HTMLDivElement>();
  const [state, setState] = useState<State>('checking');
  const [link, setLink] = useState<MailLink | null>(null);

  const check = useCallback(async (taken: MailLink) => {
    setState('checking');
    const found = await examineLink(taken);
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
      className="grid min-h-56 grid-cols-[minmax(0,1fr)] content-start justify-items-start gap-3"
    >
      <div className="grid gap-3" role="status">
        <h2 className="text-h3">{title}</h2>
        <p>{text}</p>
      </div>
      {state === 'waiting' && (
        <Button className={button} onClick={() => link && void check(link)}>
          Confirm my address
        </Button>
      )}
      {state === 'unreachable' && (
        <Button className={button} onClick={retry}>
          Retry
        </Button>
      )}
      {(state === 'refused' || state === 'none') && <CodeForm onDone={setState} />}
      {state !== 'waiting' && state !== 'unreachable' && (
        <ButtonLink className={`${button} ${state === 'checking' ? 'invisible' : ''}`} href={routes.login}>
          Sign in
        </ButtonLink>
      )}
    </div>
  );
}
