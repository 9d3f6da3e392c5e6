/** `npm run build`: finds the backend or starts the embedded one, then runs `astro build`. */
import { readEnvironment } from '#config/environment.ts';
import type { Environment } from '#schemas/environment.ts';
import { findRunning } from './embedded/running.ts';
import { startChild } from './serve/child-processes.ts';
import { requireFreePort } from './serve/ports.ts';
import { openSession, toVariables } from './serve/session.ts';
import { listenForStop, untilAborted } from './serve/stop-signal.ts';

const stop = listenForStop();

/** Runs `astro build` with these variables and what was given on the command line; resolves with its exit code. */
async function build(variables: Record<string, string>): Promise<number> {
  const child = startChild('astro', ['build', ...process.argv.slice(2)], { shown: true, env: variables });
  const code = await Promise.race([child.exited, untilAborted(stop)]);
  await child.stop();
  return code ?? 1;
}

/** The same beside an embedded backend that is started for it. */
async function buildWithBackend(environment: Environment): Promise<number> {
  await requireFreePort(environment.BACKEND_PORT, 'BACKEND_PORT');
  const session = await openSession(environment);
  try {
    return await build(toVariables(environment, session));
  } finally {
    await session.close();
  }
}

try {
  const environment = readEnvironment();
  // Beside a backend that runs here, the site is built for it: its variables stand in a file that the config reads.
  const isThere = environment.SUPABASE_URL !== undefined || (await findRunning()) !== null;
  process.exitCode = isThere ? await build({}) : await buildWithBackend(environment);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
