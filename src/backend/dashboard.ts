/** The numbers on the dashboard, each asked for by itself: one that cannot be had does not hide the others. */
import * as z from 'zod/mini';
import { ask, askAll } from '#backend/ask.ts';
import { getTables } from '#backend/browser-client.ts';
import type { AuthClient, Outcome } from '#backend/session.ts';

const waitingSchema = z.array(z.object({ total: z.number() }));

/** Messages that nobody has marked as answered. */
export async function countWaiting(auth: AuthClient): Promise<Outcome<number>> {
  const query = getTables().rpc('list_messages', { words: '', only_state: 'unanswered', most: 1 });
  const rows = await ask(auth, query, waitingSchema);
  return rows.ok ? { ok: true, value: rows.value[0]?.total ?? 0 } : rows;
}

const postSchema = z.object({ origin: z.enum(['wordpress', 'admin']), date: z.string() });
export type PostFact = z.infer<typeof postSchema>;

/** Origin and date of every post of the site. */
export const listPostFacts = (auth: AuthClient): Promise<Outcome<PostFact[]>> =>
  askAll(auth, () => getTables().from('posts').select('origin,date').order('id'), postSchema);
