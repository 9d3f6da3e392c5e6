import { useRef, useState } from 'react';
import { type Failure, signIn } from '#backend/session.ts';
import { BusyButton } from '#components/account/BusyButton.tsx';
import { Form } from '#components/account/Form.tsx';
import { PasswordField } from '#components/account/fields.tsx';
import { Problem } from '#components/account/Problem.tsx';
import { useAccountForm } from '#components/account/use-account-form.ts';
import { Actions, Button } from '#components/ui/Button.tsx';
import { Dialog } from '#components/ui/Dialog.tsx';
import { signInAgainSchema } from '#schemas/account-changes.ts';
import { getAuth } from '#stores/session.ts';

/** Stands over a page whose session has ended; what was typed in the page is still there underneath. */
export function SignInAgain({ email, onEnd }: { email: string; onEnd: (signedIn: boolean) => void }) {
  const { form, field, submit } = useAccountForm(signInAgainSchema);
  const [failure, setFailure] = useState<Failure | null>(null);
  const dialog = useRef<HTMLDialogElement>(null);
  const { isSubmitting } = form.formState;

  const send = async ({ again_password }: { again_password: string }) => {
    setFailure(null);
    const signedIn = await signIn(getAuth(), email, again_password);
    if (signedIn.ok) onEnd(true);
    else setFailure(signedIn.failure);
  };

  return (
    <Dialog ref={dialog} aria-labelledby="again-title" onClose={() => onEnd(false)}>
      <Form onSubmit={submit(send, setFailure)}>
        <h2 className="text-h3" id="again-title">
          Please sign in again
        </h2>
        <p>Your session has ended. What you typed is kept and will be saved when you have signed in.</p>
        <p>
          <span className="label">Email</span>
          <br />
          {email}
        </p>
        <Problem failure={failure} />
        <PasswordField {...field('again_password')} label="Password" autoComplete="current-password" />
        <Actions>
          <BusyButton type="submit" busy={isSubmitting}>
            {isSubmitting ? 'Signing in...' : 'Sign in and continue'}
          </BusyButton>
          <Button tone="quiet" onClick={() => dialog.current?.close()}>
            Not now
          </Button>
        </Actions>
      </Form>
    </Dialog>
  );
}
