import * as z from 'zod/mini';
import { requestRows, requestWithSession } from '#backend/rows.ts';
import {
  type AuthClient,
  type Backend,
  fail,
  getTokenUser,
  loadToken,
  type Outcome,
} from '#backend/session.ts';
import { type AvatarId, type Profile, profileSchema } from '#schemas/profile.ts';
import type { ProfileForm } from '#schemas/profile-form.ts';

const profileRows = z.array(profileSchema);

function parseOne(answer: Outcome<unknown>): Outcome<Profile> {
  if (!answer.ok) return answer;
  const [profile] = profileRows.safeParse(answer.value).data ?? [];
  return profile
    ? { ok: true, value: profile }
    : fail({ kind: 'failed', message: 'Error fetching profile data. Please try again in a moment.' });
}

const toRow = (id: string): string => `profiles?id=eq.${encodeURIComponent(id)}`;

/** The profile of whom the session is for: named in the request, so that no change of the row policies shows another's. */
export async function loadProfile(auth: AuthClient, backend: Backend): Promise<Outcome<Profile>> {
  const token = await loadToken(auth);
  if (!token.ok) return token;
  const id = getTokenUser(token.value);
  if (id === null) return fail({ kind: 'ended' });
  return parseOne(await requestRows(backend, token.value, `${toRow(id)}&select=*`));
}

/** Changes the own profile and returns it as it is now. */
export async function saveProfile(
  auth: AuthClient,
  backend: Backend,
  id: string,
  change: Partial<ProfileForm> & { avatar?: AvatarId },
): Promise<Outcome<Profile>> {
  return parseOne(await requestWithSession(auth, backend, toRow(id), { method: 'PATCH', body: change }));
}

/** Deletes the account with all that is in it. Works only within minutes of giving the password. */
export async function deleteAccount(auth: AuthClient, backend: Backend): Promise<Outcome> {
  const answer = await requestWithSession(auth, backend, 'rpc/delete_own_account', {
    method: 'POST',
    body: {},
  });
  if (!answer.ok) return answer;
  return answer.value === true ? { ok: true, value: undefined } : fail({ kind: 'ended' });
}
