import { expect, type Page } from '@playwright/test';

/** Sets the size of letters as a reader does in the browser's settings: 16 px unless changed. Media queries in rem follow. */
export async function setTextSize(page: Page, pixels: number): Promise<void> {
  const tools = await page.context().newCDPSession(page);
  await tools.send('Page.enable');
  await tools.send('Page.setFontSizes', {
    fontSizes: { standard: pixels, fixed: Math.round((pixels * 13) / 16) },
  });
}

/** That the page follows what was set. */
export async function expectTextSize(page: Page, pixels: number): Promise<void> {
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe(`${pixels}px`);
}
