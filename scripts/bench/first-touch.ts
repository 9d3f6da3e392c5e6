/** How soon a price list's filter answers who touches it for the first time, behind the slow line. */
import type { Browser, CDPSession, Page } from '@playwright/test';
import { z } from 'zod';
import { routes } from '#config/routes.ts';
import type { Figures } from './goals.ts';
import type { ServedSite } from './served-site.ts';
import { withSlowPhone } from './slow-phone.ts';
import { median } from './statistics.ts';

const path = routes.catalogue('biochemistry');
/** One test of the list has this in its name. */
const word = 'alt';
const hits = 1;
/** Milliseconds between keys, and until everything has been answered. */
const pause = 120;
const patience = 4000;

/** What visitors do between the page and their first key. */
const scenes = {
  cold: (page: Page) => page.waitForTimeout(300),
  read: async (page: Page) => {
    await page.waitForTimeout(300);
    await page.evaluate(() => scrollBy(0, 40));
    await page.waitForTimeout(3000);
  },
};

const notesSchema = z.object({
  /** Moments of keys. */
  keys: z.array(z.number()),
  /** How many tests stood in the list from a moment on. */
  changes: z.array(z.object({ at: z.number(), shown: z.number() })),
});
export type Notes = z.infer<typeof notesSchema>;

/** Notes keys, and looks at each frame how many tests can be booked. */
const watch = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const notes: Notes = { keys: [], changes: [] };
    Object.assign(window, { notes });
    addEventListener('keydown', ({ timeStamp }) => notes.keys.push(timeStamp), { capture: true });
    const look = () => {
      const shown = [...document.querySelectorAll('main a')].filter(
        (link) => link.textContent.trim().startsWith('Book Test') && link.checkVisibility(),
      ).length;
      if (shown !== notes.changes.at(-1)?.shown) notes.changes.push({ at: performance.now(), shown });
      requestAnimationFrame(look);
    };
    addEventListener('DOMContentLoaded', look);
  });

/** Milliseconds from the first key to the first answer, and from the last to the right list; infinite when it never came. */
export function readAnswers({ keys, changes }: Notes, expected: number): { first: number; last: number } {
  const [firstKey = Number.NaN, lastKey = Number.NaN] = [keys[0], keys.at(-1)];
  const answers = changes.filter(({ at }) => at > firstKey);
  const [first, last] = [answers[0], answers.at(-1)];
  return {
    first: first ? first.at - firstKey : Number.POSITIVE_INFINITY,
    last: last?.shown === expected ? Math.max(0, last.at - lastKey) : Number.POSITIVE_INFINITY,
  };
}

/** Adds up what scripts weigh as they travel; tells the sum in KB so far. */
async function weighScripts(session: CDPSession): Promise<() => number> {
  const scripts = new Set<string>();
  let bytes = 0;
  session.on('Network.responseReceived', ({ requestId, type }) => {
    if (type === 'Script') scripts.add(requestId);
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (scripts.has(requestId)) bytes += encodedDataLength;
  });
  await session.send('Network.enable');
  return () => bytes / 1024;
}

type Scene = keyof typeof scenes;

const touch = (browser: Browser, { slow }: ServedSite, scene: Scene) =>
  withSlowPhone(browser, async (page, session) => {
    const readScripts = await weighScripts(session);
    await watch(page);
    await page.goto(slow + path, { waitUntil: 'load' });
    await scenes[scene](page);
    await page.getByRole('main').getByRole('searchbox').first().tap();
    for (const key of word) {
      await page.keyboard.press(key);
      await page.waitForTimeout(pause);
    }
    await page.waitForTimeout(patience);
    const notes = notesSchema.parse(await page.evaluate(() => Reflect.get(window, 'notes')));
    return { ...readAnswers(notes, hits), scripts: readScripts() };
  });

export async function measureTouch(browser: Browser, site: ServedSite, rounds: number): Promise<Figures> {
  const touches: Record<Scene, Awaited<ReturnType<typeof touch>>[]> = { cold: [], read: [] };
  for (let round = 1; round <= rounds; round += 1) {
    console.log(`touching a filter, round ${round} of ${rounds}`);
    touches.cold.push(await touch(browser, site, 'cold'));
    touches.read.push(await touch(browser, site, 'read'));
  }
  const pick = (scene: Scene, key: 'first' | 'last' | 'scripts') => ({
    value: median(touches[scene].map((one) => one[key])),
  });
  return {
    coldFirstKey: pick('cold', 'first'),
    coldLastKey: pick('cold', 'last'),
    readFirstKey: pick('read', 'first'),
    readLastKey: pick('read', 'last'),
    scriptsAlive: pick('read', 'scripts'),
  };
}
