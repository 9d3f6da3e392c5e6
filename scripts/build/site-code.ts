/**
 * The code of the site, bundled: pages by Astro, islands by Vite, once for each state of the sources and kept in
 * `.local/code`, so that new prices are bundled and new articles are not.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync, utimesSync } from 'node:fs';
import { constants, setPriority } from 'node:os';
import { basename, join, resolve } from 'node:path';
import type { Environment } from '#schemas/environment.ts';
import { toBundleVariables, withoutBundlerNames } from './bundle-variables.ts';
import { hashFiles } from './hash-files.ts';
import { clientFolder, islandsFolder } from './keep-code.ts';

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
/** What Node has made of code (`build.mjs`), in so many files at most: each bundle adds some three hundred. */
const compiled = { folder: '.local/compiled', most: 4000 };
const sources = ['src', 'public', 'scripts/build', 'astro.config.mjs', 'package-lock.json', 'tsconfig.json'];

const toKey = (variables: Record<string, string>): string =>
  hashFiles(sources, JSON.stringify([process.version, resolve('.'), variables]));

/**
 * Bundling takes 520 MB when it may. With small young generations, one arena, and no huge pages for the bundler, whose
 * allocator is mimalloc, it takes 340 and less time.
 */
const thrift = {
  NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ''} --max-semi-space-size=4`.trim(),
  MALLOC_ARENA_MAX: '1',
  MIMALLOC_ALLOW_THP: '0',
};

interface Manner {
  variables: Record<string, string>;
  /** Ends it. */
  stop: AbortSignal;
  /** One with less takes what others leave. */
  priority?: number;
}

/** Runs a program of the bundling, and says whether it did its part. Throws when it was stopped. */
async function run(
  program: string,
  parts: string[],
  { variables, stop, priority }: Manner,
): Promise<boolean> {
  const child = spawn(program, parts, {
    stdio: 'inherit',
    signal: stop,
    env: {
      ...withoutBundlerNames(process.env),
      ...thrift,
      // Whoever builds from within a test or a development shell does not mean React's development build.
      NODE_ENV: 'production',
      ASTRO_TELEMETRY_DISABLED: '1',
      ...variables,
    },
  });
  if (child.pid && priority !== undefined) setPriority(child.pid, priority);
  const [code] = await once(child, 'exit');
  return code === 0;
}

/** What both have bundled for browsers, in one folder. */
function joinIslands(folder: string): void {
  const from = join(islandsFolder(folder), '_astro');
  const to = join(clientFolder(folder), '_astro');
  mkdirSync(to, { recursive: true });
  for (const file of readdirSync(from)) renameSync(join(from, file), join(to, file));
  rmSync(islandsFolder(folder), { recursive: true });
}

/** Islands and pages at the same time. Throws when one of them cannot be bundled, or was stopped. */
async function bundle(folder: string, variables: Record<string, string>, stop: AbortSignal): Promise<void> {
  mkdirSync(folder, { recursive: true });
  const pages = run('astro', ['build'], { variables: { ...variables, CODE_FOLDER: folder }, stop });
  // Astro takes longer and is not to wait for a processor.
  const priority = constants.priority.PRIORITY_LOW;
  const islands = run(process.execPath, ['scripts/build/bundle-islands.ts', folder], {
    variables,
    stop,
    priority,
  });
  if ((await Promise.all([pages, islands])).includes(false))
    throw new Error('The site could not be bundled; the reason stands above.');
  joinIslands(folder);
}

/** Bundling takes seconds: half a bundle that is older than this, in milliseconds, was left by a build that was killed. */
const longest = 3_600_000;

/** Takes away what no build has used for longest. Best after a build: ext4 makes files slowly where as many were just deleted. */
export function forgetOldCode(): void {
  const all = readdirSync(home)
    .map((name) => ({ path: join(home, name), used: statSync(join(home, name)).mtimeMs }))
    .sort((one, other) => other.used - one.used);
  const isHalf = ({ path }: { path: string }): boolean => basename(path).includes('.');
  const abandoned = all.filter((bundle) => isHalf(bundle) && bundle.used < Date.now() - longest);
  const tooMany = all.filter((bundle) => !isHalf(bundle)).slice(most);
  for (const { path } of [...abandoned, ...tooMany]) rmSync(path, { recursive: true, force: true });
  const versions = existsSync(compiled.folder) ? readdirSync(compiled.folder) : [];
  const files = versions.flatMap((version) => readdirSync(join(compiled.folder, version)));
  if (files.length > compiled.most) rmSync(compiled.folder, { recursive: true });
}

/**
 * The bundle for the sources as they are now, made when there is none. Throws when it cannot be made, or is stopped. It has
 * another name until it is whole, and one whose sources changed meanwhile, which may hold them as they were or as they
 * are, is thrown away.
 */
export async function prepareCode(environment: Environment, stop: AbortSignal): Promise<SiteCode> {
  const variables = toBundleVariables(environment);
  mkdirSync(home, { recursive: true });
  let key = toKey(variables);
  while (!existsSync(join(home, key))) {
    const half = join(home, `${key}.${process.pid}`);
    try {
      await bundle(half, variables, stop);
      const now = toKey(variables);
      if (now !== key) console.log('Sources changed while they were bundled: once more.');
      // Another build may have been quicker.
      else if (!existsSync(join(home, key))) renameSync(half, join(home, key));
      key = now;
    } finally {
      rmSync(half, { recursive: true, force: true });
    }
  }
  const folder = join(home, key);
  utimesSync(folder, new Date(), new Date());
  return { key, folder };
}
