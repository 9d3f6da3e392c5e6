/**
 * The site under test, all of it real: an embedded backend in memory, filled from a WordPress (recorded posts and one
 * post for every attack) by the sync command, built by the build command, served in the CDN's own runtime.
 */
import { spawn } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { startEmbedded } from '../../scripts/embedded/start.ts';
import { startSite, untilAnswering } from '../../scripts/serve/site.ts';
import { listenForStop, untilAborted } from '../../scripts/serve/stop-signal.ts';
import { sitePort, siteUrl, workFolder } from './address.ts';
import { startWordpress } from './wordpress.ts';

const stop = listenForStop();
rmSync(workFolder, { recursive: true, force: true });
mkdirSync(workFolder, { recursive: true });
const backend = await startEmbedded({ folder: null, port: 0, siteUrl, seed: true });
const wordpress = await startWordpress();

const env = {
  ...process.env,
  SITE_URL: siteUrl,
  SUPABASE_URL: backend.url,
  SUPABASE_PUBLISHABLE_KEY: backend.publishableKey,
  SUPABASE_SECRET_KEY: backend.secretKey,
  WORDPRESS_URL: wordpress.url,
};

/** The commands run beside this process, which must go on answering them. */
async function run(command: string, parts: string[], more: Record<string, string> = {}): Promise<void> {
  const child = spawn(command, parts, { stdio: 'inherit', env: { ...env, ...more } });
  const code = await new Promise((resolve) => child.once('exit', resolve));
  if (code !== 0) throw new Error(`${parts.join(' ')} ended with ${code}`);
}

try {
  await run(process.execPath, ['scripts/sync.ts', '--from', wordpress.url]);
  // A secret that a build is given and must not give away.
  await run('astro', ['build', '--outDir', `${workFolder}/dist`], {
    DEPLOY_HOOK_URL: 'http://127.0.0.1:9/canary-deploy-hook',
  });
  writeFileSync(
    `${workFolder}/backend.json`,
    JSON.stringify({
      url: backend.url,
      publishableKey: backend.publishableKey,
      secretKey: backend.secretKey,
      accounts: backend.accounts,
      mailDir: backend.mailDir,
      wordpressUrl: wordpress.url,
    }),
  );
  const site = startSite(sitePort, `${workFolder}/dist`);
  await untilAnswering(siteUrl, site, stop);
  await untilAborted(stop);
  await site.stop();
} catch (error) {
  console.error(error);
  process.exitCode = 1;
} finally {
  wordpress.close();
  await backend.close();
}
