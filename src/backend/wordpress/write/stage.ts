import type { SupabaseClient } from '@supabase/supabase-js';
import { throwIfStopped } from '#backend/wordpress/client/transport.ts';
import { toDatabaseError } from '#backend/wordpress/write/database-error.ts';
import { loadRunStatus, type Run } from '#backend/wordpress/write/run.ts';
import { SyncUncertain } from '#lib/wordpress/errors.ts';
import type { Plan } from '#lib/wordpress/plan/plan.ts';
import type { OnStep } from '#lib/wordpress/progress.ts';
import type { SyncReport } from '#lib/wordpress/write/report.ts';
import type { CopiedCategory, CopiedPost } from '#schemas/post.ts';

const batchRows = 50;
/** Characters of JSON in one request, unless one row alone is longer. */
const batchLength = 1_000_000;

function toBatches<Row>(rows: readonly Row[]): Row[][] {
  const batches: Row[][] = [];
  let batch: Row[] = [];
  let length = 0;
  for (const row of rows) {
    const size = JSON.stringify(row).length;
    if (batch.length > 0 && (batch.length >= batchRows || length + size > batchLength)) {
      batches.push(batch);
      batch = [];
      length = 0;
    }
    batch.push(row);
    length += size;
  }
  return batch.length > 0 ? [...batches, batch] : batches;
}

/** Lays the rows ready beside the tables, where no reader sees them. */
export async function stageRows(
  database: SupabaseClient,
  run: Run,
  rows: { posts: readonly CopiedPost[]; categories: readonly CopiedCategory[] },
  signal: AbortSignal,
  onStep: OnStep,
): Promise<void> {
  const categories = rows.categories.map((category) => ({ run_id: run.id, id: category.id, category }));
  const posts = rows.posts.map((post) => ({ run_id: run.id, id: post.id, post }));
  const inserts = [
    ...toBatches(categories).map((batch) => () => database.from('sync_staged_categories').insert(batch)),
    ...toBatches(posts).map((batch) => () => database.from('sync_staged_posts').insert(batch)),
  ];
  for (const [index, insert] of inserts.entries()) {
    throwIfStopped(signal);
    const { error } = await insert();
    if (error) throw toDatabaseError('laying the rows ready', error);
    onStep({ what: 'staging', done: index + 1, of: inserts.length });
  }
}

/**
 * Swaps the staged rows in, in one transaction, and is not interrupted. When the database's answer is lost, the
 * run's own row tells what became of it: it is marked done in that same transaction.
 */
export async function applyRun(
  database: SupabaseClient,
  run: Run,
  plan: Plan,
  allowRemovals: boolean,
  report: SyncReport,
): Promise<void> {
  const { error } = await database.rpc('sync_apply', {
    run: run.id,
    live_posts: plan.live.posts,
    live_categories: plan.live.categories,
    allow_removals: allowRemovals,
    run_report: report,
  });
  if (!error) return;
  const status = await loadRunStatus(database, run);
  if (status === 'done') return;
  const stop = toDatabaseError('swapping the rows in', error);
  if (status !== null) throw stop;
  throw new SyncUncertain(
    `${stop.message} and can no longer be asked: either everything was written or nothing, running again settles it`,
  );
}
