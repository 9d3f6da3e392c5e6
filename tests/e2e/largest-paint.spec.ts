import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { routes } from '#config/routes.ts';
import { workFolder } from './address.ts';
import { untilLaidOut } from './axe.ts';
import { expect, test } from './site.ts';

/**
 * On phones, what follows a page's first words is laid out a frame later. Were any of it larger on the first screen, the largest
 * paint would be that frame's: on a weak phone a tenth of a second after the first. Every page has words of its own, so
 * every page is looked at but what a blog may hold: articles of three words and titles of thirty.
 */
const parts = 3;
const isOurs = (path: string) =>
  !path.startsWith('/blogs/archive') &&
  (!path.startsWith('/blog/') || existsSync(`supabase/seeds/posts/${path.slice('/blog/'.length)}.sql`));
const listPages = (part: number): string[] =>
  [...readFileSync(join(workFolder, 'dist/sitemap-0.xml'), 'utf8').matchAll(/<loc>([^<]*)<\/loc>/g)]
    .map(([, address = '']) => new URL(address).pathname)
    .concat(routes.login)
    .filter((path) => isOurs(path))
    .filter((_path, index) => index % parts === part);

/** Nothing is still to come on the first screen: the face is there, and so is each picture in view. */
const untilPainted = async (page: Page) => {
  await untilLaidOut(page);
  // Not `document.fonts`, which has nothing to wait for until the first paint has asked for the face (src/components/first-paint/face.ts).
  await page.locator('html[data-face]').waitFor({ state: 'attached' });
  await page.waitForFunction(() =>
    [...document.images].every((image) => {
      const { top, bottom, width } = image.getBoundingClientRect();
      return image.complete || width === 0 || bottom <= 0 || top >= innerHeight;
    }),
  );
};

/** The largest paint so far, where it is no text, or text that had to wait or stands in what had to; else nothing. */
const findLate = (page: Page): Promise<string | undefined> =>
  page.evaluate(async () => {
    const paints = await new Promise<PerformanceEntryList>((resolve) => {
      new PerformanceObserver((list) => resolve(list.getEntries())).observe({
        type: 'largest-contentful-paint',
        buffered: true,
      });
    });
    const largest = paints.at(-1) as (PerformanceEntry & { element?: Element; url: string }) | undefined;
    if (!largest?.element) return 'no element';
    if (largest.url) return `a picture: ${largest.url}`;
    for (let part: Element | null = largest.element; part; part = part.parentElement)
      if (/later|far/.test(getComputedStyle(part).animationName))
        return largest.element.outerHTML.slice(0, 160);
    return undefined;
  });

for (let part = 0; part < parts; part++)
  test(`the largest paint is of the first frame, part ${part + 1} of ${parts} of the sitemap`, async ({
    page,
  }) => {
    test.setTimeout(240_000);
    await page.setViewportSize({ width: 412, height: 823 });
    const faults: string[] = [];
    const paths = listPages(part);
    expect(paths.length).toBeGreaterThan(60);
    for (const path of paths) {
      await page.goto(path, { waitUntil: 'load' });
      await untilPainted(page);
      const late = await findLate(page);
      if (late) faults.push(`${path} ${late}`);
    }
    expect(faults).toEqual([]);
  });
