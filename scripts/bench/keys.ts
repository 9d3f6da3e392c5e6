/**
 * Milliseconds from a key to the paint that answers it, as the browser's own Event Timing says (in steps of 8, which it
 * rounds to), with the processor four times slower.
 */
import type { Browser, Locator, Page } from '@playwright/test';

export interface KeyTimes {
  /** From each key to its paint. */
  paints: number[];
  /** What the page's own code did of it: the search, and putting its hits into the page. */
  work: number[];
  /** The search alone, where there is one over all entries; also for keys that were painted too soon to be counted. */
  search?: number[];
}

/** Milliseconds between two keys: one is answered before the next. */
const pause = 400;

/** Types the words, each into the empty `field`, and gives the times of each key. Throws when no key was answered. */
async function timeKeys(page: Page, field: Locator, words: readonly string[]): Promise<KeyTimes> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.evaluate(() => {
    const interactions = new Map<number, { paint: number; work: number }>();
    Object.assign(window, { interactions });
    const slow: PerformanceObserverInit & { durationThreshold: number } = {
      type: 'event',
      durationThreshold: 16,
    };
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if (!(entry instanceof PerformanceEventTiming)) continue;
        const { interactionId: id, duration, processingStart, processingEnd } = entry;
        if (id === 0) continue;
        const { paint, work } = interactions.get(id) ?? { paint: 0, work: 0 };
        interactions.set(id, {
          paint: Math.max(duration, paint),
          work: work + processingEnd - processingStart,
        });
      }
    }).observe(slow);
  });
  for (const word of words) {
    await field.fill('');
    // Nobody empties a field and types in the same moment: what came back to the page is painted first.
    await page.waitForTimeout(pause);
    for (const letter of word) {
      await page.keyboard.press(letter);
      await page.waitForTimeout(pause);
    }
  }
  const times = await page.evaluate(() =>
    'interactions' in window
      ? [...(window.interactions as Map<number, { paint: number; work: number }>).values()]
      : [],
  );
  if (times.length === 0) throw new Error(`No key of "${words.join('", "')}" was answered on ${page.url()}.`);
  const search = await page.evaluate(() =>
    performance.getEntriesByName('search').map(({ duration }) => Math.round(duration)),
  );
  return {
    paints: times.map(({ paint }) => Math.round(paint)),
    work: times.map(({ work }) => Math.round(work)),
    ...(search.length > 0 ? { search } : {}),
  };
}

/** In the search box of a list on a phone. */
export async function measureSearch(
  browser: Browser,
  address: string,
  words: readonly string[],
): Promise<KeyTimes> {
  const page = await browser.newPage({ viewport: { width: 412, height: 823 } });
  try {
    await page.goto(address);
    const field = page.getByRole('searchbox').first();
    await field.click();
    await page.locator('[data-live]').first().waitFor();
    await page.waitForLoadState('networkidle');
    return await timeKeys(page, field, words);
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
): Promise<KeyTimes> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  try {
    await page.goto(`${site}/login?next=${encodeURIComponent('/admin/editor?post=new')}`);
    await page.locator('astro-island[client=load][data-live]').waitFor();
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
    const last = items.last().locator('textarea');
    await last.click();
    return await timeKeys(page, last, ['veterinary']);
  } finally {
    await page.close();
  }
}
