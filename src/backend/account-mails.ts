/** What leads to a mail: signing up, recovering, confirming, another address. No outcome tells which addresses have an account. */
import { type AuthClient, type AuthFault, done, fail, type Outcome, toFailure } from '#backend/session.ts';

/** A mail to this one address was sent a moment ago. The limit on all mails has the same code and other words. */
const wasJustSent = ({ code, message }: AuthFault): boolean =>
  code === 'over_email_send_rate_limit' && message.startsWith('For security purposes');

/** The database makes the profile with the account. When it could not, the hosted backend says the first, the embedded one the second. */
const isProfileFault = ({ status, message }: AuthFault): boolean =>
  status === 500 && (message.startsWith('Database error') || message === 'Internal server error');

/** For an address that has an account already the outcome is the same as for a new one: a mail is on its way, or not. */
export async function signUp(
  auth: AuthClient,
  email: string,
  password: string,
  data: Record<string, string>,
  emailRedirectTo: string,
): Promise<Outcome> {
  const { error } = await auth.signUp({ email, password, options: { data, emailRedirectTo } });
  if (!error || error.code === 'user_already_exists' || error.code === 'email_exists') return done;
  if (wasJustSent(error)) return done;
  if (isProfileFault(error)) {
    return fail({ kind: 'refused', message: `Profile creation failed: ${error.message}` });
  }
  return fail(toFailure(error));
}

/** Refusals that hold for one address only count as sent: they would tell that it has an account. */
function toMailOutcome(error: AuthFault | null): Outcome {
  if (!error || wasJustSent(error)) return done;
  const failure = toFailure(error);
  const holdsForAll =
    failure.kind === 'unreachable' || failure.kind === 'failed' || error.code?.startsWith('over_');
  return holdsForAll ? fail(failure) : done;
}

export async function sendRecovery(auth: AuthClient, email: string, redirectTo: string): Promise<Outcome> {
  return toMailOutcome((await auth.resetPasswordForEmail(email, { redirectTo })).error);
}

export async function sendConfirmation(
  auth: AuthClient,
  email: string,
  emailRedirectTo: string,
): Promise<Outcome> {
  return toMailOutcome((await auth.resend({ type: 'signup', email, options: { emailRedirectTo } })).error);
}

/** Asks for another address. One that belongs to somebody else looks the same: nothing changes without a mail. */
export async function requestEmail(
  auth: AuthClient,
  email: string,
  emailRedirectTo: string,
): Promise<Outcome> {
  const { error } = await auth.updateUser({ email }, { emailRedirectTo });
  if (!error || error.code === 'email_exists') return done;
  return fail(toFailure(error));
}
