/** `npm start`: backend, production build, and the site in the CDN's runtime, until Ctrl-C. */
import { parseArgs } from 'node:util';
import { readEnvironment } from '#config/environment.ts';
import { startChild } from './serve/child-processes.ts';
import { keepBuilding } from './serve/keep-building.ts';
import { requireFreePort } from './serve/ports.ts';
import { openSession, toVariables } from './serve/session.ts';
import { keepServing } from './serve/site.ts';
import { listenForStop, untilAborted } from './serve/stop-signal.ts';

const stop = listenForStop();
/** A build changes it at its end, and only where it differs: it can be served meanwhile. */
const siteFolder = 'dist';

/** Builds the site; resolves with whether it went well when the build ends, or people want to stop. */
async function build(env: Record<string, string | undefined>): Promise<boolean> {
  const child = startChild('astro', ['build'], { shown: true, env });
  const code = await Promise.race([child.exited, untilAborted(stop)]);
  await child.stop();
  return code === 0;
}

/** Builds the site that is served anew; resolves with what went wrong, or null. */
async function rebuild(env: Record<string, string | undefined>): Promise<string | null> {
  if (!(await build(env))) return 'the build failed; the site stays as it was';
  console.log('The site was built anew.');
  return null;
}

try {
  // Refuses whatever is given: ports and the like stand in the environment.
  parseArgs({ options: {} });
  const environment = readEnvironment();
  const siteUrl = `http://127.0.0.1:${environment.PORT}`;
  await requireFreePort(environment.PORT, 'PORT');
  const session = await openSession(environment);
  try {
    const variables = toVariables(environment, session);
    if (!(await build(variables)) && !stop.aborted) throw new Error('The build failed; nothing is served.');
    const { url, secretKey } = session;
    const building = secretKey && keepBuilding({ url, secretKey }, () => rebuild(variables), stop);
    await keepServing(environment.PORT, siteFolder, stop, () =>
      console.log(
        ['', `Site      ${siteUrl}`, ...session.lines, 'Ready. Ctrl-C stops everything.'].join('\n'),
      ),
    );
    await building;
  } finally {
    await session.close();
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
