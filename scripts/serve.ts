/** `npm start`: backend, production build, and the site in the CDN's runtime, until Ctrl-C. */
import { parseArgs } from 'node:util';
import { readEnvironment } from '#config/environment.ts';
import { startChild } from './serve/children.ts';
import { requireFreePort } from './serve/ports.ts';
import { openSession, toVariables } from './serve/session.ts';
import { keepServing } from './serve/site.ts';
import { listenForStop, untilAborted } from './serve/stopping.ts';

const stop = listenForStop();

/** Resolves when the site is built, or people want to stop. */
async function build(env: Record<string, string | undefined>): Promise<void> {
  const child = startChild('astro', ['build'], { shown: true, env });
  const code = await Promise.race([child.exited, untilAborted(stop)]);
  await child.stop();
  if (!stop.aborted && code !== 0) throw new Error('The build failed; nothing is served.');
}

try {
  // Refuses whatever is given: ports and the like stand in the environment.
  parseArgs({ options: {} });
  const environment = readEnvironment();
  const siteUrl = `http://127.0.0.1:${environment.PORT}`;
  await requireFreePort(environment.PORT, 'PORT');
  const session = await openSession(environment);
  try {
    if (!stop.aborted) await build(toVariables(environment, session));
    await keepServing(environment.PORT, 'dist', stop, () =>
      console.log(
        ['', `Site      ${siteUrl}`, ...session.lines, 'Ready. Ctrl-C stops everything.'].join('\n'),
      ),
    );
  } finally {
    await session.close();
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
