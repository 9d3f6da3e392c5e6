import type { Page } from '@playwright/test';
import { readShift, watchLayoutShifts } from './layout-shifts.ts';
import { expect, test } from './site.ts';

const section = (page: Page) => page.getByRole('region', { name: 'Why choose us' });
const figures = (page: Page) => section(page).getByRole('definition');
/** What is counted over the figures, for the eye alone. */
const running = (page: Page) => figures(page).locator('[aria-hidden="true"]');
const readFlag = (page: Page) => page.evaluate(() => localStorage.getItem('counterAnimationSeen'));

/** A window in which the page opens with the counters below it, and a visitor who has begun to use it. */
async function open(page: Page): Promise<void> {
  await page.setViewportSize({ width: 1280, height: 500 });
  await page.goto('/why-us');
  await expect(figures(page)).toHaveText(['250', '150']);
  await page.mouse.move(300, 300);
  await expect(page.locator('astro-island').filter({ has: section(page) })).not.toHaveAttribute('ssr');
}
const bring = (page: Page) =>
  section(page).evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));

test.describe('the counters', () => {
  test('count up to 250 and 150 once, from below and out of sight, and move nothing', async ({ page }) => {
    await watchLayoutShifts(page);
    await page.clock.install();
    await open(page);
    await expect(running(page)).toHaveText(['245', '147']);
    expect(await readFlag(page)).toBeNull();

    await bring(page);
    await expect(section(page)).toBeInViewport();
    await page.clock.fastForward(5000);
    await expect.poll(() => readFlag(page)).not.toBeNull();
    // Whoever listens hears the value, not the counting.
    for (const [index, value] of ['250', '150'].entries()) {
      await expect(figures(page).nth(index)).toMatchAriaSnapshot(`- definition: "${value}"`);
    }
    await expect(running(page)).toHaveCount(0);
    await expect(figures(page)).toHaveText(['250', '150']);
    expect(await readShift(page)).toBeLessThanOrEqual(0.01);

    await open(page);
    await bring(page);
    await expect(running(page)).toHaveCount(0, { timeout: 1 });
    await expect(figures(page)).toHaveText(['250', '150']);
  });

  test('stand still where less motion is asked for', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await open(page);
    await bring(page);
    await expect(running(page)).toHaveCount(0, { timeout: 1 });
    await expect(figures(page)).toHaveText(['250', '150']);
  });

  test('bring no script before the visitor acts', { tag: '@whole-browser' }, async ({ page }) => {
    const scripts: string[] = [];
    page.on('request', (sent) => sent.resourceType() === 'script' && scripts.push(sent.url()));
    await page.goto('/why-us', { waitUntil: 'networkidle' });
    expect(scripts).toEqual([]);
  });
});
