/** The numbers on the dashboard, each asked for by itself: one that cannot be had does not hide the others. */
import * as z from 'zod/mini';
import { readAll } from '#backend/read-all.ts';
import { readAnswer } from '#backend/read-answer.ts';
import { requestWithSession } from '#backend/rows.ts';
import type { AuthClient, Backend, Outcome } from '#backend/session.ts';

const ask = async <Value>(
  request: Promise<Outcome<unknown>>,
  schema: z.ZodMiniType<Value>,
): Promise<Outcome<Value>> => readAnswer(await request, schema);

const waitingSchema = z.array(z.object({ total: z.number() }));

/** Messages that nobody has marked as answered. */
export async function countWaiting(auth: AuthClient, backend: Backend): Promise<Outcome<number>> {
  const body = { words: '', only_state: 'unanswered', most: 1 };
  const rows = await ask(
    requestWithSession(auth, backend, 'rpc/list_messages', { method: 'POST', body }),
    waitingSchema,
  );
  return rows.ok ? { ok: true, value: rows.value[0]?.total ?? 0 } : rows;
}

const postSchema = z.object({ origin: z.enum(['wordpress', 'admin']), date: z.string() });
export type PostFact = z.infer<typeof postSchema>;

/** Origin and date of every post of the site. */
export const listPostFacts = (auth: AuthClient, backend: Backend): Promise<Outcome<PostFact[]>> =>
  readAll(auth, backend, 'posts?select=origin,date&order=id', postSchema);
