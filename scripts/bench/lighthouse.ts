import lighthouse from 'lighthouse';
import puppeteer, { type Page } from 'puppeteer-core';
import { toMedians } from './medians.ts';

/** Of each page; one alone tells as much of the machine's moment as of the page. */
const runs = 5;
/** Runs of a page that may fail: now and then a browser loses its trace, and Lighthouse asks to be run again. */
const mostLost = 2;

/** Lighthouse's own view of a page: its mobile preset, a simulated slow phone; medians of the runs. */
export interface Scores {
  /** 0 to 100; pages that ask search engines to stay away cannot have the last one. */
  performance: number;
  accessibility: number;
  bestPractices: number;
  seo: number;
  /** Milliseconds. */
  fcp: number;
  lcp: number;
  tbt: number;
  cls: number;
}

const flags = [
  '--no-sandbox',
  '--ignore-certificate-errors',
  // Pages of the browser's own, which it draws while the first one begins.
  '--disable-features=WebUIOmniboxPopup,WebUIOmniboxAimPopup',
];

/** Runs Lighthouse on each address, one after another, each run in a new browser: old ones lose their traces. */
export async function scorePages(executablePath: string, addresses: readonly string[]): Promise<Scores[]> {
  const scores: Scores[] = [];
  for (const address of addresses) {
    const all: Scores[] = [];
    let lost = 0;
    while (all.length < runs) {
      const browser = await puppeteer.launch({ executablePath, headless: 'shell', args: flags });
      try {
        // Not under the pointer, which lies at 0, 0: to the page it would be a visitor.
        const page = await browser.newPage({ type: 'window', windowBounds: { left: 100, top: 100 } });
        all.push(await score(address, page));
      } catch (error) {
        lost += 1;
        if (lost > mostLost) throw error;
      } finally {
        await browser.close();
      }
    }
    scores.push(toMedians(all));
  }
  return scores;
}

async function score(address: string, page: Page): Promise<Scores> {
  const result = await lighthouse(address, { output: 'json', logLevel: 'silent' }, undefined, page);
  if (!result) throw new Error(`Lighthouse gave no result for ${address}.`);
  const { categories, audits, runtimeError } = result.lhr;
  if (runtimeError) throw new Error(`Lighthouse, ${address}: ${runtimeError.message}`);
  const points = (category: string) => Math.round((categories[category]?.score ?? 0) * 100);
  const value = (audit: string) => audits[audit]?.numericValue ?? Number.NaN;
  return {
    performance: points('performance'),
    accessibility: points('accessibility'),
    bestPractices: points('best-practices'),
    seo: points('seo'),
    fcp: Math.round(value('first-contentful-paint')),
    lcp: Math.round(value('largest-contentful-paint')),
    tbt: Math.round(value('total-blocking-time')),
    cls: Number(value('cumulative-layout-shift').toFixed(4)),
  };
}
