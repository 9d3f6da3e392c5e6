/** `npm run build`: reads the blog into its snapshot, then renders every page into dist/. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { getBlog } from '#backend/blog/snapshot.ts';
import { readEnvironment } from '#config/environment.ts';
import { drawLinkPictures, publishLinkPictures } from './build/link-pictures.ts';
import { refreshSnapshot } from './build/refresh-snapshot.ts';

try {
  const environment = readEnvironment();
  console.log(await refreshSnapshot(environment));
  const astro = spawn('astro', ['build'], {
    stdio: 'inherit',
    env: { ...process.env, ASTRO_TELEMETRY_DISABLED: '1', SITE_URL: environment.SITE_URL },
  });
  // The pages are rendered by another process: there is time to draw meanwhile.
  const [pictures, [code]] = await Promise.all([drawLinkPictures(getBlog()), once(astro, 'exit')]);
  if (code === 0) {
    await publishLinkPictures(pictures.names, process.env.OUT_DIR || 'dist');
    console.log(`Link pictures: ${pictures.names.length}, ${pictures.drawn} of them drawn anew.`);
  }
  process.exitCode = typeof code === 'number' ? code : 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
