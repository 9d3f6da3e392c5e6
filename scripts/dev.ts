/** `npm run dev`: the backend and Astro's development server, until Ctrl-C. */
import { parseArgs } from 'node:util';
import { readEnvironment } from '#config/environment.ts';
import { startChild } from './serve/child-processes.ts';
import { keepBuilding } from './serve/keep-building.ts';
import { requireFreePort } from './serve/ports.ts';
import { openSession, toVariables } from './serve/session.ts';
import { listenForStop, untilAborted } from './serve/stop-signal.ts';

try {
  // Refuses whatever is given: ports and the like stand in the environment.
  parseArgs({ options: {} });
  const environment = readEnvironment();
  const stop = listenForStop();
  await requireFreePort(environment.PORT, 'PORT');
  const session = await openSession(environment);
  try {
    const variables = toVariables(environment, session);
    if (!stop.aborted) {
      console.log(session.lines.join('\n'));
      const server = startChild('astro', ['dev', '--host', '127.0.0.1', '--port', String(environment.PORT)], {
        shown: true,
        env: variables,
      });
      const ended = server.exited.then((code) => {
        process.exitCode = stop.aborted ? 0 : code;
      });
      const { url, secretKey } = session;
      // The development server reads the posts itself (src/integrations/live-posts.ts): a request is done when it is taken.
      if (secretKey) void keepBuilding({ url, secretKey }, () => Promise.resolve(null), stop);
      await Promise.race([ended, untilAborted(stop)]);
      await server.stop();
    }
  } finally {
    await session.close();
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
