import { useCallback, useEffect, useRef, useState } from 'react';
import { loadProfile } from '#backend/account.ts';
import { type Failure, loadUser, type User } from '#backend/session.ts';
import { loadIsStaff } from '#backend/staff.ts';
import { useConnection } from '#components/account/use-connection.ts';
import type { CachedProfile, Profile } from '#schemas/profile.ts';
import {
  cacheProfile,
  getAuth,
  hasSession,
  leaveForLogin,
  readCachedProfile,
  rememberStaff,
  signOut,
} from '#stores/session.ts';

/** The little that the browser remembers stands for the profile, and the user is shown as soon as known. */
type Waiting = { cached: CachedProfile | null; user: User | null };
export type ProfileState =
  | ({ kind: 'loading' } & Waiting)
  | { kind: 'ready'; profile: Profile; user: User; isStaff: boolean }
  | ({ kind: 'failed'; failure: Failure } & Waiting);

/** The signed-in profile; who is not signed in is led to the sign-in page. */
export function useProfile() {
  const [state, setState] = useState<ProfileState>({ kind: 'loading', cached: null, user: null });
  /** Whoever signs out is led away already; what is on its way then counts no more. */
  const isLeaving = useRef(false);

  const load = useCallback(async () => {
    if (!hasSession()) return leaveForLogin();
    const cached = readCachedProfile();
    setState(({ user }) => ({ kind: 'loading', cached, user }));
    const [user, profile, staff] = await Promise.all([
      loadUser(getAuth()),
      loadProfile(getAuth()),
      loadIsStaff(getAuth()),
    ]);
    if (isLeaving.current) return undefined;
    if (user.ok && profile.ok) {
      cacheProfile(profile.value);
      // A failed question counts as no: it only decides whether a link is shown.
      const isStaff = staff.ok && staff.value;
      if (staff.ok) rememberStaff(isStaff);
      return setState({ kind: 'ready', profile: profile.value, user: user.value, isStaff });
    }
    if (!user.ok && user.failure.kind === 'ended') return leaveForLogin();
    const failure: Failure = !profile.ok ? profile.failure : { kind: 'unreachable' };
    console.error('The profile could not be loaded:', failure.kind);
    setState((before) => ({ kind: 'failed', cached, user: user.ok ? user.value : before.user, failure }));
  }, []);

  useEffect(() => void load(), [load]);
  useConnection(() => {
    if (state.kind === 'failed') void load();
  });

  const change = (profile: Profile) => {
    cacheProfile(profile);
    setState((before) => (before.kind === 'ready' ? { ...before, profile } : before));
  };
  const leave = () => {
    isLeaving.current = true;
    void signOut();
  };
  return { state, load, change, leave };
}
