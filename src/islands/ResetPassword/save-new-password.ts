import { type Failure, mayBeDone, setPassword } from '#backend/session.ts';
import { leaveFor } from '#components/account/leave-for.ts';
import { routes } from '#config/routes.ts';
import { announceSignOut, getRecovery } from '#stores/session.ts';

/** The password of a try whose answer was lost. */
let unanswered: string | null = null;

/** Sets the password of the recovery session, ends that session and leads to the sign-in page; says why where it fails. */
export async function saveNewPassword(password: string): Promise<Failure | null> {
  const set = await setPassword(getRecovery(), password, password === unanswered);
  if (!set.ok) {
    if (mayBeDone(set.failure)) unanswered = password;
    return set.failure;
  }
  await getRecovery().signOut({ scope: 'local' });
  announceSignOut();
  await leaveFor(`${routes.login}#password-changed`);
  return null;
}
