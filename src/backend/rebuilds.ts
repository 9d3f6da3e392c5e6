import * as z from 'zod/mini';
import { anything, ask, change, takeFirst } from '#backend/ask.ts';
import { getTables } from '#backend/browser-client.ts';
import type { AuthClient, Outcome } from '#backend/session.ts';

const requests = z.array(
  z.object({
    id: z.number(),
    asked_at: z.string(),
    asked_by: z.string(),
    called_at: z.nullable(z.string()),
    done_at: z.nullable(z.string()),
    fault: z.nullable(z.string()),
  }),
);
/** Somebody's wish for a build and what became of it. */
export type RebuildRequest = z.infer<typeof requests>[number];

/** The last request for a build; null when nobody has asked yet. */
export async function loadLastRebuild(auth: AuthClient): Promise<Outcome<RebuildRequest | null>> {
  const query = getTables()
    .from('rebuild_requests')
    .select('id,asked_at,asked_by,called_at,done_at,fault')
    .order('id', { ascending: false })
    .limit(1);
  return takeFirst(await ask(auth, query, requests, 'It is not known when the last build was asked for.'));
}

/** Asks for a build. One that waits already stands for this wish as well. */
export const requestRebuild = (
  auth: AuthClient,
  reason: 'publish' | 'sync' | 'asked',
): Promise<Outcome<unknown>> => change(auth, getTables().rpc('request_rebuild', { reason }), anything);
