import * as z from 'zod/mini';
import { readAnswer } from '#backend/read-answer.ts';
import type { AuthClient, Backend, Outcome } from '#backend/session.ts';
import { requestAsStaff } from '#backend/staff.ts';

const tally = z.object({
  added: z.number(),
  updated: z.number(),
  unchanged: z.number(),
  removed: z.number(),
});

const runs = z.array(
  z.object({
    id: z.number(),
    mode: z.string(),
    status: z.string(),
    holder: z.string(),
    started_at: z.string(),
    /** What it did, or `error` and why it did nothing. */
    report: z.object({ posts: z.optional(tally), error: z.optional(z.string()) }),
  }),
);
export type SyncRun = z.infer<typeof runs>[number];

/** The last few runs, the newest first. */
export async function listRuns(auth: AuthClient, backend: Backend): Promise<Outcome<SyncRun[]>> {
  const answer = await requestAsStaff(
    auth,
    backend,
    'sync_runs?select=id,mode,status,holder,started_at,report&order=id.desc&limit=5',
  );
  return readAnswer(answer, runs, 'The runs could not be read.');
}
