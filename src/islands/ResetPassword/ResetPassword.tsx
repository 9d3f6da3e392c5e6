import { useCallback, useEffect, useState } from 'react';
import { type Failure, loadToken, type Outcome, openSession, setPassword } from '#backend/session.ts';
import { BusyButton } from '#components/account/BusyButton.tsx';
import { PasswordField } from '#components/account/fields.tsx';
import { clearLink, readLink } from '#components/account/mail-link.ts';
import { Problem } from '#components/account/Problem.tsx';
import { routes } from '#config/routes.ts';
import { useIsland } from '#islands/shared/use-island.ts';
import { usePageForm } from '#islands/shared/use-page-form.ts';
import type { MailLink } from '#lib/account/link.ts';
import { newPasswordHint } from '#schemas/account-fields.ts';
import { newPasswordSchema } from '#schemas/sign-up.ts';
import { announceSignOut, getRecovery } from '#stores/session.ts';

/**
 * Opens the session of the link, or finds the one that an earlier visit of this tab has opened. A link that proves an address
 * brings a session as well; it was not asked for to change a password, so it changes none here.
 */
function open(link: MailLink): Promise<Outcome<unknown>> | null {
  if (link.kind === 'none') return loadToken(getRecovery());
  if (link.kind !== 'session' || link.type !== 'recovery') return null;
  return openSession(getRecovery(), link.access, link.refresh);
}

export function ResetPassword() {
  const { form, field, submit, element, isRead } = usePageForm(newPasswordSchema);
  const [failure, setFailure] = useState<Failure | null>(null);
  /** The link does not work: how high the form was, so that nothing below moves up. Null while it may work. */
  const [room, setRoom] = useState<number | null>(null);
  const [link, setLink] = useState<MailLink | null>(null);
  /** What the link opens is known, or cannot be known now: an early press is not sent before. */
  const [isChecked, setIsChecked] = useState(false);
  const root = useIsland<HTMLDivElement>(isRead && isChecked);
  const { isSubmitting } = form.formState;

  const giveUp = useCallback(() => setRoom(element.current?.offsetHeight ?? 0), [element]);

  const check = useCallback(
    async (taken: MailLink) => {
      setFailure(null);
      const opened = await open(taken);
      if (opened && !opened.ok && opened.failure.kind !== 'ended') return setFailure(opened.failure);
      clearLink();
      if (!opened?.ok) return giveUp();
      // From here on the session of this tab is the one to use.
      setLink({ kind: 'none' });
    },
    [giveUp],
  );

  useEffect(() => {
    const taken = readLink();
    setLink(taken);
    void check(taken).then(() => setIsChecked(true));
  }, [check]);

  const send = async ({ password }: { password: string }) => {
    if (link?.kind === 'session') await check(link);
    setFailure(null);
    const set = await setPassword(getRecovery(), password);
    if (!set.ok) return set.failure.kind === 'ended' ? giveUp() : setFailure(set.failure);
    form.reset();
    await getRecovery().signOut({ scope: 'local' });
    announceSignOut();
    location.replace(`${routes.login}#password-changed`);
  };

  if (room !== null) {
    return (
      <div ref={root}>
        <div className="problem" role="alert" style={{ minHeight: room }}>
          <div>
            <p>This link does not work: it was used before, or it is older than an hour.</p>
            <a className="button" href={routes.forgotPassword}>
              Ask for a new link
            </a>
          </div>
        </div>
      </div>
    );
  }
  return (
    <div ref={root}>
      <form
        ref={element}
        method="dialog"
        noValidate
        aria-label="Set a new password"
        onSubmit={submit(send, setFailure)}
      >
        <Problem failure={failure} kept="The link is still good, and what you typed is still here." />
        <PasswordField
          {...field('password')}
          label="Password"
          autoComplete="new-password"
          hint={newPasswordHint}
        />
        <PasswordField {...field('confirm_password')} label="Confirm password" autoComplete="new-password" />
        <BusyButton className="button wide" type="submit" busy={isSubmitting}>
          {isSubmitting ? 'Saving...' : 'Save the new password'}
        </BusyButton>
      </form>
    </div>
  );
}
