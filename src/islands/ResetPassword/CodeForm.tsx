import { useState } from 'react';
import { type Failure, spendProof } from '#backend/session.ts';
import { BusyButton } from '#components/account/BusyButton.tsx';
import { Form } from '#components/account/Form.tsx';
import { EmailField, MailCodeField, PasswordField } from '#components/account/fields.tsx';
import { Problem } from '#components/account/Problem.tsx';
import { wrongCode } from '#components/account/wrong-code.ts';
import { usePageForm } from '#islands/shared/use-page-form.ts';
import { newPasswordHint } from '#schemas/account-fields.ts';
import { codePasswordSchema } from '#schemas/sign-up.ts';
import { getRecovery } from '#stores/session.ts';
import { saveNewPassword } from './save-new-password.ts';

type Typed = { email: string; code: string; password: string };

/** A new password by the code of the mail, for whom its link does not work. */
export function CodeForm() {
  const { form, field, submit, element } = usePageForm(codePasswordSchema);
  const [failure, setFailure] = useState<Failure | null>(null);
  /** The code is spent: what is saved again needs none. */
  const [isProven, setIsProven] = useState(false);
  const { isSubmitting } = form.formState;

  const send = async ({ email, code, password }: Typed) => {
    setFailure(null);
    if (!isProven) {
      const spent = await spendProof(getRecovery(), 'recovery', { email, code });
      if (!spent.ok) return setFailure(spent.failure.kind === 'ended' ? wrongCode : spent.failure);
      setIsProven(true);
    }
    setFailure(await saveNewPassword(password));
  };

  return (
    <Form
      className="mt-6 gap-4.5"
      ref={element}
      method="dialog"
      aria-label="Set a new password by the code"
      onSubmit={submit(send, setFailure)}
    >
      <p>Our mail also holds a code. With it you can set the new password here.</p>
      <Problem failure={failure} kept="What you typed is still here." />
      <EmailField {...field('email')} label="Email" autoComplete="username" />
      <MailCodeField {...field('code')} />
      <PasswordField
        {...field('password')}
        label="New password"
        autoComplete="new-password"
        hint={newPasswordHint}
      />
      <PasswordField {...field('confirm_password')} label="New password again" autoComplete="new-password" />
      <BusyButton isWide type="submit" busy={isSubmitting}>
        {isSubmitting ? 'Saving...' : 'Save the new password'}
      </BusyButton>
    </Form>
  );
}
