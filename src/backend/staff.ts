import { requestWithSession } from '#backend/rows.ts';
import type { AuthClient, Backend, Outcome } from '#backend/session.ts';

/** Whether the database counts who is signed in among the staff. Screens ask to be kind; the database decides anyway. */
export async function loadIsStaff(auth: AuthClient, backend: Backend): Promise<Outcome<boolean>> {
  const answer = await requestWithSession(auth, backend, 'rpc/is_staff', {
    method: 'POST',
    body: {},
    isRead: true,
  });
  return answer.ok ? { ok: true, value: answer.value === true } : answer;
}
