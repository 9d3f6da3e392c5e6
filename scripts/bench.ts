/** `npm run bench`: what pages weigh, how soon a slow phone shows them, how quickly keys are answered, how builds grow. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { routes } from '#config/routes.ts';
import { measureBuilds } from './bench/builds.ts';
import { startEdge } from './bench/edge.ts';
import { measureEditor, measureSearch } from './bench/keys.ts';
import { scorePages } from './bench/lighthouse.ts';
import { measureMachine } from './bench/machine.ts';
import { measurePage } from './bench/pages.ts';
import { toMarkdown } from './bench/report.ts';
import { type Point, toPoint, toTrendPicture } from './bench/trend.ts';
import { findHeadlessShell, requireChromium } from './browser.ts';
import { startEmbedded } from './embedded/start.ts';
import { startChild } from './serve/children.ts';
import { startSite, untilAnswering } from './serve/site.ts';
import { listenForStop } from './serve/stopping.ts';

const port = 4377;
const site = `https://127.0.0.1:${port}`;
const runtimePort = 4379;
const runtime = `http://127.0.0.1:${runtimePort}`;
const folder = 'docs/bench';
const visits = 3;
const rounds = 3;
const pages = [
  routes.home,
  routes.blog,
  routes.article('how-to-read-a-complete-blood-count'),
  routes.pricing,
  routes.catalogue('biochemistry'),
  routes.tests,
  routes.test('alanine-aminotransferase-alt-sgpt'),
  routes.services,
  routes.service('hematology'),
  routes.packages,
  routes.about,
  routes.branches,
  routes.contact,
  routes.login,
];
const postCounts = [100, 1000, 5000];

/** A slip, a code, several words, and words of two languages: the ways of the search. */
const finderWords = ['kidny', 'sgpt', 'blood sugar fasting', 'khoon ki jaanch', 'histopatology'];
const blocks = 200;

// Its own backend, blog and site: nothing of the place where people work is touched.
const work = '.local/bench';
const snapshotFile = `${work}/blog.snapshot`;
const stop = listenForStop();
const executable = requireChromium();
const shell = findHeadlessShell();
const backend = await startEmbedded({ folder: null, port: 0, siteUrl: site, seed: true });
const build = startChild('node', ['scripts/build.mjs'], {
  shown: false,
  env: {
    SITE_URL: site,
    SUPABASE_URL: backend.url,
    SUPABASE_PUBLISHABLE_KEY: backend.publishableKey,
    BLOG_SNAPSHOT: snapshotFile,
    OUT_DIR: `${work}/dist`,
  },
});
if ((await build.exited) !== 0) throw new Error(`The build failed.\n${build.lastWords()}`);
const server = startSite(runtimePort, `${work}/dist`);
const edge = await startEdge(port, runtime);
const browser = await chromium.launch({
  executablePath: executable,
  args: ['--no-sandbox', '--disable-quic', '--ignore-certificate-errors'],
});
try {
  await untilAnswering(runtime, server, stop);
  const machine = measureMachine();
  const figures = [];
  for (const path of pages) {
    console.log(`visiting ${path}`);
    figures.push(await measurePage(browser, site, path, visits));
  }
  const biochemistry = routes.catalogue('biochemistry');
  const keys = [
    {
      what: 'the list of 44 tests',
      ...(await measureSearch(browser, site + biochemistry, ['bilirubin'])),
    },
    {
      what: 'the finder over all entries',
      ...(await measureSearch(browser, site + routes.tests, finderWords)),
    },
    {
      what: `the editor with ${blocks} blocks`,
      ...(await measureEditor(browser, site, backend.accounts.staff, blocks)),
    },
  ];
  await browser.close();
  console.log('asking Lighthouse');
  const scores = await scorePages(
    shell ?? executable,
    pages.map((path) => site + path),
  );
  const builds = await measureBuilds(snapshotFile, postCounts, rounds);

  const report = {
    day: new Date().toISOString().slice(0, 10),
    machine,
    windows: shell === undefined,
    pages: figures.flatMap((page, index) => {
      const own = scores[index];
      return own ? [{ ...page, scores: own }] : [];
    }),
    keys,
    builds,
  };
  const historyFile = `${folder}/history.json`;
  const earlier: Point[] = existsSync(historyFile) ? JSON.parse(readFileSync(historyFile, 'utf8')) : [];
  const history = [...earlier, toPoint(report)];
  mkdirSync(folder, { recursive: true });
  writeFileSync(`${folder}/report.md`, toMarkdown(report));
  writeFileSync(`${folder}/report.json`, `${JSON.stringify(report, null, 2)}\n`);
  writeFileSync(historyFile, `${JSON.stringify(history, null, 2)}\n`);
  writeFileSync(`${folder}/trend.svg`, toTrendPicture(history));
  console.log(
    `${toMarkdown(report)}\nWritten to ${folder}/: report.md, report.json, history.json, trend.svg.`,
  );
} finally {
  await browser.close();
  edge.stop();
  await server.stop();
  await backend.close();
}
