import { brotliCompressSync } from 'node:zlib';
import type { Browser, BrowserContextOptions, Page } from '@playwright/test';
import { routes } from '#config/routes.ts';
import type { Figure, Figures } from './goals.ts';
import { emptyPage, type ServedSite } from './served-site.ts';
import { withSlowPhone } from './slow-phone.ts';
import { findLargest, mean, median } from './statistics.ts';

/** One page of each type. */
export const contentPages = [
  routes.home,
  routes.about,
  routes.services,
  routes.service('hematology'),
  routes.catalogue('biochemistry'),
  routes.tests,
  routes.test('alanine-aminotransferase-alt-sgpt'),
  routes.blog,
  routes.article('how-to-read-a-complete-blood-count'),
  routes.contact,
];
const doors = [routes.login, routes.signup];
/** Shown to who is signed in. */
const ownScreens = [routes.profile, routes.admin];

/** Milliseconds of the empty page up to which a run counts: above, the machine is busy with something else. */
const longestEmpty = 650;
/** Milliseconds after a page has loaded in which it may still paint or move. */
const rest = 1500;

interface Visit {
  /** Milliseconds. */
  largestPaint: number;
  layoutShift: number;
  scriptFiles: number;
  requestsBeforePaint: number;
  /** KB, compressed. */
  document: number;
  inlineScript: number;
}

interface PageVisits {
  path: string;
  visits: Visit[];
}

/** What the browser has noted of the page in front. */
const readPage = (page: Page) =>
  page.evaluate(async () => {
    const noted = { largestPaint: Number.NaN, layoutShift: 0 };
    new PerformanceObserver((list) => {
      for (const { startTime } of list.getEntries()) noted.largestPaint = startTime;
    }).observe({ type: 'largest-contentful-paint', buffered: true });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        if ('value' in entry && typeof entry.value === 'number') noted.layoutShift += entry.value;
    }).observe({ type: 'layout-shift', buffered: true });
    await new Promise((resolve) => setTimeout(resolve, 200));
    const blocking = performance
      .getEntriesByType('resource')
      .filter((entry) => 'renderBlockingStatus' in entry && entry.renderBlockingStatus === 'blocking');
    const inline = [...document.scripts]
      .filter(({ src, type }) => !src && (!type || type === 'module'))
      .map(({ textContent }) => textContent)
      .join('');
    return { ...noted, requestsBeforePaint: 1 + blocking.length, inline };
  });

async function visit(page: Page, address: string): Promise<Visit> {
  let scriptFiles = 0;
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scriptFiles += 1;
  });
  const answer = await page.goto(address, { waitUntil: 'load' });
  if (!answer?.ok()) throw new Error(`${address} gave no page.`);
  await page.waitForTimeout(rest);
  if (page.url() !== address) throw new Error(`${address} has led on to ${page.url()}.`);
  const { inline, ...noted } = await readPage(page);
  return {
    ...noted,
    scriptFiles,
    document: Number(await answer.headerValue('content-length')) / 1024,
    inlineScript: inline ? brotliCompressSync(inline).length / 1024 : 0,
  };
}

type Storage = Exclude<BrowserContextOptions['storageState'], string | undefined>;

/** What a browser keeps of somebody who is signed in, for the origin behind the slow line. */
async function signIn(browser: Browser, { direct, slow, staff }: ServedSite): Promise<Storage> {
  const context = await browser.newContext();
  try {
    const page = await context.newPage();
    await page.goto(direct + routes.login, { waitUntil: 'networkidle' });
    await page.getByLabel('Email').fill(staff.email);
    await page.getByLabel('Password', { exact: true }).fill(staff.password);
    await page.getByLabel('Remember me').check();
    await page.getByRole('button', { name: 'Sign in' }).click();
    await page.waitForURL((url) => url.pathname !== routes.login);
    const { cookies, origins } = await context.storageState();
    return { cookies, origins: origins.map((kept) => ({ ...kept, origin: slow })) };
  } finally {
    await context.close();
  }
}

/** The worst page's median. */
function toWorst(pages: readonly PageVisits[], key: keyof Visit): Figure {
  const value = ({ visits }: PageVisits) => median(visits.map((one) => one[key]));
  const worst = findLargest(pages, value);
  return { value: value(worst), note: worst.path };
}

/** Visits each page behind the slow line, in turns with the empty one. */
async function visitPages(browser: Browser, site: ServedSite, rounds: number): Promise<PageVisits[]> {
  const storage = await signIn(browser, site);
  const pages: PageVisits[] = [emptyPage, ...contentPages, ...doors, ...ownScreens].map((path) => ({
    path,
    visits: [],
  }));
  const open = (path: string) =>
    withSlowPhone(
      browser,
      (page) => visit(page, site.slow + path),
      ownScreens.some((own) => own === path) ? storage : undefined,
    );
  console.log('visiting pages once, so that they are compressed');
  for (const { path } of pages) await open(path);
  for (let round = 1; round <= rounds; round += 1) {
    console.log(`visiting ${pages.length} pages, round ${round} of ${rounds}`);
    const order = round % 2 === 0 ? pages.toReversed() : pages;
    for (const { path, visits } of order) visits.push(await open(path));
  }
  return pages;
}

/** Largest paints as ratios to the empty page's, and what pages weigh. */
export async function measurePages(browser: Browser, site: ServedSite, rounds: number): Promise<Figures> {
  const [empty, ...pages] = await visitPages(browser, site, rounds);
  const content = pages.slice(0, contentPages.length);
  const shells = pages.slice(contentPages.length);
  const finder = content.filter(({ path }) => path === routes.tests);
  const others = pages.filter(({ path }) => path !== routes.tests);

  const floor = median((empty?.visits ?? []).map(({ largestPaint }) => largestPaint));
  const toRatio = ({ visits }: PageVisits) => median(visits.map(({ largestPaint }) => largestPaint)) / floor;
  const invalid =
    floor <= longestEmpty
      ? {}
      : { invalid: `the empty page took ${Math.round(floor)} ms, more than ${longestEmpty}` };
  const worst = (kind: readonly PageVisits[]): Figure => {
    const page = findLargest(kind, toRatio);
    return { value: toRatio(page), note: page.path, ...invalid };
  };
  return {
    contentPaintWorst: worst(content),
    contentPaintMean: {
      value: mean(content.map(toRatio)),
      note: `empty page ${Math.round(floor)} ms`,
      ...invalid,
    },
    shellPaintWorst: worst(shells),
    scriptFiles: toWorst(content, 'scriptFiles'),
    inlineScript: toWorst(pages, 'inlineScript'),
    document: toWorst(others, 'document'),
    finderDocument: toWorst(finder, 'document'),
    requestsBeforePaint: toWorst(pages, 'requestsBeforePaint'),
    layoutShift: toWorst(pages, 'layoutShift'),
  };
}
