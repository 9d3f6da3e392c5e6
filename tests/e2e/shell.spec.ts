import type { Page } from '@playwright/test';
import { siteUrl } from './address.ts';
import { readShift, watchLayoutShifts } from './layout-shifts.ts';
import { expect, test } from './site.ts';

test.describe('the drawer on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('opens with its two sections and the help card, locks the page, and closes by Escape, button and backdrop', async ({
    page,
  }) => {
    await page.goto('/');
    const drawer = page.locator('#menu');
    const open = page.getByRole('button', { name: 'Menu', exact: true });
    await expect(drawer).toBeHidden();

    await open.click();
    await expect(drawer.getByRole('heading', { name: 'Navigation' })).toBeVisible();
    await expect(drawer.getByRole('heading', { name: 'Account' })).toBeVisible();
    await expect(drawer.getByRole('link', { name: 'Tests A to Z' })).toHaveAttribute('href', '/tests');
    await expect(drawer.getByText('Need help with your pet?')).toBeVisible();
    const book = drawer.getByRole('link', { name: 'Book Appointment' });
    await expect(book).toHaveAttribute('href', /^https:\/\/wa\.me\/\d+\?text=/);
    await expect(book).toHaveAttribute('target', '_blank');
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflowY)).toBe('hidden');

    await page.keyboard.press('Escape');
    await expect(drawer).toBeHidden();
    await open.click();
    await drawer.getByRole('button', { name: 'Close menu' }).click();
    await expect(drawer).toBeHidden();
    await open.click();
    await expect(drawer).toBeVisible();
    await page.mouse.click(20, 400);
    await expect(drawer).toBeHidden();
  });

  test('stays whole when a tablet is turned', async ({ page }) => {
    await page.setViewportSize({ width: 820, height: 1180 });
    await page.goto('/faq');
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    await page.setViewportSize({ width: 1180, height: 820 });
    await expect(page.locator('#menu').getByRole('link', { name: 'Prices' })).toBeVisible();
    await expect(page.locator('#menu').getByRole('link', { name: 'Login' })).toBeVisible();
  });

  test('works by keyboard alone', async ({ page }) => {
    await page.goto('/blogs');
    await page.getByRole('button', { name: 'Menu', exact: true }).focus();
    await page.keyboard.press('Enter');
    await expect(page.locator('#menu')).toBeVisible();
    // What opens has the focus: a screen reader says so, and the keys go on from there.
    await expect(page.getByRole('button', { name: 'Close menu' })).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(page.locator('#menu').getByRole('link', { name: 'हिन्दी' })).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(page.locator('#menu').getByRole('link', { name: 'Home' })).toBeFocused();
    await page.locator('#menu').getByRole('link', { name: 'Our Branches' }).focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/branches$/);
  });

  test('keeps the keys while it is open, and gives them back', async ({ page }) => {
    await page.goto('/blogs');
    const open = page.getByRole('button', { name: 'Menu', exact: true });
    await open.focus();
    await page.keyboard.press('Enter');
    const links = await page.locator('#menu').getByRole('link').count();
    const places = new Set<string>();
    for (let key = 0; key < links + 6; key++) {
      await page.keyboard.press('Tab');
      places.add(
        await page.evaluate(() => {
          const focused = document.activeElement;
          return focused?.closest('#menu') ? 'menu' : (focused?.tagName ?? '');
        }),
      );
    }
    places.delete('BODY');
    expect([...places]).toEqual(['menu']);
    await page.keyboard.press('Escape');
    await expect(open).toBeFocused();
  });

  test('closes when its link leads to a place on the same page, also when that place is in the address already', async ({
    page,
  }) => {
    await page.goto('/');
    for (const turn of ['first', 'second']) {
      await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
      await page.getByRole('button', { name: 'Menu', exact: true }).click();
      await page.locator('#menu').getByRole('link', { name: 'Contact' }).click();
      await expect(page.locator('#menu'), turn).toBeHidden();
      await expect(page).toHaveURL(/\/#contact$/);
      await expect(page.locator('#contact h2'), turn).toBeInViewport();
      expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflowY)).not.toBe(
        'hidden',
      );
      // The next key goes on from there.
      await page.keyboard.press('Tab');
      await expect(page.locator('#contact :focus'), turn).toBeVisible();
    }
  });

  test('is closed on a page that Back brings up as it was left', { tag: '@whole-browser' }, async ({
    playwright,
    launchOptions,
  }) => {
    const browser = await playwright.chromium.launch({
      ...launchOptions,
      ignoreDefaultArgs: ['--disable-back-forward-cache'],
    });
    const page = await browser.newPage({ viewport: { width: 360, height: 740 }, baseURL: siteUrl });
    await page.goto('/about');
    await page.evaluate(() =>
      addEventListener('pageshow', ({ persisted }) => {
        document.body.dataset.persisted = String(persisted);
      }),
    );
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    await page.locator('#menu').getByRole('link', { name: 'Our Branches' }).click();
    await expect(page).toHaveURL(/\/branches$/);
    // A page from this cache does not load, which is what `page.goBack` waits for.
    await page.evaluate(() => history.back());
    await expect(page.locator('body')).toHaveAttribute('data-persisted', 'true');
    await expect(page.locator('#menu')).toBeHidden();
    await browser.close();
  });
});

test('the avatar’s menu holds the account’s pages, and not what the header shows already', async ({
  page,
}) => {
  await page.addInitScript(() => {
    localStorage.userProfile = JSON.stringify({ first_name: 'Asha', avatar: 'cat1' });
  });
  await page.goto('/');
  await page.getByRole('button', { name: 'Your account' }).click();
  const menu = page.locator('#menu');
  await expect(menu.getByRole('link')).toHaveText(['My Profile', 'My Pets', 'Book Appointment']);
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(page.getByRole('button', { name: 'Your account' })).toBeFocused();
});

test('Contact leads to the contact section from every page', async ({ page }) => {
  for (const path of ['/', '/blogs', '/privacy']) {
    await page.goto(path);
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Contact' }).click();
    await expect(page).toHaveURL(/\/#contact$/);
    await expect(page.locator('#contact h2')).toBeInViewport();
  }
});

test('legal links lead to real pages', async ({ page }) => {
  await page.goto('/');
  for (const name of ['Privacy Policy', 'Terms of Service', 'Cookie Policy']) {
    await page.locator('.site-footer').getByRole('link', { name }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
    expect((await page.locator('.prose').textContent())?.length).toBeGreaterThan(1500);
  }
});

test('a missing page answers 404 and leads home', async ({ page }) => {
  const answer = await page.goto('/no/such/page');
  expect(answer?.status()).toBe(404);
  await page.getByRole('link', { name: 'Back to Home' }).click();
  await expect(page).toHaveURL(/\/$/);
});

test('capitals lead to the page that has small letters', async ({ page }) => {
  for (const [asked, found] of [
    ['/Tests/Complete-Blood-Count-CBC?q=cbc#lead', '/tests/complete-blood-count-cbc?q=cbc#lead'],
    ['/BLOG/a-Lump-and-the-needle-test', '/blog/a-lump-and-the-needle-test'],
    ['/blog/A-Lump-And-The-Needle-Test', '/blog/a-lump-and-the-needle-test'],
    ['/Nothing/Here', '/nothing/here'],
    ['/blog/%E0%A4%A6', '/blog/%E0%A4%A6'],
  ] as const) {
    await page.goto(asked);
    await expect(page).toHaveURL(found);
  }
  await expect(page.getByText('Post not found.')).toBeVisible();
});

test('the first Tab offers to skip to the content', async ({ page }) => {
  await page.goto('/');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to content' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.locator('#main')).toBeFocused();
});

test('addresses with a slash at the end lead to the one without', async ({ request }) => {
  const answer = await request.get('/blogs/', { maxRedirects: 0 });
  expect(answer.status()).toBe(307);
  expect(answer.headers().location).toMatch(/\/blogs$/);
});

test('every answer carries the safety headers', async ({ request }) => {
  for (const path of ['/', '/no/such/page', '/favicon.svg', '/rss.xml']) {
    const headers = (await request.get(path)).headers();
    expect(headers['x-content-type-options'], path).toBe('nosniff');
    expect(headers['x-frame-options'], path).toBe('DENY');
    expect(headers['referrer-policy'], path).toBe('strict-origin-when-cross-origin');
  }
});

test.describe('the display face', () => {
  const untilFace = (page: Page) => page.evaluate(() => document.fonts.ready.then(() => undefined));

  test('comes to the headings', async ({ page }) => {
    await page.goto('/contact');
    await untilFace(page);
    expect(await page.evaluate(() => document.fonts.check('600 1rem Besley'))).toBe(true);
    expect(await page.locator('h1').evaluate((heading) => getComputedStyle(heading).fontFamily)).toMatch(
      /^"?Besley"?,/,
    );
  });

  test('moves nothing when it comes', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 800 });
    await watchLayoutShifts(page);
    for (const path of [
      '/',
      '/services',
      '/services/hematology',
      '/why-us',
      '/about',
      '/blogs',
      '/blog/which-tube-for-which-test',
      '/pricing/panels',
      '/tests/brucella-canis-antibody',
      '/tests/thyroid-and-adrenal-panel',
      '/tests/by-problem/before-surgery',
      '/forgot-password',
    ]) {
      // Without an address to come from, as on a first visit.
      await page.goto('about:blank');
      await page.goto(path);
      await untilFace(page);
      expect(await readShift(page), path).toBeLessThanOrEqual(0.01);
    }
  });
});

test('what is folded on the screen is open on paper', async ({ page }) => {
  await page.goto('/faq');
  const answer = page.locator('details:not([open]) > p').first();
  await expect(answer).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await expect(answer).toBeVisible();
});
