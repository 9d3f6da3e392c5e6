import type { BuildFigures } from './builds.ts';
import type { KeyTimes } from './keys.ts';
import type { Scores } from './lighthouse.ts';
import { median } from './medians.ts';
import type { PageFigures } from './pages.ts';

interface KeyFigures extends KeyTimes {
  what: string;
}

export interface Report {
  day: string;
  /** Milliseconds for a fixed piece of work. */
  machine: number;
  /** Whether Lighthouse's browser had windows, which take time from the page. */
  windows: boolean;
  pages: (PageFigures & { scores: Scores })[];
  keys: KeyFigures[];
  builds: BuildFigures[];
}

type Cell = string | number;

const toTable = (head: readonly string[], rows: readonly (readonly Cell[])[]): string =>
  [head, head.map((_, column) => (column === 0 ? '---' : '--:')), ...rows]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n');

const toKinds = (kinds: Record<string, number>): string =>
  Object.entries(kinds)
    .sort(([, one], [, other]) => other - one)
    .map(([kind, bytes]) => `${kind} ${(bytes / 1000).toFixed(1)}`)
    .join(', ');

/** Seconds that one more article costs, between two measured numbers of them, in milliseconds. */
function toCost(from: BuildFigures, to: BuildFigures): string {
  return (((to.seconds - from.seconds) / (to.posts - from.posts)) * 1000).toFixed(2);
}

/** The report for people. */
export function toMarkdown({ day, machine, windows, pages, keys, builds }: Report): string {
  const costs = builds
    .slice(1)
    .map((to, index) => {
      const from = builds[index];
      return from ? `from ${from.posts} to ${to.posts} articles ${toCost(from, to)} ms each` : '';
    })
    .join(', ');
  return `# Bench, ${day}

${pages.length} pages, one of each type that budgets.json names, in the CDN's own runtime, over TLS, HTTP/2 and brotli like
visitors (until 2026-11-22 without these three). Times of the first table: Chromium at 412×823, 150 ms, 1.6 Mbit/s, processor
four times slower, medians of three visits; bytes as they travelled before the visitor acts, in KB by kind.

${toTable(
  ['page', 'document, brotli', 'first view', 'requests', 'script files', 'FCP', 'LCP', 'CLS', 'by kind'],
  pages.map((page) => [
    page.path,
    page.document,
    page.firstView,
    page.requests,
    page.scriptFiles,
    page.fcp,
    page.lcp,
    page.cls,
    toKinds(page.kinds),
  ]),
)}

Lighthouse, mobile preset, simulated, medians of five runs, ${windows ? "in a browser with windows: its toolbar's work adds some ms of TBT" : 'in a browser without windows'}; pages
that ask search engines to stay away cannot score 100 in the last category.

${toTable(
  ['page', 'performance', 'accessibility', 'best practices', 'SEO', 'FCP', 'LCP', 'TBT', 'CLS'],
  pages.map(({ path, scores }) => [
    path,
    scores.performance,
    scores.accessibility,
    scores.bestPractices,
    scores.seo,
    scores.fcp,
    scores.lcp,
    scores.tbt,
    scores.cls,
  ]),
)}

From a key to the paint that answers it, processor four times slower, in ms; what the page's own code did of it; and of that the
search over all entries, without putting its hits into the page.

${toTable(
  ['where', 'median', 'longest', 'each', 'own work: median', 'longest', 'search: median', 'longest'],
  keys.map(({ what, paints, work, search }) => [
    what,
    median(paints),
    Math.max(...paints),
    paints.join(', '),
    median(work),
    Math.max(...work),
    search ? median(search) : '',
    search ? Math.max(...search) : '',
  ]),
)}

Building the whole site, in seconds and MB, medians of three rounds: with nothing kept, so that the code is bundled; with the
code of the build before, every page drawn anew; and after one article changed. The texts of articles are ready in each; making all of them
ready, as when nothing was ever built, takes the seconds of the second column more.

${toTable(
  ['articles', 'all texts', 'first build', 'all pages', 'one article', 'memory, first', 'memory, later'],
  builds.map(({ posts, texts, first, seconds, again, firstMemory, memory }) => [
    posts,
    ...[texts, first, seconds, again].map((duration) => duration.toFixed(1)),
    firstMemory,
    memory,
  ]),
)}

Cost of an article: ${costs}.

The machine: ${machine} ms to hash 256 MB, which tells how far the times of two days can be compared.
`;
}
