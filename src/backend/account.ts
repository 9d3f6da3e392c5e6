import * as z from 'zod/mini';
import { requestRows } from '#backend/rows.ts';
import { type AuthClient, type Backend, fail, loadToken, type Outcome } from '#backend/session.ts';
import { type AvatarId, type Profile, profileSchema } from '#schemas/profile.ts';
import type { ProfileForm } from '#schemas/profile-form.ts';

const profileRows = z.array(profileSchema);

/** Carries out one request with the open session. */
async function request(
  auth: AuthClient,
  backend: Backend,
  ...query: [path: string, query?: Parameters<typeof requestRows>[3]]
): Promise<Outcome<unknown>> {
  const token = await loadToken(auth);
  return token.ok ? requestRows(backend, token.value, ...query) : token;
}

function parseOne(answer: Outcome<unknown>): Outcome<Profile> {
  if (!answer.ok) return answer;
  const [profile] = profileRows.safeParse(answer.value).data ?? [];
  return profile
    ? { ok: true, value: profile }
    : fail({ kind: 'failed', message: 'Error fetching profile data. Please try again in a moment.' });
}

/** The own profile. The row policies show no other, so the request need not say whose. */
export async function loadProfile(auth: AuthClient, backend: Backend): Promise<Outcome<Profile>> {
  return parseOne(await request(auth, backend, 'profiles?select=*&limit=1'));
}

/** Changes the own profile and returns it as it is now. */
export async function saveProfile(
  auth: AuthClient,
  backend: Backend,
  id: string,
  change: Partial<ProfileForm> & { avatar?: AvatarId },
): Promise<Outcome<Profile>> {
  const path = `profiles?id=eq.${encodeURIComponent(id)}`;
  return parseOne(await request(auth, backend, path, { method: 'PATCH', body: change }));
}

/** Deletes the account with all that is in it. Works only within minutes of giving the password. */
export async function deleteAccount(auth: AuthClient, backend: Backend): Promise<Outcome> {
  const answer = await request(auth, backend, 'rpc/delete_own_account', { method: 'POST', body: {} });
  if (!answer.ok) return answer;
  return answer.value === true ? { ok: true, value: undefined } : fail({ kind: 'ended' });
}
