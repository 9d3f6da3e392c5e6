import { brotliCompressSync, constants } from 'node:zlib';
import type { Browser, CDPSession, Page } from '@playwright/test';

/** One page as a visitor on a slow phone meets it: 150 ms and 1.6 Mbit/s, processor four times slower. */
export interface PageFigures {
  path: string;
  /** Bytes of the document with its inlined CSS, brotli 11. */
  document: number;
  /** Bytes of everything fetched before the visitor acts, as it travelled. */
  firstView: number;
  requests: number;
  scriptFiles: number;
  /** Milliseconds, medians of the runs. */
  fcp: number;
  lcp: number;
  cls: number;
}

const slowPhone = {
  latency: 150,
  downloadThroughput: 1_638_400 / 8,
  uploadThroughput: 750_000 / 8,
  offline: false,
};

export const median = (values: readonly number[]): number => {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
};

async function slowDown(page: Page): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', slowPhone);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  return session;
}

interface Visit {
  fcp: number;
  lcp: number;
  cls: number;
  bytes: number;
  requests: number;
  scriptFiles: number;
}

async function visit(browser: Browser, address: string): Promise<Visit> {
  const context = await browser.newContext({
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 1.75,
    isMobile: true,
    hasTouch: true,
  });
  const page = await context.newPage();
  const session = await slowDown(page);
  let bytes = 0;
  let requests = 0;
  let scriptFiles = 0;
  session.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength;
    requests += 1;
  });
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scriptFiles += 1;
  });
  await page.addInitScript(() => {
    const figures = { lcp: 0, cls: 0 };
    Object.assign(window, { figures });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) figures.lcp = entry.startTime;
    }).observe({ type: 'largest-contentful-paint', buffered: true });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if ('value' in entry && typeof entry.value === 'number') figures.cls += entry.value;
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto(address, { waitUntil: 'networkidle' });
  const paints = await page.evaluate(() => ({
    fcp: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
    ...('figures' in window
      ? (window.figures as { lcp: number; cls: number })
      : { lcp: Number.NaN, cls: Number.NaN }),
  }));
  await context.close();
  return { ...paints, bytes, requests, scriptFiles };
}

export async function measurePage(
  browser: Browser,
  site: string,
  path: string,
  runs: number,
): Promise<PageFigures> {
  const html = await (await fetch(site + path)).text();
  const visits: Visit[] = [];
  for (let run = 0; run < runs; run++) visits.push(await visit(browser, site + path));
  const pick = (key: keyof Visit) => median(visits.map((one) => one[key]));
  return {
    path,
    document: brotliCompressSync(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length,
    firstView: pick('bytes'),
    requests: pick('requests'),
    scriptFiles: pick('scriptFiles'),
    fcp: Math.round(pick('fcp')),
    lcp: Math.round(pick('lcp')),
    cls: Number(pick('cls').toFixed(4)),
  };
}

/**
 * Milliseconds from a key to the paint that answers it, for each key of `word` in the search box of a list, as the
 * browser's own Event Timing says (in steps of 8, which it rounds to); processor four times slower.
 */
export async function measureKeystrokes(browser: Browser, address: string, word: string): Promise<number[]> {
  const page = await browser.newPage({ viewport: { width: 412, height: 823 } });
  await page.goto(address);
  const search = page.getByRole('searchbox').first();
  await search.click();
  await page.locator('[data-live]').first().waitFor();
  await page.waitForLoadState('networkidle');
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.evaluate(() => {
    const interactions = new Map<number, number>();
    Object.assign(window, { interactions });
    // Newer than the types of the DOM.
    const events = { type: 'event', durationThreshold: 16 };
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if (!('interactionId' in entry) || typeof entry.interactionId !== 'number') continue;
        const { interactionId: id, duration } = entry;
        if (id > 0) interactions.set(id, Math.max(duration, interactions.get(id) ?? 0));
      }
    }).observe(events);
  });
  for (const letter of word) {
    await page.keyboard.press(letter);
    await page.waitForTimeout(400);
  }
  const times = await page.evaluate(() =>
    'interactions' in window ? [...(window.interactions as Map<number, number>).values()] : [],
  );
  await page.close();
  if (times.length === 0) throw new Error(`No key of "${word}" was answered on ${address}.`);
  return times.map(Math.round);
}
