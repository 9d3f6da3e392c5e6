import { useEffect, useState } from 'react';
import { sendRecovery } from '#backend/account-mails.ts';
import type { Failure } from '#backend/session.ts';
import { BusyButton } from '#components/account/BusyButton.tsx';
import { Form } from '#components/account/Form.tsx';
import { EmailField } from '#components/account/fields.tsx';
import { Problem } from '#components/account/Problem.tsx';
import { useFocusReturn } from '#components/account/use-focus-return.ts';
import { Button } from '#components/ui/Button.tsx';
import { Callout } from '#components/ui/Callout.tsx';
import { codeFirst, routes } from '#config/routes.ts';
import { useIsland } from '#islands/shared/use-island.ts';
import { usePageForm } from '#islands/shared/use-page-form.ts';
import { forgotPasswordSchema } from '#schemas/sign-in.ts';
import { getAuth } from '#stores/session.ts';

export function ForgotPassword() {
  const { form, field, submit, element, isRead } = usePageForm(forgotPasswordSchema);
  const root = useIsland<HTMLDivElement>(isRead);
  const [failure, setFailure] = useState<Failure | null>(null);
  /** Null before the first mail. */
  const [sent, setSent] = useState<boolean | null>(null);
  const { isSubmitting } = form.formState;

  // Field and button are replaced, so the focus moves to what replaces them.
  const news = useFocusReturn<HTMLDivElement>(sent === true);
  useEffect(() => {
    if (sent === false) form.setFocus('email');
  }, [sent, form]);

  const send = async ({ email }: { email: string }) => {
    setFailure(null);
    const answer = await sendRecovery(getAuth(), email, location.origin + routes.resetPassword);
    if (!answer.ok) return setFailure(answer.failure);
    form.reset();
    setSent(true);
  };

  return (
    <div ref={root}>
      <Form ref={element} method="dialog" aria-label="Forgot password" onSubmit={submit(send, setFailure)}>
        <div className="outline-none" role="status" tabIndex={-1} ref={news}>
          {sent && (
            <Callout tone="good">
              <p>If this address has an account, a mail with a link is on its way.</p>
              <p>The link works once, for one hour. Please look among the unwanted mails too.</p>
              <p>
                If the link does not work,{' '}
                <a href={`${routes.resetPassword}?${codeFirst}`}>type the code from the mail</a>.
              </p>
            </Callout>
          )}
        </div>
        {sent ? (
          <Button tone="quiet" onClick={() => setSent(false)}>
            Send to another address
          </Button>
        ) : (
          <>
            <Problem failure={failure} kept="What you typed is still here." />
            <EmailField {...field('email')} label="Email" autoComplete="username" />
            <BusyButton isWide type="submit" busy={isSubmitting}>
              {isSubmitting ? 'Sending...' : 'Send the link'}
            </BusyButton>
          </>
        )}
      </Form>
    </div>
  );
}
