/**
 * Accounts of the hosted backend, as far as the site uses them. Screens get plain words for what happened and never the
 * backend's error objects: several of them would tell a stranger which addresses have an account.
 */
import { GoTrueClient, type SupportedStorage } from '@supabase/auth-js';
import * as z from 'zod/mini';
import { accountsUrl, fetchWithTimeout, publicHeaders, timeout } from '#backend/browser-client.ts';

export type AuthClient = GoTrueClient;

/** What the library then says of a request that came to no answer; of one that cannot be read it says something else. */
const outOfReach = 'The backend is out of reach';

/** `keeper` decides where the session lives, under `key`; what is known of its user stays in memory. */
export function createAuthClient(key: string, keeper: SupportedStorage): AuthClient {
  const users = new Map<string, string>();
  return new GoTrueClient({
    url: accountsUrl,
    headers: publicHeaders,
    storageKey: key,
    storage: keeper,
    userStorage: {
      getItem: (name) => users.get(name) ?? null,
      setItem: (name, value) => void users.set(name, value),
      removeItem: (name) => void users.delete(name),
    },
    persistSession: true,
    autoRefreshToken: true,
    detectSessionInUrl: false,
    flowType: 'implicit',
    fetch: async (input, init) => {
      // The request that ends a session goes on when the page is left or the tab closed meanwhile.
      const keepalive = String(input).includes('/logout?');
      return fetchWithTimeout(input, { ...init, keepalive }).catch((cause: unknown) => {
        throw new Error(outOfReach, { cause });
      });
    },
  });
}

const storedSchema = z.object({ access_token: z.string() });
const claimsSchema = z.object({ sub: z.string() });

/** Whom an access token is for: the id of the user, or null when it is none. */
export function getTokenUser(token: string): string | null {
  try {
    const [, claims = ''] = token.split('.');
    return claimsSchema.parse(JSON.parse(atob(claims.replaceAll('-', '+').replaceAll('_', '/')))).sub;
  } catch {
    return null;
  }
}

/** Whose session a stored text is; null when it is none. */
export function getSessionUser(stored: string): string | null {
  try {
    return getTokenUser(storedSchema.parse(JSON.parse(stored)).access_token);
  } catch {
    // Not written by this site: nobody's.
    return null;
  }
}

/** Why something did not happen, where the words depend on it with a sentence for the visitor. */
export type Failure =
  | { kind: 'unreachable' }
  /** The fault lies with the backend, not with what was asked for or typed: another try may help. */
  | { kind: 'failed'; message: string }
  /** The session is over; signing in again helps. */
  | { kind: 'ended' }
  | { kind: 'refused'; message: string };
export type Outcome<Value = undefined> = { ok: true; value: Value } | { ok: false; failure: Failure };

/** Whether what failed may have been done all the same, and only its answer was lost. */
export const mayBeDone = ({ kind }: Failure): boolean => kind === 'unreachable' || kind === 'failed';

/** The backend's own sentences name tables and rules; they say nothing to a visitor. */
export const unread = 'This could not be loaded. Please try again in a moment.';

export const done: Outcome = { ok: true, value: undefined };
export const fail = (failure: Failure): { ok: false; failure: Failure } => ({ ok: false, failure });

export type AuthFault = { message: string; status?: number | undefined; code?: string | undefined };

const endings = new Set([
  'session_not_found',
  'session_expired',
  'user_not_found',
  'bad_jwt',
  'no_authorization',
]);

const tooManyTries = 'over_request_rate_limit';

/** Said where neither the backend nor the library has words for a visitor. */
export const unexpected = 'An unexpected error occurred';
/** The words of a server that answers with no message of its own: its status, its page, its raw answer. */
const wordless = /^(?:[{<]|internal server error$)/i;
const gatewayStatuses = new Set([502, 503, 504]);

/** A fault of the library as the screens know it. */
export function toFailure({ message, status = 0, code = '' }: AuthFault): Failure {
  if (message === outOfReach || gatewayStatuses.has(status)) return { kind: 'unreachable' };
  // Without a status the answer could not be read: the words are those of a parser.
  if (status === 0 && !message.includes('session missing')) return { kind: 'failed', message: unexpected };
  if (status >= 500) {
    console.warn('The backend failed:', status, message);
    return { kind: 'failed', message: wordless.test(message) ? unexpected : message };
  }
  if (endings.has(code) || status === 401 || message.includes('session missing')) return { kind: 'ended' };
  if (code === tooManyTries) {
    return { kind: 'refused', message: 'There were too many tries. Please wait a few minutes.' };
  }
  return { kind: 'refused', message };
}

/** The same for a session that is read or opened: what the backend refuses of it is over. */
function toSessionFailure(fault: AuthFault): Failure {
  const failure = toFailure(fault);
  if (failure.kind === 'failed') return { kind: 'failed', message: unread };
  // Too many tries end no session.
  if (failure.kind !== 'refused' || fault.code === tooManyTries) return failure;
  return { kind: 'ended' };
}

/** The same words for a wrong password, an unknown address and an address that is not confirmed yet. */
const wrongCredentials = 'Invalid login credentials';
export const isWrongCredentials = (failure: Failure): boolean =>
  failure.kind === 'refused' && failure.message === wrongCredentials;
const credentialCodes = new Set([
  'invalid_credentials',
  'email_not_confirmed',
  'user_not_found',
  'user_banned',
]);

export async function signIn(auth: AuthClient, email: string, password: string): Promise<Outcome> {
  const { error } = await auth.signInWithPassword({ email, password });
  if (!error) return done;
  if (credentialCodes.has(error.code ?? '')) return fail({ kind: 'refused', message: wrongCredentials });
  return fail(toFailure(error));
}

/** The access token of the open session, refreshed when it is about to end. */
export async function loadToken(auth: AuthClient): Promise<Outcome<string>> {
  const late = new Promise<'late'>((resolve) => setTimeout(resolve, timeout, 'late'));
  const answer = await Promise.race([auth.getSession(), late]);
  if (answer === 'late') return fail({ kind: 'unreachable' });
  const { data, error } = answer;
  if (data.session) return { ok: true, value: data.session.access_token };
  return fail(error ? toSessionFailure(error) : { kind: 'ended' });
}

export type User = { id: string; email: string; pendingEmail: string | null };

/** The signed-in user as the backend knows it; `token` asks for the user of another session. */
export async function loadUser(auth: AuthClient, token?: string): Promise<Outcome<User>> {
  const present = token === undefined ? await loadToken(auth) : { ok: true as const, value: token };
  if (!present.ok) return present;
  const { data, error } = await auth.getUser(present.value);
  if (!error) {
    const { id, email = '', new_email } = data.user;
    return { ok: true, value: { id, email, pendingEmail: new_email || null } };
  }
  return fail(toSessionFailure(error));
}

/** Opens the session that the link of a mail carries. */
export async function openSession(auth: AuthClient, access: string, refresh: string): Promise<Outcome> {
  const { error } = await auth.setSession({ access_token: access, refresh_token: refresh });
  if (!error) return done;
  return fail(toSessionFailure(error));
}

/** What a mail brings to prove an address: the link's own mark, or the code that is typed with the address. */
export type Proof = { hash: string } | { email: string; code: string };

/** What a mail was sent for. */
export type ProofType = 'signup' | 'email' | 'email_change' | 'recovery';

/** Spends the proof of a mail and opens the session that it is for; the first of two mails about a changed address opens none. */
export async function spendProof(
  auth: AuthClient,
  type: ProofType,
  proof: Proof,
): Promise<Outcome<{ isComplete: boolean }>> {
  const { data, error } = await auth.verifyOtp(
    'hash' in proof ? { type, token_hash: proof.hash } : { type, email: proof.email, token: proof.code },
  );
  if (error) return fail(toSessionFailure(error));
  return { ok: true, value: { isComplete: data.session !== null } };
}

/** Ends the session of a link that was only meant to prove an address. */
export async function dropSession(auth: AuthClient, access: string): Promise<void> {
  await auth.admin.signOut(access, 'local').catch(() => undefined);
}

/**
 * Sets a new password and ends every other session of the account. `isAgain` after a try whose answer was lost: it may have set
 * the password, which a hosted backend then refuses as the one that the account has.
 */
export async function setPassword(auth: AuthClient, password: string, isAgain: boolean): Promise<Outcome> {
  const { error } = await auth.updateUser({ password });
  if (error && !(isAgain && error.code === 'same_password')) return fail(toFailure(error));
  // The password is changed already: a lost connection here must not say that it is not.
  await auth.signOut({ scope: 'others' }).catch(() => undefined);
  return done;
}
