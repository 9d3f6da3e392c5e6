import { useCallback, useEffect, useState } from 'react';
import { type Failure, loadToken, type Outcome, openSession, spendProof } from '#backend/session.ts';
import { BusyButton } from '#components/account/BusyButton.tsx';
import { Form } from '#components/account/Form.tsx';
import { PasswordField } from '#components/account/fields.tsx';
import { clearLink, dropLink, takeLink } from '#components/account/mail-link.ts';
import { Problem } from '#components/account/Problem.tsx';
import { ButtonLink } from '#components/ui/Button.tsx';
import { Callout } from '#components/ui/Callout.tsx';
import { codeFirst, routes } from '#config/routes.ts';
import { useIsland } from '#islands/shared/use-island.ts';
import { usePageForm } from '#islands/shared/use-page-form.ts';
import type { MailLink } from '#lib/account/link.ts';
import { newPasswordHint } from '#schemas/account-fields.ts';
import { newPasswordSchema } from '#schemas/sign-up.ts';
import { getRecovery } from '#stores/session.ts';
import { CodeForm } from './CodeForm.tsx';
import { saveNewPassword } from './save-new-password.ts';

/**
 * Opens the session of the link, or finds the one that an earlier visit of this tab has opened. A link that proves an address
 * brings a session as well; it was not asked for to change a password, so it changes none here.
 */
function open(link: MailLink): Promise<Outcome<unknown>> | null {
  if (link.kind === 'none') return loadToken(getRecovery());
  if (link.kind === 'token' && link.type === 'recovery')
    return spendProof(getRecovery(), 'recovery', { hash: link.hash });
  if (link.kind !== 'session' || link.type !== 'recovery') return null;
  return openSession(getRecovery(), link.access, link.refresh);
}

export function ResetPassword() {
  const { form, field, submit, element, isRead } = usePageForm(newPasswordSchema);
  const [failure, setFailure] = useState<Failure | null>(null);
  /** The link does not work: how high the form was, so that nothing below moves up. Null while it may work. */
  const [room, setRoom] = useState<number | null>(null);
  /** Whether somebody comes for the code, and whether it is typed in place of a link that does not work. */
  const [hasCode, setHasCode] = useState(false);
  const [isTyping, setIsTyping] = useState(false);
  const [link, setLink] = useState<MailLink | null>(null);
  /** What the link opens is known, or cannot be known now: an early press is not sent before. */
  const [isChecked, setIsChecked] = useState(false);
  const root = useIsland<HTMLDivElement>(isRead && isChecked);
  const { isSubmitting } = form.formState;

  const giveUp = useCallback(() => setRoom(element.current?.offsetHeight ?? 0), [element]);

  const check = useCallback(
    async (taken: MailLink): Promise<boolean> => {
      setFailure(null);
      const opened = await open(taken);
      if (opened && !opened.ok && opened.failure.kind !== 'ended') {
        setFailure(opened.failure);
        return false;
      }
      clearLink();
      dropLink();
      if (!opened?.ok) {
        giveUp();
        return false;
      }
      // From here on the session of this tab is the one to use.
      setLink({ kind: 'none' });
      return true;
    },
    [giveUp],
  );

  useEffect(() => {
    setHasCode(new URLSearchParams(location.search).has(codeFirst));
    const taken = takeLink();
    setLink(taken);
    // What looks into mails opens links as well: this one is spent by the press of the button alone.
    const isHeld = taken.kind === 'token' && taken.type === 'recovery';
    void (isHeld ? Promise.resolve() : check(taken)).then(() => setIsChecked(true));
  }, [check]);

  const send = async ({ password }: { password: string }) => {
    if (link && link.kind !== 'none' && !(await check(link))) return;
    setFailure(null);
    const fault = await saveNewPassword(password);
    if (fault?.kind === 'ended') giveUp();
    else setFailure(fault);
  };

  if (room !== null && hasCode)
    return (
      <div ref={root}>
        <CodeForm />
      </div>
    );
  if (room !== null) {
    return (
      <div ref={root} style={{ minHeight: room }}>
        <div className="problem" role="alert">
          <Callout tone="problem">
            <p>This link does not work: it was used before, or it is older than an hour.</p>
            <ButtonLink href={routes.forgotPassword}>Ask for a new link</ButtonLink>
          </Callout>
        </div>
        <details className="mt-3" onToggle={({ currentTarget }) => setIsTyping(currentTarget.open)}>
          <summary className="min-h-11 cursor-pointer py-2.5 text-haematoxylin underline">
            Type the code from our mail instead
          </summary>
          {isTyping && <CodeForm />}
        </details>
      </div>
    );
  }
  return (
    <div ref={root}>
      <Form ref={element} method="dialog" aria-label="Set a new password" onSubmit={submit(send, setFailure)}>
        <Problem failure={failure} kept="The link is still good, and what you typed is still here." />
        <PasswordField
          {...field('password')}
          label="Password"
          autoComplete="new-password"
          hint={newPasswordHint}
        />
        <PasswordField {...field('confirm_password')} label="Confirm password" autoComplete="new-password" />
        <BusyButton isWide type="submit" busy={isSubmitting}>
          {isSubmitting ? 'Saving...' : 'Save the new password'}
        </BusyButton>
      </Form>
    </div>
  );
}
