/**
 * `npm run build`: reads the blog into its snapshot, then writes the whole site into dist/. With `-- --from-snapshot` the
 * blog is not read again. With `-- --precompress` each text gets packed copies beside it, for hosts that do not pack by
 * themselves.
 */
import { parseArgs } from 'node:util';
import { getBlog } from '#backend/blog/snapshot.ts';
import { readEnvironment } from '#config/environment.ts';
import type { Environment } from '#schemas/environment.ts';
import { drawPages } from './build/draw-pages.ts';
import { publishLinkPictures } from './build/link-pictures.ts';
import { Output } from './build/output.ts';
import { outputFolder } from './build/output-folder.ts';
import { takeOutput } from './build/output-lock.ts';
import { readHistory } from './build/page-dates.ts';
import { precompress } from './build/precompress.ts';
import { publishFiles } from './build/publish-files.ts';
import { prepareCode } from './build/site-code.ts';
import { writeSitemap } from './build/sitemap.ts';
import { findRunning } from './embedded/running.ts';

/**
 * Beside `npm start` the site is built for the backend that runs there: with its address and key in the pages, and from
 * the code that is bundled already.
 */
async function readSurroundings(): Promise<Environment> {
  const environment = readEnvironment();
  const running = environment.SUPABASE_URL ? null : await findRunning();
  if (!running) return environment;
  const { backendUrl: SUPABASE_URL, publishableKey: SUPABASE_PUBLISHABLE_KEY } = running;
  return { ...environment, SUPABASE_URL, SUPABASE_PUBLISHABLE_KEY };
}

async function readBlog(environment: Environment): Promise<void> {
  // Imported only here, because loading it takes a third of a second, which a build from the snapshot saves.
  const { refreshSnapshot } = await import('./build/refresh-snapshot.ts');
  console.log(await refreshSnapshot(environment));
}

async function build(environment: Environment, fromSnapshot: boolean, packed: boolean): Promise<void> {
  // Both at once: bundling runs in another process. Both are waited for, so that the reason of a failure is printed last.
  const [read, bundled] = await Promise.allSettled([
    fromSnapshot ? undefined : readBlog(environment),
    prepareCode(environment),
  ]);
  if (read.status === 'rejected') throw read.reason;
  if (bundled.status === 'rejected') throw bundled.reason;
  const blog = getBlog();
  const code = bundled.value;
  const output = Output.open(outputFolder, code);
  const [pages, pictures, history] = await Promise.all([
    drawPages(code, output, environment.SITE_URL),
    publishLinkPictures(blog, outputFolder),
    readHistory(),
  ]);
  console.log(`Pages and data files: ${pages.total}, ${pages.kept} of them as they were.`);
  await writeSitemap(outputFolder, environment.SITE_URL, pages.paths, history);
  publishFiles(outputFolder, code.folder, environment);
  console.log(`Link pictures: ${pictures.total}, ${pictures.drawn} of them drawn anew.`);
  if (packed) console.log(`Packed copies of ${await precompress(outputFolder)} files.`);
  output.close();
}

try {
  const { values } = parseArgs({
    options: {
      'from-snapshot': { type: 'boolean', default: false },
      precompress: { type: 'boolean', default: false },
    },
  });
  const environment = await readSurroundings();
  const leave = takeOutput(outputFolder);
  try {
    await build(environment, values['from-snapshot'], values.precompress);
  } finally {
    leave();
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
