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
