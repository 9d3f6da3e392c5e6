/**
 * Milliseconds from a key to the paint that answers it, as the browser's own Event Timing says (in steps of 8, which it
 * rounds to), with the processor four times slower.
 */
import type { Browser, Page } from '@playwright/test';

/** Types `word` into what has the focus and gives the time of each key. Throws when no key was answered. */
async function timeKeys(page: Page, word: string): Promise<number[]> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.evaluate(() => {
    const interactions = new Map<number, number>();
    Object.assign(window, { interactions });
    const slow: PerformanceObserverInit & { durationThreshold: number } = {
      type: 'event',
      durationThreshold: 16,
    };
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if (!('interactionId' in entry) || typeof entry.interactionId !== 'number') continue;
        const { interactionId: id, duration } = entry;
        if (id > 0) interactions.set(id, Math.max(duration, interactions.get(id) ?? 0));
      }
    }).observe(slow);
  });
  for (const letter of word) {
    await page.keyboard.press(letter);
    await page.waitForTimeout(400);
  }
  const times = await page.evaluate(() =>
    'interactions' in window ? [...(window.interactions as Map<number, number>).values()] : [],
  );
  if (times.length === 0) throw new Error(`No key of "${word}" was answered on ${page.url()}.`);
  return times.map(Math.round);
}

/** In the search box of a list on a phone. */
export async function measureSearch(browser: Browser, address: string, word: string): Promise<number[]> {
  const page = await browser.newPage({ viewport: { width: 412, height: 823 } });
  try {
    await page.goto(address);
    await page.getByRole('searchbox').first().click();
    await page.locator('[data-live]').first().waitFor();
    await page.waitForLoadState('networkidle');
    return await timeKeys(page, word);
  } finally {
    await page.close();
  }
}

/** In the last paragraph of a post of so many blocks, which staff paste into the editor. */
export async function measureEditor(
  browser: Browser,
  site: string,
  { email, password }: { email: string; password: string },
  blocks: number,
): Promise<number[]> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  try {
    await page.goto(`${site}/login?next=${encodeURIComponent('/admin/editor?post=new')}`);
    await page.locator('[data-island][data-live]').waitFor();
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await page.getByLabel('Title', { exact: true }).fill('Two hundred blocks');
    const items = page.getByRole('list', { name: 'Article' }).getByRole('listitem');
    await items
      .first()
      .locator('textarea')
      .evaluate((field, count) => {
        const data = new DataTransfer();
        data.setData('text/html', `<p>${'Some words of a paragraph. '.repeat(8)}</p>`.repeat(count));
        field.dispatchEvent(
          new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
        );
      }, blocks);
    await items.nth(blocks - 1).waitFor();
    await items.last().locator('textarea').click();
    return await timeKeys(page, 'veterinary');
  } finally {
    await page.close();
  }
}
