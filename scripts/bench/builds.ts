import { type EmbeddedBackend, startEmbedded } from '../embedded/start.ts';
import { copyProject, type ProjectCopy } from '../project-copy.ts';
import { findFreePort } from '../serve/ports.ts';
import { changeArticle, fillArticles } from './articles.ts';
import type { Figures } from './goals.ts';
import { type MeasuredRun, runMeasured } from './measured-run.ts';
import { median } from './statistics.ts';

/** The seeds' articles, and two sizes of a blog that has grown. */
const seeded = 24;
const medium = 1000;
const large = 5000;

interface Round {
  first: MeasuredRun;
  small: MeasuredRun;
  medium: MeasuredRun;
  large: MeasuredRun;
  changed: MeasuredRun;
}

/** `astro build` with the backend's variables, in a copy of the project. */
export const buildSite = (
  copy: ProjectCopy,
  { url, publishableKey }: Pick<EmbeddedBackend, 'url' | 'publishableKey'>,
  siteUrl?: string,
): Promise<MeasuredRun> =>
  runMeasured(copy, 'astro', ['build'], {
    SITE_URL: siteUrl,
    SUPABASE_URL: url,
    SUPABASE_PUBLISHABLE_KEY: publishableKey,
  });

/** Runs `work` in a new copy of the project, in which nothing was ever built. */
async function inNewCopy<Result>(work: (copy: ProjectCopy) => Promise<Result>): Promise<Result> {
  const copy = copyProject();
  try {
    return await work(copy);
  } finally {
    copy.delete();
  }
}

/** What `npm run build` does where no backend runs and nothing is kept. */
const buildFirst = (): Promise<MeasuredRun> =>
  inNewCopy(async (copy) =>
    runMeasured(copy, 'node', ['scripts/build.ts'], {
      SUPABASE_URL: undefined,
      SUPABASE_PUBLISHABLE_KEY: undefined,
      BACKEND_PORT: String(await findFreePort()),
    }),
  );

async function buildWith(backend: EmbeddedBackend, articles: number): Promise<MeasuredRun> {
  console.log(`building with ${articles} articles`);
  await fillArticles(backend, articles);
  return inNewCopy((copy) => buildSite(copy, backend));
}

async function buildLarge(backend: EmbeddedBackend): Promise<Pick<Round, 'large' | 'changed'>> {
  console.log(`building with ${large} articles, and again after one has changed`);
  await fillArticles(backend, large);
  return inNewCopy(async (copy) => {
    const whole = await buildSite(copy, backend);
    await changeArticle(backend);
    return { large: whole, changed: await buildSite(copy, backend) };
  });
}

async function buildRound(backend: EmbeddedBackend): Promise<Round> {
  console.log('building as `npm run build` does for the first time');
  return {
    first: await buildFirst(),
    small: await buildWith(backend, seeded),
    medium: await buildWith(backend, medium),
    ...(await buildLarge(backend)),
  };
}

/** How many articles a build processed, as the posts loader says. Throws when it says nothing. */
export function readProcessed(output: string): number {
  const [, all, unchanged] = /(\d+) articles from \S+, (\d+) of them unchanged/.exec(output) ?? [];
  if (all === undefined || unchanged === undefined)
    throw new Error('The build does not say how many articles are unchanged.');
  return Number(all) - Number(unchanged);
}

/** Builds the site with few and with many articles. */
export async function measureBuilds(rounds: number): Promise<Figures> {
  const backend = await startEmbedded({
    folder: null,
    port: 0,
    siteUrl: 'http://127.0.0.1:4321',
    seed: true,
  });
  const runs: Round[] = [];
  try {
    for (let round = 0; round < rounds; round += 1) runs.push(await buildRound(backend));
  } finally {
    await backend.close();
  }
  const seconds = (name: keyof Round) => median(runs.map((run) => run[name].seconds));
  const below = (seconds('medium') - seconds('small')) / (medium - seeded);
  const above = (seconds('large') - seconds('medium')) / (large - medium);
  const toMilliseconds = (cost: number) => `${(cost * 1000).toFixed(1)} ms`;
  return {
    firstBuild: { value: seconds('first') },
    largeBuild: { value: seconds('large') },
    largeBuildMemory: { value: median(runs.map((run) => run.large.memory)) },
    articleCost: { value: above / below, note: `${toMilliseconds(above)} ÷ ${toMilliseconds(below)}` },
    changedTexts: {
      value: Math.max(...runs.map((run) => readProcessed(run.changed.output))),
      note: `build of ${seconds('changed').toFixed(1)} s`,
    },
  };
}
