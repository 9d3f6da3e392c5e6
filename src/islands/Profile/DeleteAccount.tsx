import { useRef, useState } from 'react';
import type * as z from 'zod/mini';
import { deleteAccount } from '#backend/account.ts';
import { type Failure, isWrongCredentials, loadUser, mayBeDone, signIn } from '#backend/session.ts';
import { BusyButton } from '#components/account/BusyButton.tsx';
import { FieldGroup, Form } from '#components/account/Form.tsx';
import { PasswordField } from '#components/account/fields.tsx';
import { leaveFor } from '#components/account/leave-for.ts';
import { Problem } from '#components/account/Problem.tsx';
import { useAccountForm } from '#components/account/use-account-form.ts';
import { Actions } from '#components/ui/Button.tsx';
import { routes } from '#config/routes.ts';
import { deleteAccountSchema } from '#schemas/account-changes.ts';
import { announceSignOut, getAuth } from '#stores/session.ts';
import { toPasswordFailure } from './password-failure.ts';

export function DeleteAccount({ email }: { email: string }) {
  const { form, field, submit } = useAccountForm(deleteAccountSchema);
  const [failure, setFailure] = useState<Failure | null>(null);
  /** The answer to a try was lost: perhaps there is no account any more. */
  const isUnanswered = useRef(false);
  const { isSubmitting } = form.formState;

  const isGone = async () => {
    const user = await loadUser(getAuth());
    return !user.ok && user.failure.kind === 'ended';
  };
  const leave = () => {
    announceSignOut();
    return leaveFor(`${routes.login}#deleted`);
  };
  const send = async ({ delete_password }: z.infer<typeof deleteAccountSchema>) => {
    setFailure(null);
    // The database deletes only for a session that has just begun: signing in is the proof and begins one.
    const proven = await signIn(getAuth(), email, delete_password);
    if (!proven.ok) {
      if (isUnanswered.current && isWrongCredentials(proven.failure) && (await isGone())) return leave();
      return setFailure(toPasswordFailure(proven.failure));
    }
    const deleted = await deleteAccount(getAuth());
    if (deleted.ok) return leave();
    isUnanswered.current = mayBeDone(deleted.failure);
    setFailure(deleted.failure);
  };

  return (
    <Form className="gap-4 pb-5" aria-label="Delete my account" onSubmit={submit(send, setFailure)}>
      <p>
        Your profile and your pets are deleted at once and for good. Results that the laboratory has sent you
        are not touched.
      </p>
      <Problem failure={failure} />
      <FieldGroup most={3}>
        <PasswordField {...field('delete_password')} label="Password" autoComplete="current-password" />
      </FieldGroup>
      <Actions>
        <BusyButton tone="danger" type="submit" busy={isSubmitting}>
          {isSubmitting ? 'Deleting...' : 'Delete my account'}
        </BusyButton>
      </Actions>
    </Form>
  );
}
