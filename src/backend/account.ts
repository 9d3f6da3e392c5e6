import * as z from 'zod/mini';
import { ask, change } from '#backend/ask.ts';
import { getTables } from '#backend/browser-client.ts';
import { type AuthClient, fail, getTokenUser, loadToken, type Outcome } from '#backend/session.ts';
import { type AvatarId, type Profile, profileSchema } from '#schemas/profile.ts';
import type { ProfileForm } from '#schemas/profile-form.ts';

/** The one row that was asked for. */
const oneProfile = z.pipe(
  z.array(profileSchema).check(z.minLength(1)),
  z.transform(([profile]) => profileSchema.parse(profile)),
);
const complaint = 'Error fetching profile data. Please try again in a moment.';

/** The profile of whom the session is for: named in the request, so that no change of the row policies shows another's. */
export async function loadProfile(auth: AuthClient): Promise<Outcome<Profile>> {
  const token = await loadToken(auth);
  if (!token.ok) return token;
  const id = getTokenUser(token.value);
  if (id === null) return fail({ kind: 'ended' });
  return ask(auth, getTables().from('profiles').select().eq('id', id), oneProfile, complaint);
}

/** Changes the own profile and returns it as it is now. */
export function saveProfile(
  auth: AuthClient,
  id: string,
  fields: Partial<ProfileForm> & { avatar?: AvatarId },
): Promise<Outcome<Profile>> {
  const query = getTables().from('profiles').update(fields).eq('id', id).select();
  return change(auth, query, oneProfile, complaint);
}

/** Deletes the account with all that is in it. Works only within minutes of giving the password. */
export async function deleteAccount(auth: AuthClient): Promise<Outcome> {
  const deleted = await change(auth, getTables().rpc('delete_own_account'), z.boolean());
  if (!deleted.ok) return deleted;
  return deleted.value ? { ok: true, value: undefined } : fail({ kind: 'ended' });
}
