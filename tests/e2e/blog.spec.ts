import { expect, test } from './site.ts';

const cards = '.post-card:visible';
const chips = 'nav[aria-label="Categories"]';

test.describe('the blog listing', () => {
  test('has nine articles in the HTML, each with picture, category, title, excerpt, date and link', async ({
    request,
  }) => {
    const html = await (await request.get('/blogs')).text();
    expect(html.match(/class="post-card /g)).toHaveLength(9);
    expect(html).toContain('Latest Insights');
    expect(html).toContain('Stay updated with the latest developments in veterinary care and pet health.');
  });

  test('has one link a card, which says where it leads and takes a press anywhere on the card', async ({
    page,
  }) => {
    await page.goto('/blogs');
    const card = page.locator(cards).nth(1);
    const title = (await card.getByRole('heading').textContent()) ?? '';
    await expect(page.locator(cards).getByRole('link', { name: /^Read More/ })).toHaveCount(9);
    await expect(page.locator(cards).getByRole('link')).toHaveCount(9);
    await expect(card.getByRole('link', { name: title })).toHaveCount(1);
    // The link stands at the foot; a press on the title arrives there all the same.
    await card.getByRole('heading').click({ force: true });
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  });

  test('loads nine more at a time, counts them and moves the focus to the first new one', async ({
    page,
  }) => {
    await page.goto('/blogs');
    await page.getByText('Load More Posts').click();
    await expect(page.locator(cards)).toHaveCount(18);
    await expect(page.getByRole('status')).toHaveText(/^18 of \d+ articles$/);
    await expect(page.locator(cards).nth(9).getByRole('link')).toBeFocused();
    await page.getByRole('button', { name: 'Load More Posts' }).click();
    await expect(page.locator(cards)).toHaveCount(27);
    const titles = await page
      .locator(`${cards} a`)
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    expect(new Set(titles).size).toBe(27);
  });

  test('reaches the last article and then offers no more', async ({ page }) => {
    await page.goto('/blogs?category=parasites');
    await expect(page.locator(cards)).toHaveCount(9);
    await expect(page.getByRole('button', { name: 'Load More Posts' })).toHaveCount(0);
  });

  test('keeps the category in the address, also over reload and back', async ({ page }) => {
    await page.goto('/blogs');
    await page.getByRole('link', { name: 'Microbiology', exact: true }).first().click();
    await expect(page).toHaveURL(/\/blogs\?category=microbiology$/);
    await expect(page.locator(`${cards} .label`).first()).toBeVisible();
    const first = await page.locator(`${cards} h2`).first().textContent();
    await page.reload();
    await expect(page.locator(`${cards} h2`).first()).toHaveText(first ?? '');
    await expect(page.locator(`${chips} [aria-current]`)).toHaveText('Microbiology');
    await page.goBack();
    await expect(page).toHaveURL(/\/blogs$/);
    await expect(page.locator(`${chips} [aria-current]`)).toHaveText('All Posts');
    await expect(page.locator(cards)).toHaveCount(9);
  });

  test('shows the empty state for a category without articles, for none, and for what is no name', async ({
    page,
  }) => {
    for (const category of [
      'empty-category',
      'no-such-category',
      '../../../etc/passwd',
      '%00<script>alert(1)</script>',
    ]) {
      await page.goto(`/blogs?category=${encodeURIComponent(category)}`);
      await expect(page.getByRole('heading', { name: 'No Posts Found' }), category).toBeVisible();
      await expect(
        page.getByText('There are no posts in this category yet. Try another one!'),
        category,
      ).toBeVisible();
      await page.getByRole('button', { name: 'Back to All Posts' }).click();
      await expect(page, category).toHaveURL(/\/blogs$/);
      await expect(page.locator(cards), category).toHaveCount(9);
    }
  });

  test('shows nine skeletons while a page loads', async ({ page }) => {
    let release = () => {};
    const gate = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/blogs/pages/**', async (route) => {
      await gate;
      await route.continue();
    });
    await page.goto('/blogs?category=microbiology');
    await expect(page.locator('.post-skeleton:visible')).toHaveCount(9);
    release();
    await expect(page.locator('.post-skeleton:visible')).toHaveCount(0);
    await expect(page.locator(cards)).toHaveCount(9);
  });

  test('says so when a page cannot be had, and goes on when it can', async ({ page, consoleErrors }) => {
    await page.goto('/blogs');
    await page.route('**/blogs/pages/**', (route) => route.abort());
    await page.getByText('Load More Posts').click();
    await expect(page.locator('#toasts')).toContainText(
      'The articles could not be loaded. Please try again.',
    );
    expect(consoleErrors.join('\n')).toContain('The articles could not be loaded:');
    await expect(page.getByRole('status')).toHaveText('The articles could not be loaded. Please try again.');
    await page.unroute('**/blogs/pages/**');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.locator(cards)).toHaveCount(18);
  });

  test('keeps the keyboard on its button while a page loads and when none comes', async ({ page }) => {
    await page.clock.install();
    await page.goto('/blogs');
    // Never answered.
    await page.route('**/blogs/pages/**', () => {});
    const more = page.getByRole('main').getByRole('button');
    await more.focus();
    await expect(page.getByRole('button', { name: 'Load More Posts' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByText('Loading articles')).toBeVisible();
    await expect(more).toBeFocused();
    await page.clock.fastForward(20_000);
    await expect(page.getByRole('button', { name: 'Try again' })).toBeFocused();
    await page.unroute('**/blogs/pages/**');
    await page.keyboard.press('Enter');
    await expect(page.locator(cards)).toHaveCount(18);
    await expect(page.locator(cards).nth(9).getByRole('link')).toBeFocused();
  });

  for (const address of ['/blogs', '/blogs?category=pet-care'])
    test(`finds the place again after an article and after a reload, on ${address}`, async ({ page }) => {
      await page.setViewportSize({ width: 360, height: 740 });
      await page.goto(address);
      if (address !== '/blogs')
        await expect(page.locator(`${chips} [aria-current]`)).not.toHaveText('All Posts');
      await page.getByText('Load More Posts').click();
      await expect(page.locator(cards)).toHaveCount(18);
      await page.getByRole('button', { name: 'Load More Posts' }).click();
      await expect(page.locator(cards)).toHaveCount(27);
      const link = page.locator(cards).nth(22).getByRole('link');
      await link.focus();
      const top = await page.evaluate(() => scrollY);
      expect(top).toBeGreaterThan(2000);
      const expectPlace = async () => {
        await expect(page.locator(cards)).toHaveCount(27);
        await expect(link).toBeInViewport();
        expect(Math.abs((await page.evaluate(() => scrollY)) - top)).toBeLessThan(120);
      };
      await page.keyboard.press('Enter');
      await expect(page.getByRole('link', { name: /Back to/ }).first()).toBeAttached();
      await page.goBack();
      await expectPlace();
      await page.reload();
      await expectPlace();
      await page.getByRole('link', { name: 'All Posts' }).click({ force: true });
      if (address !== '/blogs') await expect(page.locator(cards)).toHaveCount(9);
    });

  test('shows the chosen category where its chip stands beyond a phone', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto('/blogs');
    const last = page.locator(`${chips} a`).last();
    await page.goto((await last.getAttribute('href')) ?? '');
    await expect(page.locator(`${chips} [aria-current]`)).toBeInViewport({ ratio: 0.9 });
    expect(await page.evaluate(() => scrollY)).toBe(0);
  });

  test('says so when the filter cannot be had, and shows the newest of all', async ({ page }) => {
    const words = page.getByText('The categories could not be loaded. These are the newest of all articles.');
    await page.route('**/_astro/*.js', (route) => route.abort());
    await page.goto('/blogs');
    await expect(words).toBeHidden();
    await page.getByRole('link', { name: 'Microbiology', exact: true }).first().click();
    await expect(page).toHaveURL(/\?category=microbiology$/);
    await expect(words).toBeVisible();
    await expect(page.locator(cards)).toHaveCount(9);
  });

  test('leads to the long feed, and so does the foot of every page', async ({ page }) => {
    await page.goto('/blogs');
    await expect(page.locator('.site-footer a[href="/feed"]')).toHaveCount(1);
    await page.getByRole('link', { name: 'Read all articles as one long feed' }).click();
    await expect(page).toHaveURL(/\/feed$/);
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });
    test('leads on to every article, and offers no filter that would do nothing', async ({ page }) => {
      await page.goto('/blogs');
      await expect(page.locator('.post-card')).toHaveCount(9);
      await expect(page.getByRole('navigation', { name: 'Categories' })).toBeHidden();
      await expect(page.getByRole('main').getByRole('button')).toHaveCount(0);
      await page.getByRole('link', { name: 'Every article, newest first' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Every article');
      expect(await page.locator('.article-archive li').count()).toBeGreaterThan(50);
    });
  });
});

test.describe('an article', () => {
  test('shows its picture, badges, date, author and reading time', async ({ page }) => {
    await page.goto('/blog/why-a-citrate-tube-must-be-filled-to-the-line');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'Why a citrate tube must be filled to the line',
    );
    await expect(page.getByRole('link', { name: 'Back to Articles' })).toHaveAttribute('href', '/blogs');
    await expect(page.getByText('November 9, 2026', { exact: true })).toBeVisible();
    await expect(page.getByText(/^\d+ min read$/)).toBeVisible();
    await expect(page.getByText('Veterinary Health Expert')).toBeVisible();
    await expect(page.getByText('Published November 9, 2026')).toBeVisible();
    await expect(page.locator('article > picture img')).toHaveJSProperty('complete', true);
  });

  test('opens under a Hindi address', async ({ page }) => {
    await page.goto('/blogs?category=हिंदी-लेख');
    const card = page.locator(cards, { has: page.locator('a[href^="/blog/%E0%A4"]') }).first();
    const title = (await card.getByRole('heading').textContent()) ?? '';
    await card.getByRole('link').click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    expect(title).toMatch(/[\u0900-\u097f]/);
    await expect(page.locator('.prose')).toBeVisible();
  });

  test('opens under odd slugs', async ({ page }) => {
    for (const slug of [
      'index',
      'contact',
      '2024-2',
      'etc-passwd',
      '43-2',
      'coming-soon',
      'for-clinics-price-agreement',
    ]) {
      const answer = await page.goto(`/blog/${slug}`);
      expect(answer?.status(), slug).toBe(200);
      await expect(page.locator('article h1'), slug).not.toBeEmpty();
      await expect(page.locator('article > footer'), slug).toBeVisible();
    }
  });

  test('that does not exist says so and leads back', async ({ page }) => {
    const answer = await page.goto('/blog/no-such-post');
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole('heading', { name: 'Oops!' })).toBeVisible();
    await expect(page.getByText('Post not found.')).toBeVisible();
    await page.getByRole('link', { name: 'Back to Blog' }).click();
    await expect(page).toHaveURL(/\/blogs$/);
  });

  test('keeps the place of a picture that fails', async ({ page, foreignRequests }) => {
    await page.goto('/blog/two-hundred-slides');
    const boxes = await page
      .locator('.prose .picture img')
      .evaluateAll((images) => images.slice(0, 5).map((image) => image.getBoundingClientRect().height));
    expect(boxes.length).toBe(5);
    expect(Math.min(...boxes)).toBeGreaterThan(60);
    expect(foreignRequests.length).toBeGreaterThan(0);
  });
});

test('the feed lists the newest articles', async ({ request }) => {
  const answer = await request.get('/rss.xml');
  expect(answer.headers()['content-type']).toMatch(/xml/);
  const xml = await answer.text();
  expect(xml.match(/<item>/g)).toHaveLength(30);
  expect(xml).toContain('/blog/how-to-read-a-complete-blood-count');
});
