import type { Browser } from '@playwright/test';

/**
 * Milliseconds from a key to the paint that answers it, for each key of `word` in the search box of a list, as the
 * browser's own Event Timing says (in steps of 8, which it rounds to); processor four times slower.
 */
export async function measureKeys(browser: Browser, address: string, word: string): Promise<number[]> {
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
