import type { SupabaseClient } from '@supabase/supabase-js';
import { type Transport, throwIfStopped } from '#backend/wordpress/client/transport.ts';
import { findFormerSlugs } from '#backend/wordpress/read/former-slugs.ts';
import { readWordPress } from '#backend/wordpress/read/wordpress.ts';
import { beginRun, endRun, type Run, type RunRequest, sendHeartbeat } from '#backend/wordpress/write/run.ts';
import { applyRun, stageRows } from '#backend/wordpress/write/stage.ts';
import { loadStoredRows } from '#backend/wordpress/write/stored-rows.ts';
import { callSome } from '#lib/wordpress/call.ts';
import {
  AnotherRun,
  SyncError,
  TooManyLosses,
  TooManyRemovals,
  WordPressFailure,
} from '#lib/wordpress/errors.ts';
import { describeLoss, isTooMuch } from '#lib/wordpress/plan/content-losses.ts';
import { nameLinkedHosts } from '#lib/wordpress/plan/linked-hosts.ts';
import { hasChanges, type Plan, planSync, removesTooMany } from '#lib/wordpress/plan/plan.ts';
import type { StoredRows } from '#lib/wordpress/plan/stored-row.ts';
import type { OnStep } from '#lib/wordpress/progress.ts';
import type { Reading } from '#lib/wordpress/read/reading.ts';
import { type SyncReport, toReport } from '#lib/wordpress/write/report.ts';

export type SyncRequest = {
  /** The address of the WordPress site, which may lie in a sub-folder. */
  from: string;
  /** Stage every post, not only those that differ. */
  full: boolean;
  /** Read and plan, write nothing, not even a run. */
  dryRun: boolean;
  /** Let more than a fifth of the copied posts disappear. */
  allowRemovals: boolean;
  database: SupabaseClient;
  transport: Transport;
  onStep: OnStep;
  /** Hosts whose pictures articles may show besides the blog's own; told apart in the notes. */
  imageHosts?: readonly string[];
} & Pick<RunRequest, 'holder' | 'isGone'>;

export type SyncOutcome = {
  report: SyncReport;
  /** Whether the tables differ from before (in a dry run: would differ). */
  changed: boolean;
};

/** The database closes a run that is silent for a minute. */
const heartbeatInterval = 15_000;

/** Stops where more would go from readers than an editor takes in a day. */
function refuseLosses(plan: Plan): void {
  const { removed } = plan.posts;
  if (removed.length > 0 && plan.live.posts.length === 0) {
    throw new SyncError(
      `WordPress lists no post at all, and ${plan.copied} are copied: this looks like a fault there or a wrong address`,
    );
  }
  if (removesTooMany(plan)) {
    throw new TooManyRemovals(removed.length, plan.copied, callSome(removed));
  }
  const loss = plan.losses.find(isTooMuch);
  if (loss) {
    throw new TooManyLosses(describeLoss(loss));
  }
}

/** A slug that a post lost before its first copy is known to WordPress alone. */
async function completePlan(
  plan: Plan,
  stored: StoredRows,
  reading: Reading,
  transport: Transport,
): Promise<Plan> {
  const fresh = [...plan.posts.added, ...plan.posts.changed];
  const known = stored.posts.flatMap(({ copy }) => copy?.old_slugs ?? []);
  const former = await findFormerSlugs(reading.posts, fresh, known, transport);
  return former.size === 0 ? plan : planSync(stored, reading, former);
}

/** Whatever stops the reading lies with WordPress, unless somebody asked to stop. */
async function read({ from, onStep }: SyncRequest, transport: Transport): Promise<Reading> {
  try {
    return await readWordPress(from, transport, onStep);
  } catch (error) {
    throwIfStopped(transport.signal);
    throw error instanceof SyncError ? new WordPressFailure(error.message, { cause: error }) : error;
  }
}

async function readAndPlan(
  request: SyncRequest,
  signal: AbortSignal,
): Promise<{ plan: Plan; report: SyncReport }> {
  const transport = { ...request.transport, signal };
  const reading = await read(request, transport);
  const stored = await loadStoredRows(request.database);
  const plan = await completePlan(planSync(stored, reading), stored, reading, transport);
  if (!request.allowRemovals) refuseLosses(plan);
  const notes = [
    ...reading.notes,
    ...plan.notes,
    ...plan.losses.map(describeLoss),
    ...nameLinkedHosts(reading.posts, request.imageHosts ?? []),
  ];
  if (removesTooMany(plan)) notes.push('more than a fifth of the copied posts were removed, as allowed');
  return { plan, report: toReport(plan, notes) };
}

async function work(request: SyncRequest, run: Run, signal: AbortSignal): Promise<SyncOutcome> {
  const { database, full } = request;
  const { plan, report } = await readAndPlan(request, signal);
  const changed = hasChanges(plan);
  const differing = [...plan.posts.added, ...plan.posts.changed];
  const rows = {
    posts: full ? [...differing, ...plan.posts.unchanged] : differing,
    categories: [...plan.categories.added, ...plan.categories.changed],
  };
  throwIfStopped(signal);
  if (!changed && rows.posts.length === 0) {
    await endRun(database, run, 'done', report);
    return { report, changed };
  }
  await stageRows(database, run, rows, signal, request.onStep);
  throwIfStopped(signal);
  await applyRun(database, run, plan, request.allowRemovals, report);
  return { report, changed };
}

/**
 * Copies WordPress into the tables: reads everything, checks everything, then swaps it in at once. Throws a
 * `SyncError` with the tables as they were before.
 */
export async function syncWordPress(request: SyncRequest): Promise<SyncOutcome> {
  if (request.dryRun) {
    const { plan, report } = await readAndPlan(request, request.transport.signal);
    return { report, changed: hasChanges(plan) };
  }
  const { database } = request;
  const run = await beginRun(database, {
    source: request.from,
    mode: request.full ? 'full' : 'update',
    holder: request.holder,
    isGone: request.isGone,
  });
  const closed = new AbortController();
  const beat = setInterval(async () => {
    if (!(await sendHeartbeat(database, run))) closed.abort(new AnotherRun('another run has taken over'));
  }, heartbeatInterval);
  try {
    return await work(request, run, AbortSignal.any([request.transport.signal, closed.signal]));
  } catch (error) {
    const words = error instanceof Error ? error.message : String(error);
    // The reason to stop is what people must read; a run that cannot be closed closes itself after a minute.
    await endRun(database, run, 'failed', { error: words }).catch(() => undefined);
    throw error;
  } finally {
    clearInterval(beat);
  }
}
