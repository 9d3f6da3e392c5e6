import type { Locator, Page } from '@playwright/test';
import { site } from '#config/site.ts';
import { claims } from '#data/claims.ts';
import { faqs } from '#data/faq.ts';
import { testimonials } from '#data/testimonials.ts';
import { readShift, untilPainted, watchLayoutShifts } from './layout-shifts.ts';
import { expect, test } from './site.ts';

/** Scrolls a section into view and waits until its island has taken it over. */
async function wake(section: Locator): Promise<Locator> {
  await section.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
  await expect(section).toHaveAttribute('data-live', 'true');
  return section;
}
const services = (page: Page) => page.getByRole('region', { name: 'Diagnostic services' });
const voices = (page: Page) => page.getByRole('region', { name: 'What clients say' });
const voice = (page: Page, name: string) => voices(page).locator('.quote', { hasText: name });

test('the sections stand in their order, with one heading above them', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Advanced Veterinary Laboratory & Research',
  );
  await expect(
    page.getByText('Fast, reliable diagnostics to keep your furry friends happy and healthy.').first(),
  ).toBeVisible();
  expect(await page.getByRole('heading', { level: 2 }).allTextContents()).toEqual(
    expect.arrayContaining([
      'Diagnostic services',
      'What clients say',
      'Vet Health Check Packs',
      'Latest Insights',
      'Contact',
    ]),
  );
  for (const { title } of claims.features) {
    await expect(page.getByRole('heading', { name: title })).toBeVisible();
  }
  await expect(page.getByRole('link', { name: /^Read full article/ })).toHaveCount(3);
});

test('an article of the showcase has the author and the length here that it has on its own page', async ({
  page,
}) => {
  await page.goto('/');
  const part = page.locator('.showcase aside').first();
  await expect(part.locator('.author img')).toHaveAttribute('src', site.author.image);
  const label = (await part.getByText(/ min read$/).textContent()) ?? '';
  expect(label).toContain(site.author.name);
  await part.getByRole('link', { name: /^Read full article/ }).click();
  await expect(page.getByText(/^\d+ min read$/)).toHaveText(/\d+ min read$/.exec(label)?.[0] ?? '');
  await expect(page.getByText(site.author.name).first()).toBeVisible();
});

test.describe('the figures', () => {
  const strip = (page: Page) => page.getByRole('region', { name: 'The laboratory in figures' });
  /** The tests done, as the eye sees them. */
  const figure = (page: Page) =>
    strip(page).locator('div', { hasText: 'Tests done' }).locator('dd > :last-child');
  /** What is counted over the figures, for the eye alone. */
  const running = (page: Page) => strip(page).locator('[aria-hidden="true"]');
  const toNumber = (text: string | null) => Number((text ?? '').replaceAll(',', ''));
  const scrollTo = (page: Page, top: number) =>
    page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top);

  test('count up once, on the first visit ever, and never fall before a reader’s eyes', async ({ page }) => {
    await page.clock.install();
    await page.goto('/');
    const final = toNumber(await figure(page).textContent());
    await page.mouse.move(300, 300);
    await page.waitForLoadState('networkidle');
    await expect(running(page), 'what is in view stands').toHaveCount(0);
    await scrollTo(page, 3000);
    await expect(running(page)).toHaveCount(4);
    expect(toNumber(await figure(page).textContent())).toBeLessThan(final * 0.999);
    await scrollTo(page, 0);
    await expect(strip(page)).toBeInViewport();
    await page.clock.fastForward(5000);
    await expect.poll(() => page.evaluate(() => localStorage.getItem('statsSeen'))).not.toBeNull();
    await expect.poll(async () => toNumber(await figure(page).textContent())).toBeGreaterThanOrEqual(final);
    await expect(running(page)).toHaveCount(0);
    await scrollTo(page, 3000);
    await scrollTo(page, 0);
    await expect(running(page)).toHaveCount(0, { timeout: 1 });
  });

  test('stand still where less motion is asked for', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/');
    const final = toNumber(await figure(page).textContent());
    await page.mouse.move(300, 300);
    await page.waitForLoadState('networkidle');
    await scrollTo(page, 3000);
    await untilPainted(page);
    expect(toNumber(await figure(page).textContent())).toBeGreaterThanOrEqual(final);
  });

  test('go on while they are in view', async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('statsSeen', 'true'));
    await page.clock.install();
    await page.goto('/');
    const before = toNumber(await figure(page).textContent());
    await page.mouse.move(300, 300);
    await expect(page.locator('astro-island').filter({ has: strip(page) })).not.toHaveAttribute('ssr');
    await page.clock.fastForward('10:00');
    await expect
      .poll(async () => toNumber(await figure(page).textContent()))
      .toBeGreaterThanOrEqual(before + 5);
  });
});

test.describe('the three parts of the showcase', () => {
  test('stay on a desk while the page scrolls, and follow each other', async ({ page }) => {
    await page.goto('/');
    const words = page.locator('.showcase .words');
    const pictures = page.locator('.showcase picture');
    const toTops = (all: Locator) =>
      all.evaluateAll((elements) =>
        elements.map((element) => Math.round(element.getBoundingClientRect().top)),
      );
    const start = await words.first().evaluate((element) => element.getBoundingClientRect().top + scrollY);
    const seen = new Set<number>();
    const pinned = await words
      .first()
      .evaluate((element) => Number.parseFloat(getComputedStyle(element).top));
    for (let y = start - pinned + 20; y < start - pinned + 1700; y += 60) {
      await page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), y);
      expect((await toTops(pictures))[0], `the pictures at ${y}`).toBe(Math.round(pinned));
      const still = (await toTops(words)).indexOf(Math.round(pinned));
      if (still >= 0) seen.add(still);
    }
    expect([...seen]).toEqual([0, 1, 2]);
  });

  test('are a row of cards on a phone, each whole', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto('/');
    for (const link of await page.getByRole('link', { name: /^Read full article/ }).all()) {
      await link.scrollIntoViewIfNeeded();
      await expect(link).toBeInViewport();
    }
    await expect(page.locator('.showcase picture').first()).toHaveCSS('position', 'static');
  });
});

test('the page is short enough for a phone, and shows no picture twice', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/');
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(8500);
  const pictures = await page
    .locator('main picture img')
    .evaluateAll((images) => images.map((image) => image.getAttribute('src')));
  expect(pictures.filter((picture, index) => pictures.indexOf(picture) !== index)).toEqual([]);
});

test('the map stands beside the form: drawn, and live when it is asked for', async ({
  page,
  foreignRequests,
}) => {
  await page.goto('/');
  const contact = page.getByRole('region', { name: 'Contact', exact: true });
  await expect(contact.getByRole('img', { name: /^Sketch of the way/ })).toBeVisible();
  expect(foreignRequests).toEqual([]);
  await contact.getByText('Show the live map').click();
  await expect(contact.locator('iframe')).toHaveAttribute('title', /^Location of /);
});

test.describe('the showcase of services', () => {
  test('shows what is chosen, steps both ways and begins again at the end', async ({ page }) => {
    await page.goto('/');
    const section = await wake(services(page));
    await section.getByRole('link', { name: /^Radiology/ }).click();
    await expect(section.getByRole('heading', { name: 'Radiology' })).toBeVisible();
    await expect(section.getByRole('heading', { name: 'Hematology' })).toBeHidden();
    await expect(section.getByRole('link', { name: /^Radiology/ })).toHaveAttribute('aria-current', 'true');
    await section.getByRole('button', { name: 'Next services' }).click();
    await expect(section.getByRole('heading', { name: 'Biochemistry' })).toBeVisible();
    await section.getByRole('button', { name: 'Next services' }).click();
    await expect(section.getByRole('heading', { name: 'Hematology' })).toBeVisible();
    await section.getByRole('button', { name: 'Previous services' }).click();
    await expect(section.getByRole('heading', { name: 'Biochemistry' })).toBeVisible();
  });

  test('opens the four parts of Learn More, closes by button, Escape and backdrop, and gives the focus back', async ({
    page,
  }) => {
    await page.goto('/');
    const section = await wake(services(page));
    const learnMore = section.getByRole('link', { name: /^Learn More ?: Hematology$/ });
    const dialog = page.getByRole('dialog', { name: 'Hematology' });
    const close = [
      () => dialog.getByRole('button', { name: 'Close' }).click(),
      () => page.keyboard.press('Escape'),
      () => page.mouse.click(8, 400),
    ];
    for (const leave of close) {
      await learnMore.click();
      await expect(dialog.getByRole('heading', { level: 4 })).toHaveText([
        'Services offered',
        'Why it is crucial',
        'Our promise',
        'When to consider it',
      ]);
      await expect(page.locator('html')).toHaveCSS('overflow-y', 'hidden');
      const schedule = dialog.getByRole('link', { name: 'Schedule' });
      await expect(schedule).toHaveAttribute('href', /^https:\/\/wa\.me\/\d+\?text=/);
      await expect(schedule).toHaveAttribute('target', '_blank');
      await leave();
      await expect(dialog).toHaveCount(0);
      await expect(learnMore).toBeFocused();
    }
  });

  test('leads to the page of the service when the detail cannot be had', async ({ page }) => {
    await page.route('**/service-details.json', (route) => route.abort());
    await page.goto('/');
    await (await wake(services(page))).getByRole('link', { name: /^Learn More ?: Hematology$/ }).click();
    await expect(page).toHaveURL(/\/services\/hematology$/);
  });

  test('goes on by itself every eight seconds, waits under the pointer and stops at the pause button', async ({
    page,
  }) => {
    await page.clock.install();
    await page.goto('/');
    const section = await wake(services(page));
    await page.clock.runFor(8100);
    await expect(section.getByRole('link', { name: /^Microbiology/ })).toHaveAttribute(
      'aria-current',
      'true',
    );
    await section.hover();
    await page.clock.runFor(20_000);
    await expect(section.getByRole('link', { name: /^Microbiology/ })).toHaveAttribute(
      'aria-current',
      'true',
    );
    await section.getByRole('button', { name: 'Pause services' }).click();
    await page.mouse.move(2, 2);
    await page.clock.runFor(20_000);
    await expect(section.getByRole('link', { name: /^Microbiology/ })).toHaveAttribute(
      'aria-current',
      'true',
    );
    await section.getByRole('button', { name: 'Play services' }).click();
    await page.mouse.move(2, 2);
    await page.clock.runFor(8100);
    await expect(section.getByRole('link', { name: /^Histopathology/ })).toHaveAttribute(
      'aria-current',
      'true',
    );
  });

  test('keeps the focus that was in it when its code came', async ({ page }) => {
    await page.goto('/');
    const learnMore = page.getByRole('link', { name: /^Learn More ?: Hematology$/ });
    await learnMore.focus();
    await expect(services(page)).toHaveAttribute('data-live', 'true');
    await expect(learnMore).toBeFocused();
  });
});

test.describe('the testimonials', () => {
  const names = testimonials.map(({ name }) => name);
  const [first = '', second = '', third = ''] = names;
  const last = names.at(-1) ?? '';

  test('step by buttons, dots and side cards', async ({ page }) => {
    await page.goto('/');
    const section = await wake(voices(page));
    await expect(voice(page, first)).toHaveAttribute('data-place', 'main');
    await section.getByRole('button', { name: 'Next testimonials' }).click();
    await expect(voice(page, second)).toHaveAttribute('data-place', 'main');
    await voice(page, third).click();
    await expect(voice(page, third)).toHaveAttribute('data-place', 'main');
    await section.getByRole('button', { name: last }).click();
    await expect(voice(page, last)).toHaveAttribute('data-place', 'main');
    await section.getByRole('button', { name: 'Next testimonials' }).click();
    await expect(voice(page, first)).toHaveAttribute('data-place', 'main');
    await section.getByRole('button', { name: 'Previous testimonials' }).click();
    await expect(voice(page, last)).toHaveAttribute('data-place', 'main');
  });

  test('go on by themselves every five seconds', async ({ page }) => {
    await page.clock.install();
    await page.goto('/');
    await wake(voices(page));
    await page.clock.runFor(5500);
    await expect(voice(page, second)).toHaveAttribute('data-place', 'main');
  });

  test('stop at the pause button and go on from there', async ({ page }) => {
    await page.clock.install();
    await page.goto('/');
    const section = await wake(voices(page));
    await section.getByRole('button', { name: 'Pause testimonials' }).click();
    await page.mouse.move(2, 2);
    await page.clock.runFor(20_000);
    await expect(voice(page, first)).toHaveAttribute('data-place', 'main');
    await section.getByRole('button', { name: 'Play testimonials' }).click();
    await page.mouse.move(2, 2);
    await page.clock.runFor(5500);
    await expect(voice(page, second)).toHaveAttribute('data-place', 'main');
  });

  test('stand at the first while the page still arrives', async ({ page }) => {
    await page.route(/\/_astro\/Carousel/, (route) => route.abort());
    await page.goto('/');
    const row = voices(page).getByRole('list').first();
    await row.scrollIntoViewIfNeeded();
    const last = await row.evaluateHandle((list) => list.lastElementChild ?? list);
    await last.evaluate((element) => element.remove());
    await untilPainted(page);
    await row.evaluate((list, element) => list.append(element), last);
    await untilPainted(page);
    expect(await row.evaluate((list) => list.scrollLeft)).toBe(0);
  });

  test('do not move where less motion is asked for, until they are started', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.clock.install();
    await page.goto('/');
    const section = await wake(voices(page));
    await expect(section.getByRole('button', { name: 'Play testimonials' })).toBeVisible();
    await page.clock.runFor(20_000);
    await expect(voice(page, first)).toHaveAttribute('data-place', 'main');
  });
});

test('one question is open at a time, and a click closes it', async ({ page }) => {
  await page.goto('/');
  const questions = page.locator('details[name="faq"]');
  await expect(questions).toHaveCount(faqs.length);
  await questions.nth(0).locator('summary').click();
  await questions.nth(2).locator('summary').click();
  await expect(page.locator('details[name="faq"][open]')).toHaveCount(1);
  await questions.nth(2).locator('summary').click();
  await expect(page.locator('details[name="faq"][open]')).toHaveCount(0);
});

test('the questions can be searched, with an empty state', async ({ page }) => {
  await page.goto('/faq');
  const search = page.getByLabel('Search the questions');
  await search.fill('collect home');
  await expect(page.locator('details[name="faq"]:visible')).toHaveCount(1);
  // Categories are not searched, and a question does not run on into its answer.
  for (const words of ['scheduling', 'home?yes', 'zebra']) {
    await search.fill(words);
    await expect(page.locator('details[name="faq"]:visible')).toHaveCount(0);
  }
  await expect(page.getByRole('heading', { name: 'No results found' })).toBeVisible();
  await page.getByRole('button', { name: 'Clear Search' }).click();
  await expect(page.locator('details[name="faq"]:visible')).toHaveCount(faqs.length);
  await expect(search).toBeFocused();
});

test('the cards of services open their pages in a new tab, and say so', async ({ page }) => {
  await page.goto('/services');
  for (const id of ['microbiology', 'hematology', 'biochemistry', 'histopathology']) {
    const link = page.getByRole('link', { name: `Read about ${id} (opens in a new tab)` });
    await expect(link).toHaveAttribute('href', `/services/${id}`);
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', 'noopener');
  }
});

test('nothing jumps while the page is read from top to bottom', async ({ page }) => {
  await watchLayoutShifts(page);
  for (const width of [360, 820, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/');
    const height = await page.evaluate(() => document.body.scrollHeight);
    for (let y = 0; y < height; y += 400) {
      await page.mouse.wheel(0, 400);
      await untilPainted(page);
    }
    const shift = await readShift(page);
    expect(shift, `${width} px`).toBeGreaterThanOrEqual(0);
    expect(shift, `${width} px`).toBeLessThan(0.01);
  }
});

test('text is the largest paint', { tag: '@whole-browser' }, async ({ page }) => {
  for (const [width, height] of [
    [360, 740],
    [1440, 900],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.goto('/', { waitUntil: 'networkidle' });
    const largest = await page.evaluate(
      () =>
        new Promise<string>((resolve) => {
          new PerformanceObserver((list) => {
            const element: unknown = Reflect.get(list.getEntries().at(-1) ?? {}, 'element');
            resolve(element instanceof Element ? element.tagName : '');
          }).observe({ type: 'largest-contentful-paint', buffered: true });
        }),
    );
    expect(['H1', 'P'], `${width} px`).toContain(largest);
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('every service, voice and figure can be read, and no control is dead', async ({ page }) => {
    await page.goto('/');
    for (const name of ['Hematology', 'Microbiology', 'Histopathology', 'Radiology', 'Biochemistry']) {
      await expect(services(page).getByRole('heading', { name })).toBeAttached();
    }
    await expect(page.locator('.quote')).toHaveCount(testimonials.length);
    await expect(page.locator('.carousel-controls:visible')).toHaveCount(0);
    await expect(page.getByRole('link', { name: /^Learn More ?: Radiology$/ })).toHaveAttribute(
      'href',
      '/services/radiology',
    );
    await services(page)
      .getByRole('link', { name: /^Radiology/ })
      .click();
    await expect(services(page).getByRole('heading', { name: 'Radiology' })).toBeInViewport();
  });
});
