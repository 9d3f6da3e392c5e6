/** The copies from WordPress, from screens and from the command line, as the database keeps them. */
import * as z from 'zod/mini';
import { ask } from '#backend/ask.ts';
import { getTables } from '#backend/browser-client.ts';
import type { AuthClient, Outcome } from '#backend/session.ts';

const runSchema = z.object({
  id: z.number(),
  mode: z.string(),
  status: z.enum(['running', 'done', 'failed']),
  started_at: z.string(),
});
const timedRunSchema = z.extend(runSchema, { finished_at: z.nullable(z.string()) });
export type TimedRun = z.infer<typeof timedRunSchema>;

const tallySchema = z.object({
  added: z.number(),
  updated: z.number(),
  unchanged: z.number(),
  removed: z.number(),
});
const reportedRunSchema = z.extend(runSchema, {
  holder: z.string(),
  /** What it did, or `error` and why it did nothing. */
  report: z.object({ posts: z.optional(tallySchema), error: z.optional(z.string()) }),
});
export type ReportedRun = z.infer<typeof reportedRunSchema>;

/** The last runs with the columns of a schema, the newest first. */
async function listRuns<Run>(
  auth: AuthClient,
  schema: z.ZodMiniType<Run> & { shape: object },
  most: number,
): Promise<Outcome<Run[]>> {
  const query = getTables()
    .from('sync_runs')
    .select(Object.keys(schema.shape).join(','))
    .order('id', { ascending: false })
    .limit(most);
  return ask(auth, query, z.array(schema), 'The runs could not be read.');
}

/** With when they began and ended. */
export const listTimedRuns = (auth: AuthClient): Promise<Outcome<TimedRun[]>> =>
  listRuns(auth, timedRunSchema, 12);

/** With who ran them and what they did. */
export const listReportedRuns = (auth: AuthClient): Promise<Outcome<ReportedRun[]>> =>
  listRuns(auth, reportedRunSchema, 5);
