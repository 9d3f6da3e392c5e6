import type { Page } from '@playwright/test';
import type { Picture } from '#schemas/article.ts';
import { expect, test } from './site.ts';

const cards = '.public-feed .post-card';

/** Goes to the end as it is now and counts the articles: cards take their true height only when they come near. */
async function scrollOn(page: Page): Promise<number> {
  await page.evaluate(() => scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }));
  return page.locator(cards).count();
}

/** Goes to the last article as it is now and counts them: on a phone the end of the page lies far below it. */
async function readOn(page: Page): Promise<number> {
  await page
    .locator('.public-feed')
    .evaluate((element) => element.scrollIntoView({ block: 'end', behavior: 'instant' }));
  return page.locator(cards).count();
}

test('ten articles are in the page, and no script comes before the reader acts', {
  tag: '@whole-browser',
}, async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (sent) => sent.resourceType() === 'script' && scripts.push(sent.url()));
  await page.goto('/feed', { waitUntil: 'networkidle' });
  await expect(page.locator(cards)).toHaveCount(10);
  expect(scripts).toEqual([]);
});

test('ten more come near the end, until there are no more posts', async ({ page }) => {
  const asked: string[] = [];
  page.on(
    'request',
    (sent) => sent.url().includes('/feed/pages/') && asked.push(new URL(sent.url()).pathname),
  );
  await page.goto('/feed');
  const counted = await page.locator('.public-feed').getByRole('status').textContent();
  const total = Number(counted?.match(/of (\d+)/)?.[1]);
  expect(total).toBeGreaterThan(10);
  for (let shown = 10; shown < total; shown = await page.locator(cards).count()) {
    await expect.poll(() => scrollOn(page)).toBeGreaterThan(shown);
  }
  await expect(page.getByText('No more posts')).toBeVisible();
  await expect(page.locator(cards)).toHaveCount(total);
  // Each page once, in order, and no article twice.
  expect(asked).toEqual(asked.map((_, index) => `/feed/pages/${index + 2}.json`));
  const links = await page
    .locator(cards)
    .getByRole('link', { name: 'Read More' })
    .evaluateAll((all) => all.map((a) => a.getAttribute('href')));
  expect(links).toHaveLength(total);
  expect(new Set(links).size).toBe(total);
});

for (const width of [1280, 360]) {
  test(`the way back and a reload find the article again at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/feed');
    await expect.poll(() => readOn(page)).toBeGreaterThanOrEqual(30);
    // A place that is travelled to would be kept half-way where the code comes slowly.
    await expect(page.locator('html')).toHaveCSS('scroll-behavior', 'auto');
    const link = page.locator(cards).nth(24).getByRole('link');
    await link.focus();
    await expect(link).toBeInViewport();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('link', { name: 'Back to Articles' })).toBeAttached();
    await page.goBack();
    await expect(link).toBeInViewport();
    await page.reload();
    await expect(link).toBeInViewport();
  });

  test(`cards that come later show the picture of their own article at ${width} px`, async ({
    page,
    request,
    foreignRequests,
  }) => {
    const read = async (number: number): Promise<{ picture: Picture }[]> =>
      (await (await request.get(`/feed/pages/${number}.json`)).json()).cards;
    const pictures = [...(await read(2)), ...(await read(3))].map(({ picture }) => picture);

    await page.setViewportSize({ width, height: 800 });
    await page.goto('/feed');
    await expect.poll(() => readOn(page)).toBeGreaterThanOrEqual(30);
    for (const [index, { src, srcset, avif, alt }] of pictures.entries()) {
      const image = page
        .locator(cards)
        .nth(10 + index)
        .locator('img');
      await image.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
      await expect(image).toHaveAttribute('alt', alt);
      const candidates = avif ? `${avif}, ${src.replace('-960.webp', '-square.avif')}` : `${srcset}, ${src}`;
      const own = candidates.match(/[^ ,]+\.\w+/g) ?? [];
      await expect
        .poll(() => image.evaluate((element: HTMLImageElement) => element.currentSrc))
        .toMatch(new RegExp(`(${own.map((address) => RegExp.escape(address)).join('|')})$`));
    }
    // Among them are pictures that the site does not hold itself.
    expect(foreignRequests.length).toBeGreaterThan(0);
  });
}

test('the button brings the next ten and puts the focus on the first of them', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 400 });
  await page.goto('/feed');
  await page.getByRole('link', { name: 'More articles' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.locator(cards).nth(10)).toBeAttached();
  await expect(page).toHaveURL(/\/feed$/);
});

test('a page that cannot be had stops the feed and leaves the archive', async ({ page }) => {
  let asked = 0;
  await page.route('**/feed/pages/*.json', (route) => {
    asked += 1;
    return route.fulfill({ status: 500 });
  });
  await page.goto('/feed');
  await expect.poll(() => scrollOn(page).then(() => asked)).toBe(1);
  await expect(page.getByText('The next articles could not be loaded.')).toBeVisible();
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  await scrollOn(page);
  await expect(page.locator(cards)).toHaveCount(10);
  expect(asked).toBe(1);
  await page.getByRole('link', { name: 'Every article by date' }).click();
  await expect(page).toHaveURL(/\/blogs\/archive$/);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('the archive has the rest', async ({ page }) => {
    await page.goto('/feed');
    await page.getByRole('link', { name: 'More articles' }).click();
    await expect(page).toHaveURL(/\/blogs\/archive$/);
  });
});
