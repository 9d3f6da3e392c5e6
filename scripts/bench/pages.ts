import type { Browser, CDPSession, Page } from '@playwright/test';
import { median } from './medians.ts';

/** One page as a visitor on a slow phone meets it: 150 ms and 1.6 Mbit/s, processor four times slower. */
export interface PageFigures {
  path: string;
  /** Bytes of the document with its inlined CSS, as the edge has packed it. */
  document: number;
  /** Bytes of everything fetched before the visitor acts, as it travelled. */
  firstView: number;
  /** The same by kind: document, font, image, script, stylesheet, fetch, media, other. */
  kinds: Record<string, number>;
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

async function slowDown(page: Page): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', slowPhone);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  return session;
}

interface Visit {
  document: number;
  fcp: number;
  lcp: number;
  cls: number;
  bytes: number;
  kinds: Record<string, number>;
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
  const kindOf = new Map<string, string>();
  const kinds: Record<string, number> = {};
  session.on('Network.responseReceived', ({ requestId, type }) => kindOf.set(requestId, type.toLowerCase()));
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const kind = kindOf.get(requestId) ?? 'other';
    kinds[kind] = (kinds[kind] ?? 0) + encodedDataLength;
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
  const answer = await page.goto(address, { waitUntil: 'networkidle' });
  if (!answer) throw new Error(`${address} gave no answer.`);
  const document = Number(await answer.headerValue('content-length'));
  const paints = await page.evaluate(() => ({
    fcp: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
    ...('figures' in window
      ? (window.figures as { lcp: number; cls: number })
      : { lcp: Number.NaN, cls: Number.NaN }),
  }));
  await context.close();
  return { ...paints, document, bytes, kinds, requests, scriptFiles };
}

export async function measurePage(
  browser: Browser,
  site: string,
  path: string,
  runs: number,
): Promise<PageFigures> {
  const visits: Visit[] = [];
  for (let run = 0; run < runs; run++) visits.push(await visit(browser, site + path));
  const pick = (key: Exclude<keyof Visit, 'kinds'>) => median(visits.map((one) => one[key]));
  return {
    path,
    document: pick('document'),
    firstView: pick('bytes'),
    kinds: visits[0]?.kinds ?? {},
    requests: pick('requests'),
    scriptFiles: pick('scriptFiles'),
    fcp: Math.round(pick('fcp')),
    lcp: Math.round(pick('lcp')),
    cls: Number(pick('cls').toFixed(4)),
  };
}
