import lighthouse from 'lighthouse';
import puppeteer, { type Page } from 'puppeteer-core';
import { routes } from '#config/routes.ts';
import type { Figures } from './goals.ts';
import { contentPages } from './pages.ts';
import type { ServedSite } from './served-site.ts';
import { findLargest, median } from './statistics.ts';

const pages = [...contentPages, routes.login];
/** Tries of a run: now and then a browser loses its trace, and Lighthouse asks to be run again. */
const tries = 3;

/** Points, 0 to 100. */
interface Scores {
  performance: number;
  /** The lowest of all other categories. */
  others: number;
}

async function score(address: string, page: Page): Promise<Scores> {
  const result = await lighthouse(address, { output: 'json', logLevel: 'silent' }, undefined, page);
  if (!result) throw new Error(`Lighthouse gave no result for ${address}.`);
  const { categories, runtimeError } = result.lhr;
  if (runtimeError) throw new Error(`Lighthouse, ${address}: ${runtimeError.message}`);
  const points = (category: string) => Math.round((categories[category]?.score ?? 0) * 100);
  return {
    performance: points('performance'),
    others: Math.min(...['accessibility', 'best-practices', 'seo'].map(points)),
  };
}

/** Lighthouse's mobile preset on one page, in a browser of its own. */
async function scoreOnce(executablePath: string, address: string): Promise<Scores> {
  const args = ['--no-sandbox', '--ignore-certificate-errors'];
  const browser = await puppeteer.launch({ executablePath, args });
  try {
    // Not under the pointer, which lies at 0, 0: to the page it would be a visitor.
    const page = await browser.newPage({ type: 'window', windowBounds: { left: 100, top: 100 } });
    return await score(address, page);
  } finally {
    await browser.close();
  }
}

async function scoreWithTries(executablePath: string, address: string): Promise<Scores> {
  for (let left = tries - 1; ; left -= 1) {
    try {
      return await scoreOnce(executablePath, address);
    } catch (error) {
      if (left === 0) throw error;
    }
  }
}

export async function measureLighthouse(
  executablePath: string,
  { direct }: ServedSite,
  rounds: number,
): Promise<Figures> {
  const scores: (Scores & { path: string })[] = [];
  for (const path of pages) {
    console.log(`asking Lighthouse about ${path}`);
    const runs: Scores[] = [];
    for (let round = 0; round < rounds; round += 1)
      runs.push(await scoreWithTries(executablePath, direct + path));
    scores.push({
      path,
      performance: median(runs.map(({ performance }) => performance)),
      others: median(runs.map(({ others }) => others)),
    });
  }
  const lowest = (key: keyof Scores) => {
    const page = findLargest(scores, (one) => -one[key]);
    return { value: page[key], note: page.path };
  };
  return { lighthousePerformance: lowest('performance'), lighthouseOthers: lowest('others') };
}
