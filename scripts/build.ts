/**
 * `npm run build`: reads the blog into its snapshot, then renders every page into dist/. With `-- --precompress` each text
 * gets packed copies beside it, for hosts that do not pack by themselves.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { parseArgs } from 'node:util';
import { getBlog } from '#backend/blog/snapshot.ts';
import { readEnvironment } from '#config/environment.ts';
import { drawLinkPictures, publishLinkPictures } from './build/link-pictures.ts';
import { precompress } from './build/precompress.ts';
import { refreshSnapshot } from './build/refresh-snapshot.ts';

try {
  const { values } = parseArgs({ options: { precompress: { type: 'boolean', default: false } } });
  const environment = readEnvironment();
  const dist = process.env.OUT_DIR || 'dist';
  console.log(await refreshSnapshot(environment));
  const astro = spawn('astro', ['build'], {
    stdio: 'inherit',
    env: { ...process.env, ASTRO_TELEMETRY_DISABLED: '1', SITE_URL: environment.SITE_URL },
  });
  // The pages are rendered by another process: there is time to draw meanwhile.
  const [pictures, [code]] = await Promise.all([drawLinkPictures(getBlog()), once(astro, 'exit')]);
  if (code === 0) {
    await publishLinkPictures(pictures.names, dist);
    console.log(`Link pictures: ${pictures.names.length}, ${pictures.drawn} of them drawn anew.`);
    if (values.precompress) console.log(`Packed copies of ${await precompress(dist)} files.`);
  }
  process.exitCode = typeof code === 'number' ? code : 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
