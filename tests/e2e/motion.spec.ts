import type { Locator, Page } from '@playwright/test';
import { team } from '#data/team.ts';
import { testimonials } from '#data/testimonials.ts';
import { expect, test } from './site.ts';

const steps = [
  'Book on chat',
  'Sample collection',
  'Cold transport',
  'Testing at the bench',
  'Report by email',
];
const starts = [0, 2.5, 4.5, 6.5, 8.5];

const hero = (page: Page) => page.locator('.hero');
const journey = (page: Page) => page.getByRole('region', { name: 'The pet care journey' });
const step = (page: Page, name: string) => journey(page).getByRole('button', { name });
const present = (page: Page) => journey(page).locator('[aria-current="step"]');

async function bring(section: Locator): Promise<void> {
  await section.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
}
const read = (video: Locator) =>
  video.evaluate((element: HTMLVideoElement) => ({
    paused: element.paused,
    muted: element.muted,
    loop: element.loop,
    inline: element.playsInline,
    time: element.currentTime,
    duration: element.duration,
  }));
const isPaused = (video: Locator) => video.evaluate((element: HTMLVideoElement) => element.paused);

/** Addresses of films that the page has asked for. */
function watchFilms(page: Page): string[] {
  const seen: string[] = [];
  page.on('request', (request) => {
    if (/\.(webm|mp4)$/.test(new URL(request.url()).pathname)) seen.push(request.url());
  });
  return seen;
}

test.describe('the hero film', () => {
  test('is not fetched before the visitor acts, then plays silently and can be paused', {
    tag: '@whole-browser',
  }, async ({ page }) => {
    const fetched = watchFilms(page);
    await page.goto('/', { waitUntil: 'networkidle' });
    expect(fetched).toEqual([]);
    await expect(page.locator('video')).toHaveCount(0);

    await page.mouse.move(300, 300);
    const video = hero(page).locator('video');
    await expect.poll(() => isPaused(video)).toBe(false);
    expect(await read(video)).toMatchObject({ muted: true, loop: true, inline: true });
    await expect(video).toHaveCSS('opacity', '1');
    expect((await read(video)).duration).toBeCloseTo(8, 1);

    await hero(page).getByRole('button', { name: 'Pause the blood film' }).click();
    await expect.poll(() => isPaused(video)).toBe(true);
    await hero(page).getByRole('button', { name: 'Play the blood film' }).click();
    await expect.poll(() => isPaused(video)).toBe(false);
  });

  test('rests while it is out of view', async ({ page }) => {
    await page.goto('/');
    await page.mouse.move(300, 300);
    const video = hero(page).locator('video');
    await expect.poll(() => isPaused(video)).toBe(false);
    await bring(page.locator('.site-footer'));
    await expect.poll(() => isPaused(video)).toBe(true);
  });

  test.describe('where less motion is asked for', () => {
    test.use({ reducedMotion: 'reduce' });
    test('is not fetched until somebody presses play', async ({ page }) => {
      const fetched = watchFilms(page);
      await page.goto('/');
      await page.mouse.move(300, 300);
      const play = hero(page).getByRole('button', { name: 'Play the blood film' });
      await expect(play).toBeVisible();
      await page.waitForLoadState('networkidle');
      expect(fetched).toEqual([]);
      await play.click();
      await expect.poll(() => isPaused(hero(page).locator('video'))).toBe(false);
    });
  });

  test('is not fetched with Save-Data', async ({ page }) => {
    await page.addInitScript(() =>
      Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true }),
    );
    const fetched = watchFilms(page);
    await page.goto('/');
    await page.mouse.move(300, 300);
    await expect(hero(page).getByRole('button', { name: 'Play the blood film' })).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(fetched).toEqual([]);
  });

  test('leaves the picture where it cannot be had', async ({ page }) => {
    await page.route(/\.(webm|mp4)$/, (route) => route.abort());
    await page.goto('/');
    await page.mouse.move(300, 300);
    await expect(hero(page).locator('img')).toBeVisible();
    await expect(hero(page).locator('.film-switch')).toHaveCount(0);
    await expect(page.locator('.hero video')).toHaveCount(0);
  });
});

test.describe('the pet care journey', () => {
  test('plays five steps in ten and a half seconds and marks the present one', async ({ page }) => {
    await page.goto('/');
    await bring(journey(page));
    const video = journey(page).locator('video');
    await expect.poll(() => isPaused(video)).toBe(false);
    expect((await read(video)).duration).toBeCloseTo(10.5, 1);
    expect(await read(video)).toMatchObject({ muted: true, loop: true, inline: true });
    await expect(present(page)).toHaveCount(1);
    await journey(page).getByRole('button', { name: 'Pause the journey' }).click();

    for (const [index, start] of starts.entries()) {
      await video.evaluate((element: HTMLVideoElement, time) => {
        element.currentTime = time;
      }, start + 1);
      await expect(present(page)).toHaveText(steps[index] ?? '');
    }
    await video.evaluate((element: HTMLVideoElement) => {
      element.currentTime = element.duration;
    });
    await expect(present(page)).toHaveText(steps[0] ?? '');
  });

  for (const [width, height] of [
    [360, 640],
    [412, 915],
  ] as const)
    test(`going back up by keyboard, no step lies behind the film, ${width} × ${height}`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height });
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.goto('/');
      await bring(journey(page));
      await expect(step(page, 'Report by email')).toBeAttached();
      // From below: all steps lie above the window.
      await journey(page).evaluate((section) => scrollBy(0, section.getBoundingClientRect().bottom - 200));
      await step(page, 'Report by email').focus();
      for (const name of steps.toReversed().slice(1)) {
        await page.keyboard.press('Shift+Tab');
        await expect(step(page, name)).toBeFocused();
        const isSeen = await step(page, name).evaluate((button) => {
          const { left, top, bottom } = button.getBoundingClientRect();
          const seen = document.elementFromPoint(left + 4, (top + bottom) / 2);
          return button.contains(seen) || seen?.contains(button) === true;
        });
        expect(isSeen, name).toBe(true);
      }
    });

  test('a step leads to its moment and plays on, by pointer and by keyboard', async ({ page }) => {
    await page.goto('/');
    await bring(journey(page));
    const video = journey(page).locator('video');
    await expect.poll(() => isPaused(video)).toBe(false);
    await journey(page).getByRole('button', { name: 'Pause the journey' }).click();
    await expect.poll(() => isPaused(video)).toBe(true);

    await step(page, 'Cold transport').click();
    await expect(step(page, 'Cold transport')).toHaveAttribute('aria-current', 'step');
    await expect.poll(() => isPaused(video)).toBe(false);
    expect((await read(video)).time).toBeGreaterThanOrEqual(4.5);
    await expect(journey(page).getByRole('button', { name: 'Pause the journey' })).toBeVisible();

    await step(page, 'Report by email').focus();
    await page.keyboard.press('Enter');
    await expect(present(page)).toHaveText('Report by email');
    await page.keyboard.press('Shift+Tab');
    await expect(step(page, 'Testing at the bench')).toBeFocused();
    await page.keyboard.press('Space');
    await expect(present(page)).toHaveText('Testing at the bench');
  });

  test.describe('where less motion is asked for', () => {
    test.use({ reducedMotion: 'reduce' });
    test('stands still and shows the scene of a step that is chosen', async ({ page }) => {
      await page.goto('/');
      await bring(journey(page));
      await expect(present(page)).toHaveText('Book on chat');
      await step(page, 'Testing at the bench').click();
      const video = journey(page).locator('video');
      await expect(video).toHaveCSS('opacity', '1');
      expect(await read(video)).toMatchObject({ paused: true, time: 6.5 });
      await expect(present(page)).toHaveText('Testing at the bench');
    });

    test('keeps the step chosen while the film is on its way', async ({ page }) => {
      const chosen = Promise.withResolvers<void>();
      await page.route(/journey[^/]*\.(webm|mp4)$/, async (route) => {
        await chosen.promise;
        await route.continue();
      });
      await page.goto('/');
      await bring(journey(page));
      await step(page, 'Cold transport').click();
      await expect(present(page)).toHaveText('Cold transport');
      chosen.resolve();
      const video = journey(page).locator('video');
      await expect(video).toHaveCSS('opacity', '1');
      expect(await read(video)).toMatchObject({ paused: true, time: 4.5 });
      await expect(present(page)).toHaveText('Cold transport');
    });
  });

  test('is a plain list again where the film cannot be had', async ({ page }) => {
    await page.route(/\.(webm|mp4)$/, (route) => route.abort());
    await page.goto('/');
    const asked = page.waitForRequest(/journey[^/]*\.(webm|mp4)$/);
    await bring(journey(page));
    await asked;
    await expect(journey(page).getByRole('button')).toHaveCount(0);
    await expect(journey(page).getByRole('heading', { level: 3 })).toHaveText(steps);
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });
    test('is a list of five steps beside a picture', async ({ page }) => {
      await page.goto('/');
      await expect(journey(page).getByRole('listitem')).toHaveCount(5);
      await expect(journey(page).getByRole('heading', { level: 3 })).toHaveText(steps);
      await expect(journey(page).getByRole('button')).toHaveCount(0);
      await expect(journey(page).locator('img')).toBeAttached();
    });
  });
});

test.describe('the map', () => {
  test('is drawn first, with directions; the live one is asked for when it is opened', async ({
    page,
    foreignRequests,
  }) => {
    await page.goto('/contact', { waitUntil: 'networkidle' });
    const visit = page.getByRole('region', { name: 'Visit the laboratory' });
    await visit.scrollIntoViewIfNeeded();
    await expect(visit.getByRole('img', { name: /^Sketch of the way/ })).toBeVisible();
    await expect(visit.getByRole('link', { name: 'Get Directions' })).toHaveAttribute('href', /^https:/);
    await page.waitForLoadState('networkidle');
    await expect(page.locator('iframe')).toHaveCount(0);
    expect(foreignRequests).toEqual([]);

    const asked = page.waitForRequest(/^https:\/\/www\.openstreetmap\.org\/export\/embed\.html/);
    await visit.getByText('Show the live map').focus();
    await page.keyboard.press('Enter');
    await asked;
    await expect(page.locator('iframe')).toHaveAttribute('title', /^Location of /);
    await visit.getByText('Show the live map').click();
    await visit.getByText('Show the live map').click();
    await expect(page.locator('iframe')).toHaveCount(1);
  });

  test('may be framed by home and the contact page alone', async ({ request }) => {
    const policy = async (path: string) => (await request.get(path)).headers()['content-security-policy'];
    for (const path of ['/', '/contact'])
      expect(await policy(path)).toContain('frame-src https://www.openstreetmap.org;');
    for (const path of ['/about', '/branches', '/blogs']) {
      expect(await policy(path)).not.toContain('frame-src');
    }
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });
    test('no dead control and no request', async ({ page, foreignRequests }) => {
      await page.goto('/contact', { waitUntil: 'networkidle' });
      await expect(page.getByText('Show the live map')).toBeHidden();
      expect(foreignRequests).toEqual([]);
    });
  });
});

for (const [path, count] of [
  ['/about', team.heads.length + team.staff.length + 1],
  ['/testimonials', testimonials.length],
] as const) {
  test(`the portraits of ${path} are there, and their places are kept`, async ({ page }) => {
    await page.goto(path);
    const portraits = page.locator('img[src^="/art/people/"]');
    await expect(portraits).toHaveCount(count);
    for (const portrait of await portraits.all()) {
      expect(await portrait.getAttribute('width')).toBe(await portrait.getAttribute('height'));
      await portrait.scrollIntoViewIfNeeded();
      const box = await portrait.boundingBox();
      expect(box?.width).toBe(box?.height);
      await expect
        .poll(() => portrait.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0))
        .toBe(true);
    }
  });
}

test('every page leads to the packs, the questions, the voices, the reasons, the problems and the plan', async ({
  page,
}) => {
  const targets = ['/packages', '/faq', '/testimonials', '/why-us', '/tests/by-problem', '/plan'];
  for (const path of ['/', '/contact', '/blogs', '/pricing/biochemistry', '/privacy']) {
    await page.goto(path);
    for (const target of targets) {
      await expect(page.locator(`.site-footer a[href="${target}"]`), `${path} to ${target}`).toHaveCount(1);
    }
  }
});

test('sections of the about page fade in when they are scrolled to, and stand there before anybody scrolls', async ({
  page,
}) => {
  await page.goto('/about');
  const sections = page.locator('.reveal');
  const opacities = () =>
    sections.evaluateAll((all) => all.map((section) => Number(getComputedStyle(section).opacity)));
  expect(await opacities()).toEqual(Array(6).fill(1));

  await page.mouse.wheel(0, 200);
  await expect.poll(async () => (await opacities()).at(-1)).toBe(0);
  await sections.last().scrollIntoViewIfNeeded();
  await expect.poll(async () => (await opacities()).at(-1)).toBe(1);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } });
  test('the floating chat comes with the first scroll', async ({ page }) => {
    await page.goto('/');
    const chat = page
      .getByRole('complementary', { name: 'Booking' })
      .getByRole('link', { includeHidden: true });
    await expect(chat).toBeHidden();
    await page.mouse.wheel(0, 600);
    await expect(chat).toBeInViewport();
  });
});
