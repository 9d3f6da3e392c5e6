import { requestRows } from '#backend/rows.ts';
import { type AuthClient, type Backend, loadToken, type Outcome } from '#backend/session.ts';

/** One request to the tables or functions with the rights of the open session. */
export async function requestAsStaff(
  auth: AuthClient,
  backend: Backend,
  path: string,
  query?: Parameters<typeof requestRows>[3],
): Promise<Outcome<unknown>> {
  const token = await loadToken(auth);
  return token.ok ? requestRows(backend, token.value, path, query) : token;
}

/** Whether the database counts who is signed in among the staff. Screens ask to be kind; the database decides anyway. */
export async function loadIsStaff(auth: AuthClient, backend: Backend): Promise<Outcome<boolean>> {
  const answer = await requestAsStaff(auth, backend, 'rpc/is_staff', {
    method: 'POST',
    body: {},
    isRead: true,
  });
  return answer.ok ? { ok: true, value: answer.value === true } : answer;
}
