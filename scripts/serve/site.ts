/** The built site in the CDN's own runtime: its headers, redirects and 404 page are those of production. */
import { type Child, startChild } from './children.ts';

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
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
}
