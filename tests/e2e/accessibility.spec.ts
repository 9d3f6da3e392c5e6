import { findFaults, findOverflow } from './axe.ts';
import { expect, test } from './site.ts';

// Axe measures contrast as it is at one moment: nothing may be half faded in.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const pages = [
  '/',
  '/blogs',
  '/blogs?category=no-such-category',
  '/blogs/archive',
  '/feed',
  '/blog/how-to-read-a-complete-blood-count',
  '/blog/tour-of-the-sample-room',
  '/blog/no-such-post',
  '/no/such/page',
  '/privacy',
  '/pricing',
  '/pricing/biochemistry',
  '/pricing/vitamins',
  '/pricing/panel-package',
  '/pricing/special-tests?q=zzz',
  '/tests',
  '/tests/alanine-aminotransferase-alt-sgpt',
  '/tests/comprehensive-wellness-panel',
  '/compare',
  '/compare?p=PAN-04,PAN-07,vital',
  '/services',
  '/services/histopathology',
  '/about',
  '/branches',
  '/branch/vivek-vihar',
  '/packages',
  '/faq',
  '/testimonials',
  '/why-us',
  '/contact',
];

for (const width of [360, 1280]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 800 } });
    for (const path of pages) {
      test(`axe finds nothing on ${path}`, async ({ page }) => {
        await page.goto(path, { waitUntil: 'networkidle' });
        expect(await findFaults(page)).toEqual([]);
        expect(await findOverflow(page)).toBe(0);
      });
    }
  });
}

test('axe finds nothing with the drawer open', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/');
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await expect(page.locator('#menu')).toBeVisible();
  await page.waitForTimeout(400);
  expect(await findFaults(page)).toEqual([]);
});

test('films at hand and a chosen step leave no fault', async ({ page }) => {
  await page.goto('/');
  const journey = page.getByRole('region', { name: 'The pet care journey' });
  await journey.evaluate((section) => section.scrollIntoView({ block: 'center', behavior: 'instant' }));
  await journey.getByRole('button', { name: 'Cold transport' }).click();
  await expect(journey.locator('video')).toHaveCSS('opacity', '1');
  expect(await findFaults(page)).toEqual([]);
});

test('the opened map leaves no fault', async ({ page, foreignRequests }) => {
  await page.goto('/contact');
  await page.getByText('Show the live map').click();
  await expect(page.locator('iframe')).toBeVisible();
  expect(await findFaults(page)).toEqual([]);
  expect(foreignRequests).toHaveLength(1);
});
