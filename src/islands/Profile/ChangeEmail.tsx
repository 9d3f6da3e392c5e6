import { useState } from 'react';
import type * as z from 'zod/mini';
import { requestEmail } from '#backend/account-mails.ts';
import { type Failure, signIn } from '#backend/session.ts';
import { BusyButton } from '#components/account/BusyButton.tsx';
import { FieldGroup, Form } from '#components/account/Form.tsx';
import { EmailField, PasswordField } from '#components/account/fields.tsx';
import { Problem } from '#components/account/Problem.tsx';
import { useAccountForm } from '#components/account/use-account-form.ts';
import { Actions } from '#components/ui/Button.tsx';
import { routes } from '#config/routes.ts';
import { changeEmailSchema } from '#schemas/account-changes.ts';
import { getAuth } from '#stores/session.ts';
import { toPasswordFailure } from './password-failure.ts';

export function ChangeEmail({ email: present }: { email: string }) {
  const { form, field, submit } = useAccountForm(changeEmailSchema);
  const [failure, setFailure] = useState<Failure | null>(null);
  const [sent, setSent] = useState(false);
  const { isSubmitting } = form.formState;

  const send = async ({ email, email_password }: z.infer<typeof changeEmailSchema>) => {
    setFailure(null);
    setSent(false);
    const proven = await signIn(getAuth(), present, email_password);
    if (!proven.ok) return setFailure(toPasswordFailure(proven.failure));
    const asked = await requestEmail(getAuth(), email, location.origin + routes.confirm);
    if (!asked.ok) return setFailure(asked.failure);
    form.reset();
    setSent(true);
  };

  return (
    <Form className="gap-4 pb-5" aria-label="Change email" onSubmit={submit(send, setFailure)}>
      <Problem failure={failure} kept="What you typed is still here." />
      <FieldGroup most={3}>
        <EmailField {...field('email')} label="New email" autoComplete="email" />
        <PasswordField {...field('email_password')} label="Password" autoComplete="current-password" />
      </FieldGroup>
      <Actions>
        <BusyButton type="submit" busy={isSubmitting}>
          {isSubmitting ? 'Sending...' : 'Change email'}
        </BusyButton>
      </Actions>
      <p role="status">
        {sent
          ? 'Please open the links in our mails, at your present address and at the new one. Until then nothing changes.'
          : ''}
      </p>
    </Form>
  );
}
