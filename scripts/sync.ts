import { readEnvironment } from '#config/environment.ts';
import { SyncInterrupted } from '#lib/wordpress/errors.ts';
import { locateBackend } from './embedded/locate-backend.ts';
import { exitCodes, runSync } from './sync/run.ts';

const stop = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  // Once: a second Ctrl-C ends the process at once, and the next run takes over.
  process.once(signal, () => stop.abort(new SyncInterrupted('interrupted')));
}

try {
  const environment = readEnvironment();
  process.exitCode = await runSync(process.argv.slice(2), {
    wordpressUrl: environment.WORDPRESS_URL,
    // Firewalls let pass what names itself and whom to ask.
    agent: environment.WORDPRESS_AGENT ?? `BlogCopy/1.0 (+${environment.SITE_URL})`,
    deployHookUrl: environment.DEPLOY_HOOK_URL,
    imageHosts: environment.IMAGE_HOSTS,
    openBackend: () => locateBackend(environment),
    stdout: process.stdout,
    stderr: process.stderr,
    signal: stop.signal,
    backoff: 500,
    retryDatabase: true,
  });
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = exitCodes.nothingWritten;
}
