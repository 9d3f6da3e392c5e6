import type { Page } from '@playwright/test';
import { readShift, watchShifts } from './shifts.ts';
import { expect, test } from './site.ts';

const section = (page: Page) => page.getByRole('region', { name: 'Why choose us' });
const figures = (page: Page) => section(page).getByRole('definition');
/** What is counted over the figures, for the eye alone. */
const running = (page: Page) => figures(page).locator('[aria-hidden="true"]');
const readFlag = (page: Page) => page.evaluate(() => localStorage.getItem('counterAnimationSeen'));

/** Brings the counters into view and waits until their code has seen that. */
async function bring(page: Page): Promise<void> {
  await section(page).evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
  await expect(section(page)).toHaveAttribute('data-live', '');
  await expect.poll(() => readFlag(page)).not.toBeNull();
}

test.describe('the counters', () => {
  test('count up to 250 and 150 once, and move nothing', async ({ page }) => {
    await watchShifts(page);
    await page.goto('/why-us');
    await expect(figures(page)).toHaveText(['250', '150']);
    expect(await readFlag(page)).toBeNull();

    await bring(page);
    await expect(running(page)).toHaveCount(2);
    const [clinics, visits] = (await running(page).allTextContents()).map(Number);
    expect(clinics).toBeLessThan(250);
    expect(visits).toBeLessThan(150);
    // Whoever listens hears the value, not the counting.
    for (const [index, value] of ['250', '150'].entries()) {
      await expect(figures(page).nth(index)).toMatchAriaSnapshot(`- definition: "${value}"`);
    }
    await expect(running(page)).toHaveCount(0);
    await expect(figures(page)).toHaveText(['250', '150']);
    expect(await readShift(page)).toBe(0);

    await page.reload();
    await bring(page);
    await expect(running(page)).toHaveCount(0, { timeout: 1 });
    await expect(figures(page)).toHaveText(['250', '150']);
  });

  test('stand still where less motion is asked for', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/why-us');
    await bring(page);
    await expect(running(page)).toHaveCount(0, { timeout: 1 });
    await expect(figures(page)).toHaveText(['250', '150']);
  });

  test('wait until almost a third of their section is in view', async ({ page }) => {
    await page.goto('/why-us');
    const height = await section(page).evaluate((element) => {
      const box = element.getBoundingClientRect();
      return Math.round(box.top + box.height * 0.2);
    });
    await page.setViewportSize({ width: 1280, height });
    await page.mouse.move(300, 300);
    await expect(section(page)).toHaveAttribute('data-live', '');
    expect(await readFlag(page)).toBeNull();
    await expect(figures(page)).toHaveText(['250', '150']);
  });

  test('bring no script before the visitor acts', async ({ page }) => {
    const scripts: string[] = [];
    page.on('request', (sent) => sent.resourceType() === 'script' && scripts.push(sent.url()));
    await page.goto('/why-us', { waitUntil: 'networkidle' });
    expect(scripts).toEqual([]);
  });
});
