import { useEffect, useState } from 'react';
import { loadProfile } from '#backend/account.ts';
import { sendConfirmation } from '#backend/account-mails.ts';
import { type Failure, isWrongCredentials, signIn } from '#backend/session.ts';
import { BusyButton } from '#components/account/BusyButton.tsx';
import { Form } from '#components/account/Form.tsx';
import { EmailField, PasswordField, Tick } from '#components/account/fields.tsx';
import { leaveFor } from '#components/account/leave-for.ts';
import { Problem } from '#components/account/Problem.tsx';
import { toSender } from '#components/account/use-account-form.ts';
import { routes } from '#config/routes.ts';
import { useIsland } from '#islands/shared/use-island.ts';
import { usePageForm } from '#islands/shared/use-page-form.ts';
import { toOwnPath } from '#lib/account/own-path.ts';
import { type SignInForm, signInSchema } from '#schemas/sign-in.ts';
import {
  cacheProfile,
  getAuth,
  hasSession,
  isSessionKept,
  remember,
  takeBackSignIn,
} from '#stores/session.ts';
import { Unconfirmed } from './Unconfirmed.tsx';

/** Leaves no way back to the form: Back leads to the page before it. */
const goOn = () => leaveFor(toOwnPath(new URLSearchParams(location.search).get('next'), routes.profile));

/** News that the address names (SignInSheet.astro) is said once: a reload or a remembered address would say it of another day. */
const forgetNews = () => {
  if (location.hash !== '') history.replaceState(null, '', location.pathname + location.search);
};

const unkept =
  'This browser keeps nothing for this site, so that the next page would not know you. Please allow it to keep site data (cookies), then sign in again.';

/** Reads and remembers the profile. Whoever is told by the form that this failed is not signed in behind it. */
async function takeProfile(): Promise<boolean> {
  let isTaken = false;
  try {
    const profile = await loadProfile(getAuth());
    if (profile.ok) {
      cacheProfile(profile.value);
      isTaken = true;
    }
    return isTaken;
  } finally {
    if (!isTaken) takeBackSignIn();
  }
}

export function SignIn() {
  const { form, field, submit, element, isRead } = usePageForm(signInSchema);
  const root = useIsland<HTMLDivElement>(isRead);
  const [failure, setFailure] = useState<Failure | null>(null);
  const { isSubmitting } = form.formState;

  useEffect(() => {
    if (hasSession()) void goOn();
    else forgetNews();
  }, []);

  const enter = async ({ email, password, remember: lasting }: SignInForm) => {
    remember(lasting);
    const signedIn = await signIn(getAuth(), email, password);
    if (!signedIn.ok) return setFailure(signedIn.failure);
    if (!(await takeProfile()))
      return setFailure({ kind: 'refused', message: 'Error fetching profile data' });
    if (!isSessionKept()) {
      takeBackSignIn();
      return setFailure({ kind: 'refused', message: unkept });
    }
    await goOn();
  };
  const send = toSender(enter, setFailure);

  const resend = () => sendConfirmation(getAuth(), form.getValues('email'), location.origin + routes.confirm);

  return (
    <div ref={root}>
      <Form ref={element} method="dialog" aria-label="Sign in" onSubmit={submit(send, setFailure)}>
        <Problem failure={failure} kept="What you typed is still here.">
          {failure && isWrongCredentials(failure) && <Unconfirmed resend={resend} />}
        </Problem>
        <EmailField {...field('email')} label="Email" autoComplete="username" />
        <PasswordField {...field('password')} label="Password" autoComplete="current-password" />
        <div className="flex flex-wrap items-center justify-between gap-x-2">
          <Tick registration={field('remember').registration}>Remember me</Tick>
          <a className="inline-flex min-h-11 items-center" href={routes.forgotPassword}>
            Forgot password?
          </a>
        </div>
        <BusyButton isWide type="submit" busy={isSubmitting}>
          {isSubmitting ? 'Signing in...' : 'Sign in'}
        </BusyButton>
      </Form>
    </div>
  );
}
