/** The whole build, from the posts table to the files in the folder of the site. */
import { getBlog } from '#backend/blog/snapshot.ts';
import { readEnvironment } from '#config/environment.ts';
import type { Blog } from '#schemas/article.ts';
import type { Environment } from '#schemas/environment.ts';
import { findRunning } from '../embedded/running.ts';
import { outputFolder } from './output-folder.ts';
import { takeOutput } from './output-lock.ts';
import { readHistory } from './page-history.ts';
import { forgetOldCode, prepareCode } from './site-code.ts';

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

async function readBlog(environment: Environment, fromSnapshot: boolean): Promise<Blog> {
  if (!fromSnapshot) {
    // Imported only here, because loading it takes a third of a second, which a build from the snapshot saves.
    const { refreshSnapshot } = await import('./refresh-snapshot.ts');
    console.log(await refreshSnapshot(environment));
  }
  return getBlog();
}

async function write(environment: Environment, { fromSnapshot, packed }: BuildOptions): Promise<void> {
  // All at once: bundling runs in other processes, which are started first; what writes the site is loaded meanwhile. All
  // are waited for, so that the reason of a failure is printed last.
  const stop = new AbortController();
  const bundling = prepareCode(environment, stop.signal);
  const history = readHistory();
  // A fault in a price list is told at once, not after the bundling.
  const prices = import('#data/catalogues/index.ts').catch((fault) => {
    stop.abort();
    throw fault;
  });
  const [checked, bundled, read, loaded] = await Promise.allSettled([
    prices,
    bundling,
    prices.then(() => readBlog(environment, fromSnapshot)),
    prices.then(() => import('./write-site.ts')),
  ]);
  if (checked.status === 'rejected') throw checked.reason;
  if (read.status === 'rejected') throw read.reason;
  if (bundled.status === 'rejected') throw bundled.reason;
  if (loaded.status === 'rejected') throw loaded.reason;
  await loaded.value.writeSite(read.value, bundled.value, environment, { packed, history });
  forgetOldCode();
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
