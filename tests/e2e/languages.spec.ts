import type { Page } from '@playwright/test';
import { findFaults, findOverflow } from './axe.ts';
import { expect, test } from './site.ts';

const path = {
  branches: '/hi/branches',
  test: '/hi/tests/complete-blood-count-cbc',
} as const;
const pages = [
  '/hi',
  path.branches,
  '/hi/branch/shamli',
  '/hi/faq',
  '/hi/contact',
  '/hi/privacy',
  '/hi/packages',
  '/hi/plan',
  '/hi/pricing',
  '/hi/pricing/panel-package',
  path.test,
  '/hi/tests',
  '/hi/tests/by-problem',
  '/hi/tests/by-problem/fever-and-ticks',
];

test('the switch keeps the page, there and back, and Back takes it back', async ({ page }) => {
  await page.goto('/branch/shamli');
  const header = page.locator('.site-header');
  await header.getByRole('link', { name: 'हिन्दी' }).click();
  await expect(page).toHaveURL(/\/hi\/branch\/shamli$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('शामली');
  await expect(page.locator('html')).toHaveAttribute('lang', 'hi-IN');
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Shamli');
  await page.goForward();
  await header.getByRole('link', { name: 'English' }).click();
  await expect(page).toHaveURL(/\/branch\/shamli$/);
});

test.describe('the switch takes along what was chosen and searched', () => {
  const toSwitch = (page: Page, name: string) => page.locator('.site-header').getByRole('link', { name });

  test('a shared plan, there and back', async ({ page }) => {
    await page.goto('/plan?t=HEM-01&species=dog');
    await expect(page.getByRole('heading', { name: 'Before, and after' })).toBeVisible();
    await toSwitch(page, 'हिन्दी').click();
    await expect(page).toHaveURL(/\/hi\/plan\?t=HEM-01&species=dog$/);
    await expect(page.getByRole('heading', { name: 'पहले और बाद में' })).toBeVisible();
    await toSwitch(page, 'English').click();
    await expect(page).toHaveURL(/\/plan\?t=HEM-01&species=dog$/);
  });

  test('what was typed in a price list meanwhile', async ({ page }) => {
    await page.goto('/pricing/hematology');
    await page.getByRole('searchbox').fill('count');
    await expect(page).toHaveURL(/\?q=count$/);
    await toSwitch(page, 'हिन्दी').click();
    await expect(page).toHaveURL(/\/hi\/pricing\/hematology\?q=count$/);
    await expect(page.getByRole('searchbox')).toHaveValue('count');
  });

  test('a search of the finder, by keyboard', async ({ page }) => {
    await page.goto('/hi/tests?q=CBC');
    await toSwitch(page, 'English').press('Enter');
    await expect(page).toHaveURL(/\/tests\?q=CBC$/);
    await expect(page.getByRole('searchbox')).toHaveValue('CBC');
  });
});

test('a page in Hindi leads on in Hindi, and to English where there is no other', async ({ page }) => {
  await page.goto(path.branches);
  await page.locator('.site-footer').getByRole('link', { name: 'सवाल-जवाब' }).click();
  await expect(page).toHaveURL(/\/hi\/faq$/);
  const blog = page.locator('.site-footer').getByRole('link', { name: 'ब्लॉग (अंग्रेज़ी में)', exact: true });
  await expect(blog).toHaveAttribute('href', '/blogs');
  await expect(blog).toHaveAttribute('hreflang', 'en');
  await page.goto('/blogs');
});

test('a page without Hindi leads to the Hindi home page, with nothing of its own address', async ({
  page,
}) => {
  await page.goto('/blogs?category=everyday-health');
  await expect(page.locator('link[rel=alternate][hreflang]')).toHaveCount(0);
  const toHindi = page.locator('.site-header').getByRole('link', { name: 'हिन्दी' });
  await expect(toHindi).toHaveAttribute('lang', 'hi');
  await expect(toHindi).toHaveAttribute('hreflang', 'hi');
  await toHindi.click();
  await expect(page).toHaveURL(/\/hi$/);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 320, height: 740 } });

  test('the switch is in header and menu', async ({ page }) => {
    await page.goto('/faq');
    await expect(page.locator('.site-header').getByRole('link', { name: 'हिन्दी' })).toBeVisible();
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    await page.locator('#menu').getByRole('link', { name: 'हिन्दी' }).click();
    await expect(page).toHaveURL(/\/hi\/faq$/);
  });

  test('menu and footer say which pages are in English, each in one line, and the menu of such a page leads back', async ({
    page,
  }) => {
    await page.goto(path.branches);
    await page.getByRole('button', { name: 'मेनू', exact: true }).click();
    const menu = page.locator('#menu');
    await expect(menu.getByRole('link', { name: 'English', exact: true })).toBeVisible();
    await expect(menu.getByRole('link', { name: 'कीमतें', exact: true })).toBeVisible();
    const marked = page.locator('#menu, .site-footer').getByRole('link', { name: /\(अंग्रेज़ी में\)$/ });
    const inEnglish = page.locator(':is(#menu nav, .site-footer) a[hreflang]:visible');
    expect(await marked.count()).toBe(await inEnglish.count());
    for (const link of await marked.all()) expect((await link.boundingBox())?.height).toBeLessThanOrEqual(47);
    await menu.getByRole('link', { name: 'सेवाएँ (अंग्रेज़ी में)', exact: true }).click();
    await expect(page).toHaveURL(/\/services$/);
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    await page.locator('#menu').getByRole('link', { name: 'हिन्दी' }).click();
    await expect(page).toHaveURL(/\/hi$/);
  });

  test('no page has a fault that axe knows or a sideways scroll', async ({ page }) => {
    test.setTimeout(180_000);
    for (const address of pages) {
      await page.goto(address);
      expect(await findFaults(page), address).toEqual([]);
      expect(await findOverflow(page), address).toBe(0);
    }
  });
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the switch works, and prices and booking are there', async ({ page }) => {
    await page.goto('/pricing/hematology');
    await page.locator('.site-header').getByRole('link', { name: 'हिन्दी' }).click();
    await expect(page).toHaveURL(/\/hi\/pricing\/hematology$/);
    const row = page.getByRole('listitem').filter({ hasText: 'Complete Blood Count (CBC)' });
    await expect(row).toContainText('खून की पूरी गिनती');
    const book = row.getByRole('link', { name: /जाँच बुक करें/ });
    const message = new URL((await book.getAttribute('href')) ?? '').searchParams.get('text');
    expect(message).toBe('नमस्ते, मुझे एक जाँच बुक करनी है।');
  });
});

test('the search of a price list reads the owners’ names, and says in Hindi what it found', async ({
  page,
}) => {
  await page.goto('/hi/pricing/hematology');
  await page.getByRole('searchbox').fill('प्लेटलेट');
  await expect(page.locator('.price-list').getByRole('status').first()).toContainText('में से');
  await expect(page.getByRole('link', { name: 'Platelet Count', exact: true })).toBeVisible();
  await page.getByRole('searchbox').fill('xyzxyz');
  await expect(page.getByRole('heading', { name: 'कोई जाँच नहीं मिली' })).toBeVisible();
});

test('an emergency among the words of a search is answered in Hindi', async ({ page }) => {
  await page.goto('/hi/faq');
  await page.getByRole('searchbox').fill('साँस नहीं ले पा रहा');
  const alert = page.getByRole('alert').filter({ hasText: 'इमरजेंसी पशु डॉक्टर' });
  await expect(alert).toContainText('अभी करें:');
});

test('the contact form says its faults in Hindi', async ({ page }) => {
  await page.goto('/hi/contact');
  await page.getByRole('button', { name: 'संदेश भेजें' }).click();
  await expect(page.getByText('अपना नाम लिखें।')).toBeVisible();
  await expect(page.getByText('निशान लगे खाने देखें।')).toBeVisible();
});

test.describe('addresses that are none', () => {
  test('a page that has no Hindi is shown in English, and other spellings lead to the page', async ({
    page,
  }) => {
    for (const [asked, found] of [
      ['/hi/blogs', /\/blogs$/],
      ['/hi/services/hematology', /\/services\/hematology$/],
      ['/en/faq', /\/faq$/],
      ['/en', /:\d+\/$/],
      ['/hi/samples/', /\/samples$/],
      ['/HI', /\/hi$/],
      ['/HI/pricing', /\/hi\/pricing$/],
      ['/hi/pricing/', /\/hi\/pricing$/],
      ['/hi/', /\/hi$/],
    ] as const) {
      const answer = await page.goto(asked);
      expect(answer?.status(), asked).toBe(200);
      await expect(page, asked).toHaveURL(found);
    }
  });

  test('what is missing says so in both languages', async ({ page }) => {
    const answer = await page.goto('/hi/no/such/page');
    expect(answer?.status()).toBe(404);
    await expect(page.getByText('इस पते पर कोई पन्ना नहीं है')).toBeVisible();
    await page.getByRole('link', { name: 'Go on in English' }).click();
    await expect(page).toHaveURL(/:\d+\/$/);
  });

  test('one in capitals is led on to the page in small letters', async ({ page }) => {
    await page.goto('/hi/PRICING/HEMATOLOGY');
    await expect(page).toHaveURL(/\/hi\/pricing\/hematology$/);
  });

  test('what is no test, no sign, no branch in Hindi says so in Hindi', async ({ page }) => {
    for (const address of ['/hi/tests/no-such-test', '/hi/tests/by-problem/none', '/hi/branch/nowhere']) {
      expect((await page.goto(address))?.status(), address).toBe(404);
      await expect(page.getByText('इस पते पर कोई पन्ना नहीं है'), address).toBeVisible();
    }
  });

  test('an unknown language is a missing page', async ({ page }) => {
    const answer = await page.goto('/fr/faq');
    expect(answer?.status()).toBe(404);
    await page.getByRole('link', { name: 'Back to Home' }).click();
    await expect(page).toHaveURL(/:\d+\/$/);
  });
});

test('a page in Hindi loads no script before a visitor acts', { tag: '@whole-browser' }, async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()));
  for (const address of ['/hi', path.test, '/hi/pricing/hematology']) await page.goto(address);
  expect(scripts).toEqual([]);
});
