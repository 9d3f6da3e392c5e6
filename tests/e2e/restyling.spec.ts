import type { Page } from '@playwright/test';
import { z } from 'zod';
import { expect, test } from './site.ts';

/**
 * Whatever an island puts into a page, the browser styles a few elements anew and not all of them. One rule that asks
 * `:has()` of the root and then speaks of any element is enough for the opposite, on every page that carries it.
 */
const paths = [
  '/',
  '/blog/how-to-read-a-complete-blood-count',
  '/blogs',
  '/compare',
  '/contact',
  '/login',
  '/packages',
  '/plan',
  '/pricing',
  '/pricing/biochemistry',
  '/samples',
  '/services',
  '/services/hematology',
  '/tests',
  '/tests/alanine-aminotransferase-alt-sgpt',
  '/why-us',
];

const traceSchema = z.array(
  z.object({
    name: z.string(),
    ts: z.number().default(0),
    args: z.object({ elementCount: z.number().default(0) }).default({ elementCount: 0 }),
  }),
);

/** How many elements the browser styles anew between the marks `changed` and `styled`, which `change` sets in the page. */
async function countStyled(page: Page, change: () => Promise<unknown>): Promise<number> {
  const session = await page.context().newCDPSession(page);
  const said: unknown[] = [];
  session.on('Tracing.dataCollected', ({ value }) => said.push(...value));
  const ended = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve));
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: ['devtools.timeline', 'blink.user_timing'] },
  });
  await change();
  await session.send('Tracing.end');
  await ended;

  const trace = traceSchema.parse(said);
  const [from, to] = ['changed', 'styled'].map((mark) => trace.find(({ name }) => name === mark)?.ts ?? 0);
  return trace
    .filter(({ name, ts }) => name === 'UpdateLayoutTree' && ts > Number(from) && ts < Number(to))
    .reduce((sum, { args }) => sum + args.elementCount, 0);
}

for (const path of paths)
  test(`${path}: a new element has no more than half of the page styled anew`, async ({ page }) => {
    await page.setViewportSize({ width: 412, height: 823 });
    await page.goto(path, { waitUntil: 'networkidle' });
    let all = 0;
    const styled = await countStyled(page, async () => {
      all = await page.evaluate(async () => {
        const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
        await nextFrame();
        await nextFrame();
        performance.mark('changed');
        document.querySelector('main h1')?.append(document.createElement('span'));
        document.body.getBoundingClientRect();
        performance.mark('styled');
        return [...document.body.querySelectorAll('*')].filter((element) => element.checkVisibility()).length;
      });
    });
    expect(styled, `of ${all} elements`).toBeGreaterThan(0);
    expect(styled, `of ${all} elements`).toBeLessThan(all / 2);
  });

for (const [path, word] of [
  ['/pricing/biochemistry', 'bilirubi'],
  ['/tests', 'creatinin'],
] as const)
  test(`${path}: a key that leaves the rows as they are has none of them styled anew`, async ({ page }) => {
    await page.setViewportSize({ width: 412, height: 823 });
    await page.goto(path, { waitUntil: 'networkidle' });
    // The display face, which a busy machine puts on late, has every heading styled anew.
    await expect(page.locator('html[data-face]')).toBeAttached();
    const field = page.getByRole('searchbox');
    await field.pressSequentially(word.slice(0, -1));
    const rows = page.locator('li:visible:has(a[href^="/tests/"])');
    await expect.poll(() => rows.count()).toBeLessThan(20);
    const before = await rows.allInnerTexts();
    const styled = await countStyled(page, async () => {
      await page.evaluate(() => performance.mark('changed'));
      await field.press(word.slice(-1));
      await page.evaluate(async () => {
        await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
        performance.mark('styled');
      });
    });
    expect(await rows.allInnerTexts()).toEqual(before);
    expect(styled).toBeGreaterThan(0);
    // The field, what it is told to screen readers, and the frame of the page: not a row of the 44 or 168.
    expect(styled).toBeLessThan(40);
  });

test('the finder lays out no letters below the screen while somebody types, and all of them afterwards', async ({
  page,
}) => {
  await page.setViewportSize({ width: 412, height: 823 });
  await page.goto('/tests', { waitUntil: 'networkidle' });
  const field = page.getByRole('searchbox');
  const last = page.locator('.a-to-z li').last();
  const isLaidOut = () => last.evaluate((row) => row.checkVisibility({ contentVisibilityAuto: true }));
  await field.press('s');
  await expect(last).toBeHidden();
  await field.press('Backspace');
  await expect(last).toBeVisible();
  await expect.poll(isLaidOut).toBe(false);
  await last.scrollIntoViewIfNeeded();
  await expect.poll(isLaidOut).toBe(true);
  await page.evaluate(() => scrollTo(0, 0));
  await expect.poll(isLaidOut).toBe(false);
  await field.blur();
  await expect.poll(isLaidOut).toBe(true);
});
