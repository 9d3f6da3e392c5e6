import { useCallback, useEffect, useState } from 'react';
import { loadProfile } from '#backend/account.ts';
import { type Failure, loadUser, type User } from '#backend/session.ts';
import { useConnection } from '#components/account/use-connection.ts';
import type { CachedProfile, Profile } from '#schemas/profile.ts';
import {
  backend,
  cacheProfile,
  getAuth,
  hasSession,
  leaveForLogin,
  readCachedProfile,
} from '#stores/session.ts';

export type ProfileState =
  | { kind: 'loading'; cached: CachedProfile | null }
  | { kind: 'ready'; profile: Profile; user: User }
  | { kind: 'failed'; cached: CachedProfile | null; failure: Failure };

/** The signed-in profile; who is not signed in is led to the sign-in page. */
export function useProfile() {
  const [state, setState] = useState<ProfileState>({ kind: 'loading', cached: null });

  const load = useCallback(async () => {
    if (!hasSession()) return leaveForLogin();
    const cached = readCachedProfile();
    setState({ kind: 'loading', cached });
    const [user, profile] = await Promise.all([loadUser(getAuth()), loadProfile(getAuth(), backend)]);
    if (user.ok && profile.ok) {
      cacheProfile(profile.value);
      return setState({ kind: 'ready', profile: profile.value, user: user.value });
    }
    if (!user.ok && user.failure.kind === 'ended') return leaveForLogin();
    const failure: Failure = !profile.ok ? profile.failure : { kind: 'unreachable' };
    console.error('The profile could not be loaded:', failure.kind);
    setState({ kind: 'failed', cached, failure });
  }, []);

  useEffect(() => void load(), [load]);
  useConnection(() => {
    if (state.kind === 'failed') void load();
  });

  const change = (profile: Profile) => {
    cacheProfile(profile);
    setState((before) => (before.kind === 'ready' ? { ...before, profile } : before));
  };
  return { state, load, change };
}
