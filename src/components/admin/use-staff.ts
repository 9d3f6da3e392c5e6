import { useCallback, useEffect, useState } from 'react';
import { loadProfile } from '#backend/account.ts';
import { type Failure, loadUser } from '#backend/session.ts';
import { loadIsStaff } from '#backend/staff.ts';
import { useConnection } from '#components/account/use-connection.ts';
import { getAuth, hasSession, leaveForLogin, rememberStaff } from '#stores/session.ts';

/** Stands for the name of somebody who gave none, also as the author of posts. */
export const unnamed = 'Admin User';

/** A member of staff, as the screens speak of one. */
export type Staff = {
  email: string;
  /** First and last name, or `unnamed`. */
  name: string;
};

export type StaffState =
  | { kind: 'checking' }
  | { kind: 'ready'; staff: Staff }
  | { kind: 'refused'; email: string }
  | { kind: 'failed'; failure: Failure };

/** Whether who is signed in is a member of staff; who is not signed in is led to the sign-in page. */
export function useStaff() {
  const [state, setState] = useState<StaffState>({ kind: 'checking' });

  const load = useCallback(async () => {
    if (!hasSession()) return leaveForLogin();
    setState({ kind: 'checking' });
    const [user, isStaff, profile] = await Promise.all([
      loadUser(getAuth()),
      loadIsStaff(getAuth()),
      loadProfile(getAuth()),
    ]);
    if (!user.ok && user.failure.kind === 'ended') return leaveForLogin();
    if (!user.ok) return setState({ kind: 'failed', failure: user.failure });
    if (!isStaff.ok) return setState({ kind: 'failed', failure: isStaff.failure });
    const { email } = user.value;
    rememberStaff(isStaff.value);
    if (!isStaff.value) return setState({ kind: 'refused', email });
    if (!profile.ok && profile.failure.kind === 'unreachable')
      return setState({ kind: 'failed', failure: profile.failure });
    const { first_name = '', last_name = '' } = profile.ok ? profile.value : {};
    setState({
      kind: 'ready',
      staff: { email, name: `${first_name} ${last_name ?? ''}`.trim() || unnamed },
    });
  }, []);

  useEffect(() => void load(), [load]);
  useConnection(() => {
    if (state.kind === 'failed') void load();
  });
  return { state, load };
}
