/** The built site in the CDN's own runtime: its headers, redirects and 404 page are those of production. */
import { setTimeout as pause } from 'node:timers/promises';
import { type Child, startChild } from './child-processes.ts';
import { untilAborted } from './stop-signal.ts';

/** Starts serving a built site; nothing leaves this machine. */
export function startSite(port: number, folder: string): Child {
  const parts = [
    'dev',
    '--assets',
    folder,
    '--port',
    String(port),
    '--ip',
    '127.0.0.1',
    '--inspector-port',
    '0',
    '--log-level',
    'error',
  ];
  return startChild('wrangler', [...parts, '--show-interactive-dev-session=false'], {
    shown: false,
    env: {
      WRANGLER_SEND_METRICS: 'false',
      WRANGLER_HIDE_BANNER: 'true',
      CLOUDFLARE_CF_FETCH_ENABLED: 'false',
      WRANGLER_LOG_PATH: '.local/wrangler',
      DO_NOT_TRACK: '1',
    },
  });
}

async function answers(url: string): Promise<boolean> {
  try {
    const response = await fetch(url, { redirect: 'manual', signal: AbortSignal.timeout(5000) });
    return response.status < 500;
  } catch {
    return false;
  }
}

/** Resolves when the site answers; throws when its server has ended instead. */
export async function untilAnswering(url: string, server: Child, stop: AbortSignal): Promise<void> {
  let ended = false;
  void server.exited.then(() => {
    ended = true;
  });
  while (!stop.aborted && !(await answers(url))) {
    if (ended) throw new Error(`The site's server has ended.\n${server.lastWords()}`);
    await pause(200);
  }
}

/** Starts in a row that may fail once the site has been served, one second apart: a build needs some of them. */
const mostFailures = 30;

/**
 * Serves a built site until people want to stop. The runtime looks through its folder after each change, and ends when
 * a build beside it takes a file away meanwhile: it is started again. Calls `ready` at the first answer; throws when the
 * runtime ends before that, or cannot be started again.
 */
export async function keepServing(
  port: number,
  folder: string,
  stop: AbortSignal,
  ready: () => void,
): Promise<void> {
  const stopped = untilAborted(stop);
  let served = false;
  let failures = 0;
  while (!stop.aborted) {
    const site = startSite(port, folder);
    try {
      await untilAnswering(`http://127.0.0.1:${port}`, site, stop);
      if (!served && !stop.aborted) ready();
      served = true;
      failures = 0;
      await Promise.race([site.exited, stopped]);
      if (!stop.aborted)
        console.error('The site’s server has ended while its folder changed. It is started again.');
    } catch (error) {
      failures += 1;
      if (!served || failures > mostFailures) throw error;
      await pause(1000);
    } finally {
      await site.stop();
    }
  }
}
