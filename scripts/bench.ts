/** `npm run bench`: what pages weigh, how soon a slow phone shows them, how quickly lists answer, how builds grow. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { routes } from '#config/routes.ts';
import { measureBuild } from './bench/builds.ts';
import { measureKeystrokes, measurePage, median } from './bench/pages.ts';
import { requireChromium } from './browser.ts';
import { startChild } from './serve/children.ts';
import { startSite, untilAnswering } from './serve/site.ts';
import { listenForStop } from './serve/stopping.ts';

const port = 4377;
const site = `http://127.0.0.1:${port}`;
const runs = 3;
const pages = [
  routes.home,
  routes.blog,
  routes.article('how-to-read-a-complete-blood-count'),
  routes.pricing,
  routes.catalogue('biochemistry'),
  routes.tests,
  routes.test('alanine-aminotransferase-alt-sgpt'),
  routes.services,
  routes.contact,
  routes.login,
];
const postCounts = [100, 1000, 5000];

const stop = listenForStop();
const build = startChild('node', ['scripts/build.ts'], { shown: false, env: {} });
if ((await build.exited) !== 0) throw new Error(`The build failed.\n${build.lastWords()}`);
const server = startSite(port);
const browser = await chromium.launch({
  executablePath: requireChromium(),
  args: ['--no-sandbox', '--disable-quic'],
});
try {
  await untilAnswering(site, server, stop);
  const measured = [];
  for (const path of pages) measured.push(await measurePage(browser, site, path, runs));
  const keystrokes = await measureKeystrokes(browser, site + routes.catalogue('biochemistry'), 'bilirubin');
  const builds = [];
  for (const posts of postCounts) builds.push(await measureBuild(posts));

  const report = [
    `# Bench, ${new Date().toISOString().slice(0, 10)}`,
    '',
    'Chromium at 412×823, 150 ms, 1.6 Mbit/s, processor four times slower; medians of three.',
    '',
    '| page | document, brotli | first view | requests | script files | FCP ms | LCP ms | CLS |',
    '|---|--:|--:|--:|--:|--:|--:|--:|',
    ...measured.map(
      (page) =>
        `| ${page.path} | ${page.document} | ${page.firstView} | ${page.requests} | ${page.scriptFiles} | ${page.fcp} | ${page.lcp} | ${page.cls} |`,
    ),
    '',
    `Key to paint in the list of 44 tests: median ${median(keystrokes)} ms, longest ${Math.max(...keystrokes)} ms (${keystrokes.join(', ')}).`,
    '',
    '| posts | build s | memory MB |',
    '|--:|--:|--:|',
    ...builds.map(({ posts, seconds, memory }) => `| ${posts} | ${seconds} | ${memory} |`),
    '',
  ].join('\n');
  mkdirSync('.local/bench', { recursive: true });
  writeFileSync('.local/bench/report.md', report);
  writeFileSync('.local/bench/report.json', JSON.stringify({ pages: measured, keystrokes, builds }, null, 2));
  console.log(`${report}\nWritten to .local/bench/report.md and report.json.`);
} finally {
  await browser.close();
  await server.stop();
}
