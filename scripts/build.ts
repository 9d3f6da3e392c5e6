/** `npm run build`: finds the backend or starts the embedded one, then runs `astro build`. */
import { readEnvironment } from '#config/environment.ts';
import { findRunning } from './embedded/running.ts';
import { startChild } from './serve/children.ts';
import { requireFreePort } from './serve/ports.ts';
import { openSession, toVariables } from './serve/session.ts';
import { listenForStop, untilAborted } from './serve/stopping.ts';

const stop = listenForStop();

/** Runs `astro build` with these variables and what was given on the command line, and sets the exit code. */
async function build(variables: Record<string, string>): Promise<void> {
  const child = startChild('astro', ['build', ...process.argv.slice(2)], { shown: true, env: variables });
  const code = await Promise.race([child.exited, untilAborted(stop)]);
  await child.stop();
  process.exitCode = code ?? 1;
}

try {
  const environment = readEnvironment();
  // Beside a backend that runs here, the site is built for it: its variables stand in a file that the config reads.
  if (environment.SUPABASE_URL || (await findRunning())) await build({});
  else {
    await requireFreePort(environment.BACKEND_PORT, 'BACKEND_PORT');
    const session = await openSession(environment);
    try {
      await build(toVariables(environment, session));
    } finally {
      await session.close();
    }
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
