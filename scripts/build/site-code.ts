/**
 * The code of the site, bundled: made by Astro once for each state of the sources and kept in `.local/code`, so that new
 * prices are bundled and new articles are not.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync, utimesSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import type { Environment } from '#schemas/environment.ts';
import { toBundleVariables, withoutBundlerNames } from './bundle-variables.ts';
import { hashFiles } from './hash-files.ts';

export interface SiteCode {
  /** Stands for everything the bundle is made from. */
  key: string;
  /** Laid out by `keep-code.ts`. */
  folder: string;
}

// Inside the project: the code of pages imports packages from there.
const home = resolve('.local/code');
/** Bundles kept at a time: of this state of the sources, and of a few earlier ones or other settings. */
const most = 4;
const sources = ['src', 'public', 'scripts/build', 'astro.config.mjs', 'package-lock.json', 'tsconfig.json'];

const toKey = (variables: Record<string, string>): string =>
  hashFiles(sources, JSON.stringify([process.version, resolve('.'), variables]));

/**
 * Bundling takes 900 MB when it may. With small young generations, one arena, and no huge pages for the bundler, whose
 * allocator is mimalloc, it takes 590 and less time.
 */
const thrift = {
  NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ''} --max-semi-space-size=4`.trim(),
  MALLOC_ARENA_MAX: '1',
  MIMALLOC_ALLOW_THP: '0',
};

/**
 * Bundles into a folder of another name first: half a bundle is never taken for a whole one. One whose sources changed
 * meanwhile may hold them as they were or as they are, so it is thrown away.
 */
async function bundle(folder: string, variables: Record<string, string>): Promise<void> {
  const half = `${folder}.${process.pid}`;
  const astro = spawn('astro', ['build'], {
    stdio: 'inherit',
    env: {
      ...withoutBundlerNames(process.env),
      ...thrift,
      // Whoever builds from within a test or a development shell does not mean React's development build.
      NODE_ENV: 'production',
      ASTRO_TELEMETRY_DISABLED: '1',
      ...variables,
      CODE_FOLDER: half,
    },
  });
  const [code] = await once(astro, 'exit');
  try {
    if (code !== 0) throw new Error('The site could not be bundled; the reason stands above.');
    const changed = join(home, toKey(variables)) !== folder;
    if (changed) console.log('Sources changed while they were bundled: once more.');
    // Another build may have been quicker.
    else if (!existsSync(folder)) renameSync(half, folder);
  } finally {
    rmSync(half, { recursive: true, force: true });
  }
}

/** Bundling takes seconds: half a bundle that is older than this, in milliseconds, was left by a build that was killed. */
const longest = 3_600_000;

function forgetOldest(): void {
  const all = readdirSync(home)
    .map((name) => ({ path: join(home, name), used: statSync(join(home, name)).mtimeMs }))
    .sort((one, other) => other.used - one.used);
  const isHalf = ({ path }: { path: string }): boolean => basename(path).includes('.');
  const abandoned = all.filter((bundle) => isHalf(bundle) && bundle.used < Date.now() - longest);
  const tooMany = all.filter((bundle) => !isHalf(bundle)).slice(most);
  for (const { path } of [...abandoned, ...tooMany]) rmSync(path, { recursive: true, force: true });
}

/** The bundle for the sources as they are now, made when there is none. Throws when it cannot be made. */
export async function prepareCode(environment: Environment): Promise<SiteCode> {
  const variables = toBundleVariables(environment);
  mkdirSync(home, { recursive: true });
  let key = toKey(variables);
  while (!existsSync(join(home, key))) {
    await bundle(join(home, key), variables);
    key = toKey(variables);
  }
  const folder = join(home, key);
  utimesSync(folder, new Date(), new Date());
  forgetOldest();
  return { key, folder };
}
