import { useRef, useState } from 'react';
import type * as z from 'zod/mini';
import { type Failure, isWrongCredentials, mayBeDone, setPassword, signIn } from '#backend/session.ts';
import { BusyButton } from '#components/account/BusyButton.tsx';
import { FieldGroup, Form } from '#components/account/Form.tsx';
import { PasswordField } from '#components/account/fields.tsx';
import { Problem } from '#components/account/Problem.tsx';
import { useAccountForm } from '#components/account/use-account-form.ts';
import { Actions } from '#components/ui/Button.tsx';
import { changePasswordSchema } from '#schemas/account-changes.ts';
import { getAuth } from '#stores/session.ts';
import { toPasswordFailure } from './password-failure.ts';

export function ChangePassword({ email }: { email: string }) {
  const { form, field, submit } = useAccountForm(changePasswordSchema);
  const [failure, setFailure] = useState<Failure | null>(null);
  const [changed, setChanged] = useState(false);
  /** A new password whose answer was lost: perhaps it is the present one by now. */
  const unanswered = useRef<string | null>(null);
  const { isSubmitting } = form.formState;

  const prove = async (password: string) => {
    const proven = await signIn(getAuth(), email, password);
    if (proven.ok || unanswered.current === null || !isWrongCredentials(proven.failure)) return proven;
    return signIn(getAuth(), email, unanswered.current);
  };
  const send = async ({ present_password, password }: z.infer<typeof changePasswordSchema>) => {
    setFailure(null);
    setChanged(false);
    const proven = await prove(present_password);
    if (!proven.ok) return setFailure(toPasswordFailure(proven.failure));
    const set = await setPassword(getAuth(), password, password === unanswered.current);
    if (!set.ok) {
      if (mayBeDone(set.failure)) unanswered.current = password;
      return setFailure(set.failure);
    }
    unanswered.current = null;
    form.reset();
    setChanged(true);
  };

  return (
    <Form className="gap-4 pb-5" aria-label="Change password" onSubmit={submit(send, setFailure)}>
      <Problem failure={failure} kept="What you typed is still here." />
      <FieldGroup most={3}>
        <PasswordField
          {...field('present_password')}
          label="Present password"
          autoComplete="current-password"
        />
        <PasswordField {...field('password')} label="New password" autoComplete="new-password" />
        <PasswordField {...field('confirm_password')} label="Confirm password" autoComplete="new-password" />
      </FieldGroup>
      <Actions>
        <BusyButton type="submit" busy={isSubmitting}>
          {isSubmitting ? 'Saving...' : 'Change password'}
        </BusyButton>
      </Actions>
      <p role="status">{changed ? 'Your password is changed. Other devices are signed out.' : ''}</p>
    </Form>
  );
}
