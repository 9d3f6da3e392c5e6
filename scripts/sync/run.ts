import type { SupabaseClient } from '@supabase/supabase-js';
import { sleepByClock } from '#backend/wordpress/client/transport.ts';
import { type SyncOutcome, syncWordPress } from '#backend/wordpress/sync.ts';
import { firstWords, SyncError, SyncInterrupted, SyncUncertain } from '#lib/wordpress/errors.ts';
import { formatReport } from '#lib/wordpress/write/report.ts';
import { callDeployHook } from '../rebuild/hook.ts';
import { requestRebuild, serveRequests } from '../rebuild/serve-requests.ts';
import { type Arguments, help, parseArguments, UsageError } from './arguments.ts';
import { openDatabase } from './database.ts';
import { deleteOldMessages, toDeletedLine } from './old-messages.ts';
import { createProgress, type Terminal } from './progress.ts';
import { holder, isGone } from './run-holder.ts';

/** Where the blog's database is. */
type Backend = { url: string; secretKey: string; close: () => Promise<void> };

export type Surroundings = {
  /** Where WordPress is, unless the command line says. */
  wordpressUrl: string | undefined;
  /** The name that requests to WordPress go by, unless the command line says. */
  agent: string;
  deployHookUrl: string | undefined;
  /** Hosts whose pictures articles may show besides the blog's own. */
  imageHosts?: readonly string[];
  openBackend: () => Promise<Backend>;
  stdout: Terminal;
  stderr: Terminal;
  signal: AbortSignal;
  /** Milliseconds before a failing request is asked again. */
  backoff: number;
  /** Whether reading from the database is tried again when the connection breaks. */
  retryDatabase: boolean;
};

export const exitCodes = { good: 0, nothingWritten: 1, usage: 2, someFailed: 3, interrupted: 130 } as const;

async function copy(
  settings: Arguments,
  around: Surroundings,
  database: SupabaseClient,
): Promise<SyncOutcome> {
  const progress = createProgress(around.stderr);
  try {
    return await syncWordPress({
      ...settings,
      database,
      transport: {
        fetch,
        agent: settings.agent ?? around.agent,
        timeout: settings.timeout,
        retries: settings.retries,
        backoff: around.backoff,
        sleep: sleepByClock,
        signal: around.signal,
        onRetry: progress.say,
      },
      onStep: progress.show,
      imageHosts: around.imageHosts ?? [],
      holder,
      isGone,
    });
  } finally {
    progress.clear();
  }
}

/**
 * What a run does besides copying, whatever became of that. Neither part waits for the other, and what fails here is
 * said and changes no exit code.
 */
async function finish(changed: boolean, around: Surroundings, database: SupabaseClient): Promise<void> {
  const warn = (words: string): void => void around.stderr.write(`warning: ${words}\n`);
  const say = (line: string): void => void around.stdout.write(`${line}\n`);
  const attempt = async (part: () => Promise<void>): Promise<void> => {
    try {
      await part();
    } catch (error) {
      warn(firstWords(error instanceof Error ? error.message : String(error), 500));
    }
  };
  await attempt(async () => {
    const deleted = await deleteOldMessages(database);
    if (deleted > 0) say(toDeletedLine(deleted));
  });
  await attempt(async () => {
    if (changed) await requestRebuild(database, 'sync');
    const hook = around.deployHookUrl;
    if (!hook) return;
    const served = await serveRequests(database, () => callDeployHook(hook));
    if (served.kind === 'failed') warn(served.why);
    if (served.kind === 'called') say('the rebuild was asked for');
  });
}

async function report(settings: Arguments, around: Surroundings): Promise<number> {
  const say = (line: string): void => void around.stdout.write(`${line}\n`);
  const backend = await around.openBackend();
  try {
    const database = openDatabase(backend.url, backend.secretKey, around.retryDatabase);
    const outcome = await copy(settings, around, database).catch(async (error: unknown) => {
      // Staff wait for their build, and old messages for their end, whatever ails WordPress. Where nobody can tell
      // whether the swap went through, a build too many is better than one that never comes.
      if (!settings.dryRun && !around.signal.aborted) {
        await finish(error instanceof SyncUncertain, around, database);
      }
      throw error;
    });
    if (settings.dryRun) say('dry run: nothing was written; a real run would do this');
    for (const line of formatReport(outcome.report)) say(line);
    if (!settings.dryRun) await finish(outcome.changed, around, database);
    return outcome.report.failed.length > 0 ? exitCodes.someFailed : exitCodes.good;
  } finally {
    await backend.close();
  }
}

/** Runs the command and returns its exit code; every failure is one line. */
export async function runSync(argv: readonly string[], around: Surroundings): Promise<number> {
  const complain = (line: string): void => void around.stderr.write(`${line}\n`);
  try {
    const settings = parseArguments(argv, around.wordpressUrl);
    if (settings === 'help') {
      around.stdout.write(`${help}\n`);
      return exitCodes.good;
    }
    return await report(settings, around);
  } catch (error) {
    if (error instanceof UsageError) {
      complain(`${error.message}\nnpm run sync -- --help says more`);
      return exitCodes.usage;
    }
    if (error instanceof SyncInterrupted) {
      complain('interrupted: nothing was written');
      return exitCodes.interrupted;
    }
    const message = firstWords(error instanceof Error ? error.message : String(error), 1000);
    complain(error instanceof SyncError ? `stopped, nothing was written: ${message}` : `stopped: ${message}`);
    return exitCodes.nothingWritten;
  }
}
