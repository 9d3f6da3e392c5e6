/** The whole build, from the posts table to the files in `dist/`. */
import { getBlog } from '#backend/blog/snapshot.ts';
import { readEnvironment } from '#config/environment.ts';
import type { Environment } from '#schemas/environment.ts';
import { findRunning } from '../embedded/running.ts';
import { drawPages } from './draw-pages.ts';
import { publishLinkPictures } from './link-pictures.ts';
import { Output } from './output.ts';
import { outputFolder } from './output-folder.ts';
import { takeOutput } from './output-lock.ts';
import { readHistory } from './page-dates.ts';
import { precompress } from './precompress.ts';
import { publishFiles } from './publish-files.ts';
import { prepareCode } from './site-code.ts';
import { writeSitemap } from './sitemap.ts';

export interface BuildOptions {
  /** The blog is not read again. */
  fromSnapshot: boolean;
  /** Each text gets packed copies beside it. */
  packed: boolean;
}

/**
 * Beside `npm start` the site is built for what runs there: with its address, and that of its backend and its key, in the
 * pages, and from the code that is bundled already.
 */
async function readSurroundings(): Promise<Environment> {
  const environment = readEnvironment();
  const running = environment.SUPABASE_URL ? null : await findRunning();
  if (!running) return environment;
  const { backendUrl: SUPABASE_URL, publishableKey: SUPABASE_PUBLISHABLE_KEY } = running;
  const SITE_URL = process.env.SITE_URL ? environment.SITE_URL : running.siteUrl;
  return { ...environment, SITE_URL, SUPABASE_URL, SUPABASE_PUBLISHABLE_KEY };
}

async function readBlog(environment: Environment): Promise<void> {
  // Imported only here, because loading it takes a third of a second, which a build from the snapshot saves.
  const { refreshSnapshot } = await import('./refresh-snapshot.ts');
  console.log(await refreshSnapshot(environment));
}

async function write(environment: Environment, { fromSnapshot, packed }: BuildOptions): Promise<void> {
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

/** Builds the site into its folder. Throws one clear line, also when another build is writing there. */
export async function buildSite(options: BuildOptions): Promise<void> {
  const environment = await readSurroundings();
  const leave = takeOutput(outputFolder);
  try {
    await write(environment, options);
  } finally {
    leave();
  }
}
