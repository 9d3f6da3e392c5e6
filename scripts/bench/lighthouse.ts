import { chromium } from '@playwright/test';
import lighthouse from 'lighthouse';

/** Lighthouse's own view of a page: its mobile preset, a simulated slow phone. */
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

/** Runs Lighthouse on each address in a browser of its own on `port`, one after another. */
export async function scorePages(
  executablePath: string,
  port: number,
  addresses: readonly string[],
): Promise<Scores[]> {
  const browser = await chromium.launch({
    executablePath,
    args: ['--no-sandbox', `--remote-debugging-port=${port}`],
  });
  try {
    const scores: Scores[] = [];
    for (const address of addresses) scores.push(await score(address, port));
    return scores;
  } finally {
    await browser.close();
  }
}

async function score(address: string, port: number): Promise<Scores> {
  const result = await lighthouse(address, { port, output: 'json', logLevel: 'silent' });
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
