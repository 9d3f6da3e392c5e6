import { createHash } from 'node:crypto';
import type { Page } from '@playwright/test';
import { faults, isNamed, requests } from '../sync/faults.ts';
import type { Answer, Asked } from '../sync/wordpress.ts';
import { findFaults, findOverflow } from './axe.ts';
import { addPerson, cutOff, enterAs, getBackend, openAs } from './people.ts';
import { expect, test } from './site.ts';

// One run at a time is all that the database allows.
test.describe.configure({ mode: 'serial' });

const question = 'This will delete all existing posts and re-sync from WordPress. Are you sure?';
const update = (page: Page) => page.getByRole('button', { name: 'Update Posts with Image URLs' });
const resync = (page: Page) => page.getByRole('button', { name: 'Resync All Posts' });

const listed = (page: Page) => page.getByRole('region', { name: 'Posts' }).getByRole('listitem');
/** What came of the last run. */
const outcome = (page: Page) =>
  page.getByRole('region', { name: 'Copy from WordPress' }).getByRole('status').last();

/** The tables with the secret key, past every screen. */
async function ask(path: string, init: RequestInit = {}): Promise<unknown> {
  const { url, secretKey } = getBackend();
  const answer = await fetch(`${url}/rest/v1/${path}`, {
    ...init,
    headers: {
      apikey: secretKey,
      authorization: `Bearer ${secretKey}`,
      'content-type': 'application/json',
      prefer: 'return=representation',
      ...init.headers,
    },
  });
  const text = await answer.text();
  return text === '' ? null : JSON.parse(text);
}

/** Everything that was copied, in a few letters. */
async function digest(): Promise<string> {
  const parts = [await ask('posts?origin=eq.wordpress&order=id'), await ask('categories?order=id')];
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex');
}

async function open(page: Page): Promise<void> {
  await openAs(page, getBackend().accounts.staff, '/wp-post-sync');
  await expect(update(page)).toBeEnabled();
}
const openPost = (page: Page, slug: string) =>
  openAs(page, getBackend().accounts.staff, `/wp-post-sync/blog/${slug}`);

async function expectButtonsBack(page: Page): Promise<void> {
  await expect(update(page)).toBeEnabled({ timeout: 60_000 });
  await expect(resync(page)).toBeEnabled();
}

function toAsked(url: URL): Asked | null {
  const [, name, id] = /\/wp-json\/wp\/v2\/(posts|categories|media)(?:\/(\d+))?/.exec(url.pathname) ?? [];
  if (!name) return null;
  const single = { posts: 'post', categories: 'category', media: 'media' } as const;
  const several = { posts: 'posts', categories: 'categories', media: 'media' } as const;
  const kind = (id ? single : several)[name as keyof typeof single];
  return { kind, page: Number(url.searchParams.get('page') ?? 1), id: Number(id ?? 0), url };
}

/** Lets a fault into every answer of WordPress that fits. */
async function spoil(
  page: Page,
  fits: (asked: Asked) => boolean,
  change: (answer: Answer) => Answer | 'hang' | 'reset',
  times = Number.POSITIVE_INFINITY,
): Promise<void> {
  let left = times;
  await page.route(`${getBackend().wordpressUrl}/**`, async (route) => {
    const asked = toAsked(new URL(route.request().url()));
    if (!asked || left <= 0 || !fits(asked)) return route.continue();
    left -= 1;
    const answer = await route.fetch();
    const { 'content-length': _, ...headers } = answer.headers();
    const spoilt = change({ status: answer.status(), headers, body: await answer.text() });
    if (spoilt === 'hang') return undefined;
    if (spoilt === 'reset') return route.abort('connectionreset');
    const cors = Object.fromEntries(
      Object.entries(headers).filter(([name]) => name.startsWith('access-control')),
    );
    return route.fulfill({ ...spoilt, headers: { ...cors, ...spoilt.headers } });
  });
}

test('visitors are led to the sign-in page and back, customers see that they may not come in', async ({
  page,
}) => {
  const paths = ['/wp-post-sync', '/wp-post-sync/blog/tour-of-the-sample-room', '/admin/messages'];
  for (const path of paths) {
    await page.goto(path);
    await expect(page).toHaveURL(new RegExp(`/login\\?next=${encodeURIComponent(path)}$`));
  }
  await enterAs(page, await addPerson());
  for (const path of paths) {
    await page.goto(path);
    await expect(page.getByRole('heading', { name: 'No access' })).toBeVisible();
    await expect(page.getByRole('button', { name: /Update|Resync|Export/ })).toHaveCount(0);
  }
});

test('the tool lists categories with their counts and posts with pictures, ten at a time', async ({
  page,
  consoleErrors,
}) => {
  await open(page);
  const categories = page.getByRole('region', { name: 'Categories' });
  const rows = (await ask('categories?order=name.asc&select=*')) as {
    name: string;
    count: number;
    origin: string;
  }[];
  await expect(categories.getByRole('listitem')).toHaveCount(rows.length);
  for (const { name, count } of rows.filter(({ origin }) => origin === 'wordpress')) {
    await expect(categories.getByRole('listitem').filter({ hasText: name }).first()).toHaveText(
      `${name} ${count}`,
    );
  }
  expect(new Set(rows.map(({ count }) => count)).size).toBeGreaterThan(1);
  // Written here: the table does not count them, the screen does.
  await expect(categories.getByRole('listitem').filter({ hasText: 'Reading results' })).not.toHaveText(/ 0$/);

  const posts = listed(page);
  await expect(posts).toHaveCount(10);
  const box = await posts.first().locator('img').boundingBox();
  expect([box?.width, box?.height]).toEqual([100, 100]);
  const pages: string[] = [];
  page.on('request', (sent) => sent.url().includes('&offset=') && pages.push(sent.url()));
  const total = ((await ask('posts?select=id')) as unknown[]).length;
  for (let shown = 10; shown < total; shown = await posts.count()) {
    await page.evaluate(() => scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }));
    await expect.poll(() => posts.count()).toBeGreaterThan(shown);
  }
  await expect(page.getByText('No more posts')).toBeVisible();
  expect(pages).toHaveLength(Math.ceil((total + 1) / 10) - 1);
  // The recorded pictures are not there; nothing else may go wrong, and no policy may be broken.
  expect(consoleErrors.filter((text) => !text.startsWith('Failed to load resource'))).toEqual([]);
});

test('runs that cannot be read are not taken for none', async ({ page }) => {
  await page.route('**/rest/v1/sync_runs?**', (route) => route.fulfill({ status: 500, body: '{}' }));
  await open(page);
  await page.locator('summary', { hasText: 'Last runs' }).click();
  await expect(page.getByText('The latest runs could not be read. Please reload the page.')).toBeVisible();
  await expect(page.getByText('Nothing was copied yet.')).toHaveCount(0);
});

test('an update without changes says so, is recorded, and the buttons come back', async ({
  page,
  consoleErrors,
}) => {
  await open(page);
  const before = await digest();
  await update(page).click();
  await expect(page.getByRole('button', { name: 'Updating...' })).toBeDisabled();
  await expect(resync(page)).toBeDisabled();
  await expect(page.getByText('Everything was up to date.')).toBeVisible({ timeout: 60_000 });
  await expectButtonsBack(page);
  expect(await digest()).toBe(before);
  const [run] = (await ask('sync_runs?order=id.desc&limit=1')) as { holder: string; status: string }[];
  expect(run).toMatchObject({ status: 'done', holder: `a screen of ${getBackend().accounts.staff.email}` });
  expect(consoleErrors.filter((text) => !text.startsWith('Failed to load resource'))).toEqual([]);
});

test('a resync asks first; cancelled it does nothing, confirmed it leaves posts written here alone', async ({
  page,
}) => {
  const own = {
    slug: `written-here-${Date.now()}`,
    title: 'Written here',
    content: '<p>Own</p>',
    date: '2020-01-01T00:00:00Z',
  };
  await ask('posts', { method: 'POST', body: JSON.stringify(own) });
  const countRuns = async () => ((await ask('sync_runs?select=id')) as unknown[]).length;
  const runs = await countRuns();
  await open(page);
  await resync(page).click();
  await expect(page.getByText(question, { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByText(question)).toHaveCount(0);
  await expect(resync(page)).toBeFocused();
  expect(await countRuns()).toBe(runs);

  const before = await digest();
  await resync(page).click();
  await page.getByRole('button', { name: 'Yes, resync' }).click();
  await expect(page.getByRole('button', { name: 'Resyncing...' })).toBeDisabled();
  await expect(outcome(page)).toContainText('up to date', { timeout: 60_000 });
  await expectButtonsBack(page);
  await expect(listed(page).first()).toBeVisible();
  expect(await digest()).toBe(before);
  expect(await ask(`posts?slug=eq.${own.slug}&select=title`)).toEqual([{ title: 'Written here' }]);
  await ask(`posts?slug=eq.${own.slug}`, { method: 'DELETE' });
});

/** Lets WordPress forget posts: its lists come without them, the counts in the headers included. */
async function forget(page: Page, isLost: (id: number) => boolean): Promise<void> {
  const site = getBackend().wordpressUrl;
  const kept: { id: number }[] = [];
  for (let number = 1, pages = 1; number <= pages; number += 1) {
    const answer = await fetch(`${site}/wp-json/wp/v2/posts?per_page=100&page=${number}`);
    pages = Number(answer.headers.get('x-wp-totalpages'));
    const posts = (await answer.json()) as { id: number }[];
    kept.push(...posts.filter(({ id }) => !isLost(id)));
  }
  await page.route(`${site}/wp-json/wp/v2/posts?*`, async (route) => {
    const asked = toAsked(new URL(route.request().url()));
    const answer = await route.fetch();
    const { 'content-length': _, ...headers } = answer.headers();
    const from = ((asked?.page ?? 1) - 1) * 100;
    await route.fulfill({
      status: 200,
      headers: {
        ...headers,
        'x-wp-total': String(kept.length),
        'x-wp-totalpages': String(Math.ceil(kept.length / 100)),
      },
      body: JSON.stringify(kept.slice(from, from + 100)),
    });
  });
}

test('posts that WordPress lost go only after the number was named and confirmed, and only those', async ({
  page,
}) => {
  const own = {
    slug: `kept-here-${Date.now()}`,
    title: 'Kept here',
    content: '<p>Own</p>',
    date: '2020-01-01T00:00:00Z',
  };
  await ask('posts', { method: 'POST', body: JSON.stringify(own) });
  const listIds = async (origin: string) =>
    ((await ask(`posts?origin=eq.${origin}&select=id&order=id`)) as { id: number }[]).map(({ id }) => id);
  const isLost = (id: number) => id % 4 === 0;
  const ids = await listIds('wordpress');
  const ownIds = await listIds('admin');
  const before = await digest();
  const leaving = ids.filter(isLost).length;
  expect(leaving * 5).toBeGreaterThan(ids.length);
  await open(page);
  await forget(page, isLost);
  const allow = page.getByRole('button', { name: `Copy, and remove these ${leaving} posts` });
  const confirmation = page.getByRole('alertdialog', { name: `${leaving} posts will leave the blog` });

  await update(page).press('Enter');
  await expect(outcome(page)).toContainText(
    `The posts were not updated. Nothing was changed. ${leaving} of ${ids.length} copied posts are no longer in WordPress, which is more than a fifth.`,
    { timeout: 60_000 },
  );
  await expectButtonsBack(page);
  expect(await digest()).toBe(before);

  for (const leave of ['Escape', 'Enter']) {
    await allow.press('Enter');
    await expect(confirmation.getByRole('button', { name: 'Cancel' })).toBeFocused();
    await page.keyboard.press(leave);
    await expect(confirmation).toHaveCount(0);
    await expect(allow).toBeFocused();
  }
  expect(await digest()).toBe(before);
  expect(await ask('sync_runs?status=eq.running')).toEqual([]);

  await allow.press('Enter');
  await confirmation.getByRole('button', { name: `Yes, remove ${leaving}` }).press('Enter');
  await expect(outcome(page).getByRole('row', { name: /^removed/ })).toHaveText(`removed${leaving}0`, {
    timeout: 60_000,
  });
  await expectButtonsBack(page);
  expect(await listIds('wordpress')).toEqual(ids.filter((id) => !isLost(id)));
  expect(await listIds('admin')).toEqual(ownIds);

  // WordPress finds them again.
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await update(page).press('Enter');
  await expect(outcome(page).getByRole('row', { name: /^added/ })).toHaveText(`added${leaving}0`, {
    timeout: 60_000,
  });
  expect(await digest()).toBe(before);
  await ask(`posts?slug=eq.${own.slug}`, { method: 'DELETE' });
});

test('with the database out of reach the screen says so, keeps the focus, and Retry asks again', async ({
  page,
}) => {
  await ask('rebuild_requests?id=gt.0', { method: 'DELETE' });
  await open(page);
  const reach = await cutOff(page);
  await update(page).press('Enter');
  await expect(outcome(page)).toContainText('Nothing was changed. Our database did not answer.', {
    timeout: 60_000,
  });
  const site = page.getByRole('region', { name: 'The public site' });
  const rebuild = page.getByRole('button', { name: 'Rebuild the site' });
  await rebuild.press('Enter');
  await expect(site).toContainText('We cannot be reached at the moment.');
  await expect(rebuild).toBeFocused();
  await reach();
  await site.getByRole('button', { name: 'Retry' }).press('Enter');
  await expect(site).toContainText('Asked for on');
  expect(await ask('rebuild_requests?select=reason')).toEqual([{ reason: 'asked' }]);
});

test('a build that is asked for is shown with its moment and its asker', async ({ page }) => {
  await ask('rebuild_requests?id=gt.0', { method: 'DELETE' });
  await open(page);
  const site = page.getByRole('region', { name: 'The public site' });
  await expect(site).toContainText('Nobody has asked for a build yet.');
  await page.getByRole('button', { name: 'Rebuild the site' }).click();
  await expect(site).toContainText(
    new RegExp(`Asked for on .+ by ${getBackend().accounts.staff.email}\\. It waits for its turn\\.`),
  );
  expect(await ask('rebuild_requests?select=reason,done_at')).toEqual([{ reason: 'asked', done_at: null }]);
});

const names = ['posts page 1', 'posts page 2', 'categories', 'media'] as const;
/**
 * What a browser meets otherwise than the command, and one fault for each way a run ends, at one request after another;
 * the command meets every fault at every request in tests/sync/faults.test.ts.
 */
const cases = [
  'connection reset',
  'connection reset once',
  'redirect to another host',
  'an item without slug',
  'time-out',
].map((fault, index) => {
  const kind = faults[fault];
  if (!kind) throw new Error(`no fault ${fault}`);
  const fitting = names.filter((name) => !kind.at || kind.at.includes(name));
  return { fault, kind, request: fitting[index % fitting.length] ?? 'posts page 1' };
});
/** What a browser says differently: it hides why a connection failed and where a redirect leads. */
const inBrowser: Record<string, RegExp> = {
  'time-out': /no answer within 15 s/,
  'connection reset': /the connection failed/,
  'redirect to another host': /the connection failed|leads away from the site/,
};

/** Lets the fifteen seconds that an answer may take pass in two. */
const hurry = (page: Page) =>
  page.evaluate(() => {
    const wait = AbortSignal.timeout.bind(AbortSignal);
    AbortSignal.timeout = (time) => wait(time === 15_000 ? 2000 : time);
  });

test('a fault of WordPress leaves the table as it was, is said plainly, and the buttons come back', async ({
  page,
}) => {
  test.setTimeout(180_000);
  await open(page);
  const before = await digest();
  for (const { fault, kind, request } of cases) {
    await test.step(`${fault}, ${request}`, async () => {
      // The last one: the others keep their patience.
      if (fault === 'time-out') await hurry(page);
      await spoil(page, requests[request], kind.spoil, kind.times);
      await update(page).click();
      await expectButtonsBack(page);
      if (isNamed(fault, request)) {
        await expect(outcome(page)).toContainText('could not be copied; their last good copies stay:');
      } else if (kind.says && !kind.copies?.[request]) {
        await expect(outcome(page)).toContainText('The posts were not updated. Nothing was changed.');
        await expect(outcome(page)).toContainText(inBrowser[fault] ?? kind.says);
      } else await expect(outcome(page)).toContainText('Everything was up to date.');
      expect(await digest(), fault).toBe(before);
      expect(await ask('sync_runs?status=eq.running')).toEqual([]);
      await page.unrouteAll({ behavior: 'ignoreErrors' });
    });
  }
});

test('a run that is stopped changes nothing', async ({ page }) => {
  await open(page);
  const before = await digest();
  await spoil(page, requests.categories, () => 'hang');
  await update(page).click();
  await expect(page.getByRole('status').filter({ hasText: 'Reading posts' })).toBeVisible({
    timeout: 60_000,
  });
  await page.getByRole('button', { name: 'Stop' }).click();
  await expect(outcome(page)).toContainText('Nothing was changed. You stopped it.');
  await expectButtonsBack(page);
  expect(await digest()).toBe(before);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

test.describe('the post view', () => {
  test('shows title, featured picture, text, and the way back', async ({ page, consoleErrors }) => {
    await open(page);
    await listed(page).first().getByRole('link').click();
    await expect(page).toHaveURL(/\/wp-post-sync\/blog\/.+/);
    await expect(page.getByText('Loading post…')).toHaveCount(0);
    await expect(page.getByRole('article').getByRole('heading', { level: 2 }).first()).toBeVisible();
    await page.getByRole('button', { name: '← Back' }).click();
    await expect(page).toHaveURL(/\/wp-post-sync$/);
    expect(consoleErrors.filter((text) => !text.startsWith('Failed to load resource'))).toEqual([]);
  });

  test('shows the picture of a post that has only the number of its medium', async ({ page }) => {
    const address = `${getBackend().wordpressUrl}/numbered.svg`;
    await page.route('**/rest/v1/posts?*slug=eq*', async (route) => {
      const answer = await route.fetch();
      const [post] = await answer.json();
      await route.fulfill({ response: answer, json: [{ ...post, featured_media: 4711 }] });
    });
    await page.route('**/wp-json/wp/v2/media/4711', (route) =>
      route.fulfill({ json: { source_url: address }, headers: { 'access-control-allow-origin': '*' } }),
    );
    await page.route(address, (route) =>
      route.fulfill({
        contentType: 'image/svg+xml',
        body: '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"/>',
      }),
    );
    await openPost(page, 'tour-of-the-sample-room');
    await expect(page.getByRole('figure').first().locator('img').first()).toHaveAttribute('src', address);
  });

  test('a wide table scrolls by itself, not the page', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 800 });
    await page.route('**/rest/v1/posts?*slug=eq*', async (route) => {
      const answer = await route.fetch();
      const [post] = await answer.json();
      const content = `<table><tr>${`<td>${'x'.repeat(40)}</td>`.repeat(8)}</tr></table>`;
      await route.fulfill({ response: answer, json: [{ ...post, content }] });
    });
    await openPost(page, 'tour-of-the-sample-room');
    await expect(page.getByRole('region', { name: 'Table' }).getByRole('table')).toBeVisible();
    expect(await findOverflow(page)).toBe(0);
  });

  test('a Hindi slug opens, and so does one that was never copied', async ({ page }) => {
    const [hindi] = (await ask('posts?select=slug,title&order=id&slug=gt.z&limit=1')) as {
      slug: string;
      title: string;
    }[];
    await openPost(page, encodeURIComponent(hindi?.slug ?? ''));
    await expect(page.getByRole('article').getByRole('heading').first()).toHaveText(hindi?.title ?? '');
    await page.goto('/wp-post-sync/blog/no-such-post');
    await expect(page.getByText('No post found.')).toBeVisible();
  });

  test('a failure is said with its reason', async ({ page }) => {
    await page.route('**/rest/v1/posts?*slug=eq*', (route) => route.abort());
    await openPost(page, 'tour-of-the-sample-room');
    await expect(page.getByText(/^Error: We cannot be reached/)).toBeVisible();
  });

  test('what an attack left of itself does nothing', async ({ page }) => {
    await enterAs(page, getBackend().accounts.staff);
    const foreign: string[] = [];
    page.on('request', (sent) => sent.url().includes('evil.example') && foreign.push(sent.url()));
    for (const number of [1, 2, 5, 9, 10, 11]) {
      await page.goto(`/wp-post-sync/blog/attack-${number}`);
      await expect(page.getByText('Before the attack.')).toBeVisible();
      expect(await page.evaluate(() => 'pwned' in window)).toBe(false);
    }
    expect(foreign).toEqual([]);
  });
});

test('axe finds nothing, on a desk and on a phone', async ({ page }) => {
  await open(page);
  await expect(listed(page).first()).toBeVisible();
  const check = async () => {
    for (const width of [1280, 360]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await findFaults(page), `at ${width} px`).toEqual([]);
      expect(await findOverflow(page), `at ${width} px`).toBe(0);
    }
  };
  await check();
  await resync(page).click();
  await check();
  await page.keyboard.press('Escape');
  await update(page).click();
  await expect(page.getByText('Everything was up to date.')).toBeVisible({ timeout: 60_000 });
  await check();
  await page.goto('/wp-post-sync/blog/tour-of-the-sample-room');
  await expect(page.getByRole('article')).toBeVisible();
  await check();
});
