/** From a key in the finder to the paint that answers it, once it is alive, with the processor four times slower. */
import type { Browser, Page } from '@playwright/test';
import { z } from 'zod';
import { routes } from '#config/routes.ts';
import type { Figures } from './goals.ts';
import type { ServedSite } from './served-site.ts';
import { withSlowPhone } from './slow-phone.ts';
import { median } from './statistics.ts';

/** A slip, a code, several words, and words of two languages: the ways of the search. */
const words = ['kidny', 'sgpt', 'blood sugar fasting', 'khoon ki jaanch', 'histopatology'];
/** Milliseconds between two keys: one is answered before the next. */
const pause = 400;

const timesSchema = z.array(z.number());

/** Notes how long each key takes to its paint, as the browser's Event Timing says, in steps of 8 ms from 16 on. */
const watchKeys = (page: Page): Promise<unknown> =>
  page.evaluate(() => {
    const paints = new Map<number, number>();
    Object.assign(window, { paints });
    const options: PerformanceObserverInit & { durationThreshold: number } = {
      type: 'event',
      durationThreshold: 16,
    };
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if (!(entry instanceof PerformanceEventTiming) || entry.interactionId === 0) continue;
        const { interactionId, duration } = entry;
        paints.set(interactionId, Math.max(duration, paints.get(interactionId) ?? 0));
      }
    }).observe(options);
  });

/** Resolves when the finder answers keys: fewer entries are shown than stand in the page. */
async function wake(page: Page): Promise<void> {
  const field = page.getByRole('searchbox').first();
  const entries = page.getByRole('main').getByRole('listitem').filter({ visible: true });
  const all = await entries.count();
  await field.tap();
  await field.pressSequentially('cbc');
  await page.waitForFunction(
    (count) =>
      [...document.querySelectorAll('main li')].filter((entry) => entry.checkVisibility()).length < count,
    all,
  );
  await page.waitForLoadState('networkidle');
}

/** The slowest key of all words, in milliseconds. */
const typeWords = (browser: Browser, { direct }: ServedSite): Promise<number> =>
  withSlowPhone(browser, async (page) => {
    await page.goto(direct + routes.tests);
    await wake(page);
    await watchKeys(page);
    const field = page.getByRole('searchbox').first();
    for (const word of words) {
      await field.fill('');
      // Nobody empties a field and types in the same moment: what comes back to the page is painted first.
      await page.waitForTimeout(pause);
      for (const letter of word) {
        await field.press(letter);
        await page.waitForTimeout(pause);
      }
    }
    const times = timesSchema.parse(
      await page.evaluate(() => [...(Reflect.get(window, 'paints') as Map<number, number>).values()]),
    );
    if (times.length === 0) throw new Error('The finder answered no key.');
    return Math.max(...times);
  });

export async function measureKeys(browser: Browser, site: ServedSite, rounds: number): Promise<Figures> {
  const slowest: number[] = [];
  for (let round = 1; round <= rounds; round += 1) {
    console.log(`typing into the finder, round ${round} of ${rounds}`);
    slowest.push(await typeWords(browser, site));
  }
  return { finderKey: { value: median(slowest) } };
}
