/** Questions to the tables with the rights of who is signed in, and their answers in words for the screens. */
import * as z from 'zod/mini';
import { type AuthClient, type Failure, fail, loadToken, type Outcome, unread } from '#backend/session.ts';

interface Answer {
  data: unknown;
  error: object | null;
  status: number;
}

/** A query of the client of the tables; it is sent when it is awaited. */
interface Query {
  setHeader(name: string, value: string): PromiseLike<Answer>;
}

const refused = 'This could not be saved. Please check the fields and try again.';
const undone = 'This did not work. Please try again in a moment.';
/** The row policies refuse who had the right when the screen was opened. */
export const forbidden: Failure = {
  kind: 'refused',
  message: 'Your account has no right to this any more. Nothing was changed.',
};
const gone = 'This, or your account, was deleted meanwhile. Please reload the page.';
const unreadable = 'The answer of the database could not be read.';

function toFailure(status: number, isRead: boolean): Failure {
  if (status === 401) return { kind: 'ended' };
  // Without a status no answer came.
  if ([0, 502, 503, 504].includes(status)) return { kind: 'unreachable' };
  if (isRead) return { kind: 'failed', message: unread };
  if (status === 403) return forbidden;
  // A row that it belongs to is not there.
  if (status === 409) return { kind: 'refused', message: gone };
  if (status >= 500) return { kind: 'failed', message: undone };
  return { kind: 'refused', message: refused };
}

async function send<Value>(
  auth: AuthClient,
  query: Query,
  schema: z.ZodMiniType<Value>,
  isRead: boolean,
  complaint: string,
): Promise<Outcome<Value>> {
  const token = await loadToken(auth);
  if (!token.ok) return token;
  const { data, error, status } = await query.setHeader('authorization', `Bearer ${token.value}`);
  if (error) {
    // The screens say it in plain words; what the database said is for whoever looks into it.
    console.warn('The database refused:', error);
    return fail(toFailure(status, isRead));
  }
  const parsed = schema.safeParse(data);
  if (parsed.success) return { ok: true, value: parsed.data };
  console.error(complaint, parsed.error.issues);
  return fail({ kind: 'failed', message: complaint });
}

/** Reads: the value of the answer once it has the expected form; `complaint` is said where it has another. */
export const ask = <Value>(
  auth: AuthClient,
  query: Query,
  schema: z.ZodMiniType<Value>,
  complaint = unreadable,
): Promise<Outcome<Value>> => send(auth, query, schema, true, complaint);

/** Writes, and reads what the answer tells of it. */
export const change = <Value>(
  auth: AuthClient,
  query: Query,
  schema: z.ZodMiniType<Value>,
  complaint = unreadable,
): Promise<Outcome<Value>> => send(auth, query, schema, false, complaint);

/** Of an answer that nothing is made of. */
export const anything = z.unknown();

/** The first row of an answer; null when there is none. */
export const takeFirst = <Row>(rows: Outcome<Row[]>): Outcome<Row | null> =>
  rows.ok ? { ok: true, value: rows.value[0] ?? null } : rows;

/** Rows of one answer: what a hosted project gives at the most. */
const batch = 1000;

/** Every row that a query finds, asked for in batches; the query has an order, so that no row comes twice or not at all. */
export async function askAll<Row>(
  auth: AuthClient,
  query: () => { range(from: number, to: number): Query },
  row: z.ZodMiniType<Row>,
  complaint?: string,
): Promise<Outcome<Row[]>> {
  const all: Row[] = [];
  for (;;) {
    const rows = await ask(auth, query().range(all.length, all.length + batch - 1), z.array(row), complaint);
    if (!rows.ok) return rows;
    all.push(...rows.value);
    if (rows.value.length < batch) return { ok: true, value: all };
  }
}
