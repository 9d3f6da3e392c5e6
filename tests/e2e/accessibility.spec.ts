import { findFaults, findOverflow } from './axe.ts';
import { expect, test } from './site.ts';

// Axe measures contrast as it is at one moment: nothing may be half faded in.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Pages whose parts scroll sideways on a phone, and addresses that the sitemap does not name. */
const onPhones = [
  '/',
  '/feed',
  '/pricing/biochemistry',
  '/pricing/panel-package',
  '/pricing/special-tests?q=zzz',
  '/blogs?category=no-such-category',
  '/blog/no-such-post',
  '/no/such/page',
  '/compare?p=PAN-04,PAN-07,vital',
];
const onDesks = [
  '/blogs',
  '/blogs/archive',
  '/blog/how-to-read-a-complete-blood-count',
  '/blog/tour-of-the-sample-room',
  '/privacy',
  '/pricing',
  '/tests',
  '/tests/alanine-aminotransferase-alt-sgpt',
  '/tests/comprehensive-wellness-panel',
  '/compare',
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

const parts = 2;
for (let part = 0; part < parts; part++) {
  test(`axe finds nothing and nothing overflows, part ${part + 1} of ${parts}`, async ({ page }) => {
    test.setTimeout(240_000);
    const faults: string[] = [];
    for (const path of [...onPhones, ...onDesks].filter((_path, index) => index % parts === part)) {
      await page.setViewportSize({ width: 1280, height: 800 });
      await page.goto(path, { waitUntil: 'load' });
      for (const width of onPhones.includes(path) ? [1280, 360] : [1280]) {
        await page.setViewportSize({ width, height: 800 });
        faults.push(...(await findFaults(page)).map((fault) => `${path} at ${width} px ${fault}`));
        const over = await findOverflow(page);
        if (over > 0) faults.push(`${path} is ${over} px too wide for ${width} px`);
      }
    }
    expect(faults).toEqual([]);
  });
}

test('axe finds nothing with the drawer open', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/');
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await expect(page.locator('#menu')).toHaveCSS('opacity', '1');
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
