import { readShift, watchLayoutShifts } from './layout-shifts.ts';
import { expect, test } from './site.ts';

/** One content page of each template. */
const paths = [
  '/',
  '/about',
  '/blog/how-to-read-a-complete-blood-count',
  '/blogs',
  '/branches',
  '/compare',
  '/contact',
  '/feed',
  '/packages',
  '/plan',
  '/pricing',
  '/pricing/biochemistry',
  '/pricing/panel-package',
  '/privacy',
  '/samples',
  '/services',
  '/services/histopathology',
  '/tests',
  '/tests/alanine-aminotransferase-alt-sgpt',
  '/tests/by-problem',
  '/tests/by-problem/drinks-a-lot',
  '/tests/comprehensive-wellness-panel',
];

test.describe('on a phone', () => {
  test.use({
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 1.75,
    isMobile: true,
    hasTouch: true,
  });

  for (const path of paths)
    test(`${path} asks for no script and no stylesheet before the visitor acts, and does not shift`, {
      tag: '@whole-browser',
    }, async ({ page }) => {
      const files: string[] = [];
      page.on('request', (sent) => {
        if (['script', 'stylesheet'].includes(sent.resourceType())) files.push(sent.url());
      });
      await watchLayoutShifts(page);
      await page.goto(path, { waitUntil: 'load' });
      // Until the face has come and the page has nothing more to do.
      await page.evaluate(async () => {
        await document.fonts.ready;
        await new Promise((resolve) => requestIdleCallback(resolve));
      });
      expect(files).toEqual([]);
      expect(await readShift(page)).toBeLessThanOrEqual(0.01);
    });

  for (const path of ['/', '/blogs', '/feed', '/services', '/services/hematology'])
    test(`${path} shows every picture that the reader comes to`, async ({ page }) => {
      await page.goto(path, { waitUntil: 'load' });
      const pictures = await page.locator('main picture:not(.carousel-row *)').all();
      expect(pictures.length).toBeGreaterThan(0);
      // Browsers give up a picture that a hurried reader has left behind, until the reader comes back to it.
      for (const picture of pictures) {
        await picture.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
        await expect(picture.locator('img')).not.toHaveJSProperty('naturalWidth', 0);
      }
    });
});
