import { type AuthClient, type Backend, type Failure, loadToken, type Outcome } from '#backend/session.ts';

/** Milliseconds after which a silent backend counts as out of reach. */
const patience = 15_000;

type Query = {
  method?: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  body?: unknown;
  /** Nothing is changed by it: a function that answers a question is asked by POST as well. */
  isRead?: boolean;
};

// The backend's own sentences name tables and rules; they say nothing to a visitor.
const refused = 'This could not be saved. Please check the fields and try again.';
const unread = 'This could not be loaded. Please try again in a moment.';
const undone = 'This did not work. Please try again in a moment.';

function toFailure(status: number, isRead: boolean): Failure {
  if (status === 401) return { kind: 'ended' };
  if (status === 502 || status === 503 || status === 504) return { kind: 'unreachable' };
  if (isRead) return { kind: 'failed', message: unread };
  if (status >= 500) return { kind: 'failed', message: undone };
  return { kind: 'refused', message: refused };
}

/**
 * One request to the tables with the rights of a signed-in visitor. A plain request, because the library's query builder
 * would add 5 KB to screens that ask four questions. The value is whatever came back, to be parsed by the caller.
 */
export async function requestRows(
  backend: Backend,
  token: string,
  path: string,
  { method = 'GET', body, isRead = method === 'GET' }: Query = {},
): Promise<Outcome<unknown>> {
  try {
    const answer = await fetch(`${backend.url}/rest/v1/${path}`, {
      method,
      headers: {
        apikey: backend.publishableKey,
        authorization: `Bearer ${token}`,
        prefer: 'return=representation',
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(patience),
    });
    if (!answer.ok) return { ok: false, failure: toFailure(answer.status, isRead) };
    const text = await answer.text();
    return { ok: true, value: text === '' ? null : JSON.parse(text) };
  } catch {
    return { ok: false, failure: { kind: 'unreachable' } };
  }
}

/** The same with the rights of the open session. */
export async function requestWithSession(
  auth: AuthClient,
  backend: Backend,
  path: string,
  query?: Query,
): Promise<Outcome<unknown>> {
  const token = await loadToken(auth);
  return token.ok ? requestRows(backend, token.value, path, query) : token;
}
