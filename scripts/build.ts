/** `npm run build`: reads the blog into its snapshot, then renders every page into dist/. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readEnvironment } from '#config/environment.ts';
import { refreshSnapshot } from './build/refresh-snapshot.ts';

try {
  const environment = readEnvironment();
  console.log(await refreshSnapshot(environment));
  const astro = spawn('astro', ['build'], {
    stdio: 'inherit',
    env: { ...process.env, ASTRO_TELEMETRY_DISABLED: '1', SITE_URL: environment.SITE_URL },
  });
  const [code] = await once(astro, 'exit');
  process.exitCode = typeof code === 'number' ? code : 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
