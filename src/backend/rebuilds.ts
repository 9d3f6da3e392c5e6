import * as z from 'zod/mini';
import { readAnswer, takeFirst } from '#backend/read-answer.ts';
import { requestWithSession } from '#backend/rows.ts';
import type { AuthClient, Backend, Outcome } from '#backend/session.ts';

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
export async function loadLastRebuild(
  auth: AuthClient,
  backend: Backend,
): Promise<Outcome<RebuildRequest | null>> {
  const answer = await requestWithSession(
    auth,
    backend,
    'rebuild_requests?select=id,asked_at,asked_by,called_at,done_at,fault&order=id.desc&limit=1',
  );
  return takeFirst(readAnswer(answer, requests, 'It is not known when the last build was asked for.'));
}

/** Asks for a build. One that waits already stands for this wish as well. */
export function requestRebuild(
  auth: AuthClient,
  backend: Backend,
  reason: 'publish' | 'sync' | 'asked',
): Promise<Outcome<unknown>> {
  return requestWithSession(auth, backend, 'rpc/request_rebuild', { method: 'POST', body: { reason } });
}
