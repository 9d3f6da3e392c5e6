import type { SupabaseClient } from '@supabase/supabase-js';
import { z } from 'zod';
import { toDatabaseError } from '#backend/wordpress/write/database-error.ts';
import { AnotherRun } from '#lib/wordpress/errors.ts';

/** One row of `sync_runs`, held while the copying is at work. */
export type Run = { id: number };

export type RunRequest = {
  source: string;
  mode: 'update' | 'full';
  /** Who runs it, so that the next run can ask whether it still lives. */
  holder: string;
  /** Whether a holder is known to be gone. */
  isGone: (holder: string) => boolean;
};

const runSchema = z.object({ id: z.number().int(), holder: z.string() });

async function tryBegin(database: SupabaseClient, request: RunRequest): Promise<Run | null> {
  const { data, error } = await database.rpc('sync_begin', {
    run_source: request.source,
    run_mode: request.mode,
    run_holder: request.holder,
  });
  if (error) throw toDatabaseError('starting the run', error);
  const id = z.number().int().nullable().parse(data);
  return id === null ? null : { id };
}

async function findRunning(database: SupabaseClient): Promise<z.infer<typeof runSchema> | null> {
  const { data, error } = await database
    .from('sync_runs')
    .select('id,holder')
    .eq('status', 'running')
    .limit(1);
  if (error) throw toDatabaseError('looking for the running run', error);
  return data.length === 0 ? null : runSchema.parse(data[0]);
}

/** Takes the only place there is, or stops because another run has it. */
export async function beginRun(database: SupabaseClient, request: RunRequest): Promise<Run> {
  const run = await tryBegin(database, request);
  if (run) return run;
  const running = await findRunning(database);
  if (running && request.isGone(running.holder)) {
    await endRun(database, running, 'failed', { error: 'the run was killed' });
  }
  const second = !running || request.isGone(running.holder) ? await tryBegin(database, request) : null;
  if (second) return second;
  const who = running ? ` (${running.holder}, run ${running.id})` : '';
  throw new AnotherRun(
    `another run is at work${who}: let it finish, or try again in a minute if it was killed`,
  );
}

/** A sign of life; false when the run was closed meanwhile. A database out of reach is left to the next step. */
export async function sendHeartbeat(database: SupabaseClient, run: Run): Promise<boolean> {
  const { data, error } = await database.rpc('sync_beat', { run: run.id });
  return error !== null || data === true;
}

/** Closes a run without touching the blog. */
export async function endRun(
  database: SupabaseClient,
  run: Run,
  status: 'done' | 'failed',
  report: object,
): Promise<void> {
  const { error } = await database.rpc('sync_end', { run: run.id, run_status: status, run_report: report });
  if (error) throw toDatabaseError('closing the run', error);
}

/** What became of a run, for when the answer to a request was lost. */
export async function loadRunStatus(database: SupabaseClient, run: Run): Promise<string | null> {
  const { data, error } = await database.from('sync_runs').select('status').eq('id', run.id).maybeSingle();
  if (error) return null;
  const row = z.object({ status: z.string() }).safeParse(data);
  return row.success ? row.data.status : null;
}
