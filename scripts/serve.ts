/** `npm start`: backend, production build, and the site in the CDN's runtime, until Ctrl-C. */
import { readEnvironment } from '#config/environment.ts';
import { outputFolder } from './build/output-folder.ts';
import { type Child, startChild } from './serve/children.ts';
import { requireFreePort } from './serve/ports.ts';
import { openSession, toVariables } from './serve/session.ts';
import { startSite, untilAnswering } from './serve/site.ts';
import { listenForStop, untilAborted } from './serve/stopping.ts';

const stop = listenForStop();
const running: Child[] = [];
const stopped = untilAborted(stop);

/** Runs a child until it ends or people want to stop. */
async function follow(child: Child): Promise<number> {
  running.push(child);
  return await Promise.race([child.exited, stopped.then(() => 0)]);
}

try {
  const environment = readEnvironment();
  const siteUrl = `http://127.0.0.1:${environment.PORT}`;
  await requireFreePort(environment.PORT, 'PORT');
  const session = await openSession(environment);
  try {
    if (!stop.aborted) {
      const build = startChild('node', ['scripts/build.ts'], {
        shown: true,
        env: toVariables(environment, session),
      });
      if ((await follow(build)) !== 0) throw new Error('The build failed; nothing is served.');
    }
    if (!stop.aborted) {
      const site = startSite(environment.PORT, outputFolder);
      const ended = follow(site);
      await untilAnswering(siteUrl, site, stop);
      if (!stop.aborted)
        console.log(
          ['', `Site      ${siteUrl}`, ...session.lines, 'Ready. Ctrl-C stops everything.'].join('\n'),
        );
      if ((await ended) !== 0) throw new Error(`The site's server has ended.\n${site.lastWords()}`);
    }
  } finally {
    await Promise.all(running.map((child) => child.stop()));
    await session.close();
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
