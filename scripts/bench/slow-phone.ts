import type { Browser, BrowserContextOptions, CDPSession, Page } from '@playwright/test';

const phone: BrowserContextOptions = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
};

/** Milliseconds that a step may take: long enough for a slow line and a slow processor. */
const patience = 120_000;

/** Slows the processor of a page down to that of a weak phone. */
async function slowDown(page: Page): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  return session;
}

/** A new visitor with a weak phone, who knows nothing of the site but what `storageState` holds. */
export async function withSlowPhone<Result>(
  browser: Browser,
  use: (page: Page, session: CDPSession) => Promise<Result>,
  storageState?: BrowserContextOptions['storageState'],
): Promise<Result> {
  const context = await browser.newContext({ ...phone, ...(storageState && { storageState }) });
  context.setDefaultTimeout(patience);
  try {
    const page = await context.newPage();
    return await use(page, await slowDown(page));
  } finally {
    await context.close();
  }
}
