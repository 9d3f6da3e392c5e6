import { useState } from 'react';
import type { Outcome } from '#backend/session.ts';
import { toWords } from '#components/account/Problem.tsx';
import { useFocusReturn } from '#components/account/use-focus-return.ts';
import { Button } from '#components/ui/Button.tsx';
import { routes } from '#config/routes.ts';

/** Under every refusal of an address with its password alike, so that it does not tell whether the address waits to be confirmed. */
export function Unconfirmed({ resend }: { resend: () => Promise<Outcome> }) {
  const [answer, setAnswer] = useState<string | null>(null);
  // The button disappears once pressed, so the focus moves.
  const said = useFocusReturn<HTMLParagraphElement>(answer !== null);
  const send = async () => {
    const sent = await resend();
    setAnswer(
      sent.ok
        ? 'If this address has an account that waits to be confirmed, a new mail is on its way.'
        : toWords(sent.failure),
    );
  };
  return (
    <>
      <p>
        Forgotten it? <a href={routes.forgotPassword}>Set a new password</a>
      </p>
      <p>Signed up a short while ago? Open the link in our mail first.</p>
      {answer === null ? (
        <Button tone="text" onClick={send}>
          Send the mail again
        </Button>
      ) : (
        <p className="outline-none" tabIndex={-1} ref={said}>
          {answer}
        </p>
      )}
    </>
  );
}
