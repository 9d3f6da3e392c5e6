import { useState } from 'react';
import type { Failure } from '#backend/session.ts';
import { BusyButton } from '#components/account/BusyButton.tsx';
import { Form } from '#components/account/Form.tsx';
import { EmailField, MailCodeField } from '#components/account/fields.tsx';
import { Problem } from '#components/account/Problem.tsx';
import { wrongCode } from '#components/account/wrong-code.ts';
import { usePageForm } from '#islands/shared/use-page-form.ts';
import { mailCodeSchema } from '#schemas/sign-up.ts';
import { type State, spendCode } from './spend-proof.ts';

/** Confirms an address by the code of the mail, for whom its link does not work. */
export function CodeForm({ onDone }: { onDone: (state: State) => void }) {
  const { form, field, submit, element } = usePageForm(mailCodeSchema);
  const [failure, setFailure] = useState<Failure | null>(null);
  const { isSubmitting } = form.formState;

  const send = async (proof: { email: string; code: string }) => {
    setFailure(null);
    const found = await spendCode(proof);
    if (found === 'refused') return setFailure(wrongCode);
    if (found === 'unreachable') return setFailure({ kind: 'unreachable' });
    onDone(found);
  };

  return (
    <Form
      className="mt-3 w-full gap-4.5"
      ref={element}
      method="dialog"
      aria-label="Confirm by the code"
      onSubmit={submit(send, setFailure)}
    >
      <Problem failure={failure} kept="What you typed is still here." />
      <EmailField {...field('email')} label="Email" autoComplete="username" />
      <MailCodeField {...field('code')} />
      <BusyButton isWide type="submit" busy={isSubmitting}>
        {isSubmitting ? 'Confirming...' : 'Confirm my address'}
      </BusyButton>
    </Form>
  );
}
