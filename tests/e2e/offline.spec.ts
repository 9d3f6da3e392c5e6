import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { BrowserContext, Page, Worker } from '@playwright/test';
import { site } from '#config/site.ts';
import { siteUrl } from './address.ts';
import { expect, test } from './site.ts';

test.use({ serviceWorkers: 'allow' });

/** Resolves when the worker has saved what it wants to save. */
async function untilSaved(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    const worker = registration.installing ?? registration.waiting ?? registration.active;
    if (worker?.state === 'activated') return;
    await new Promise<void>((resolve) => {
      worker?.addEventListener('statechange', () => worker.state === 'activated' && resolve());
    });
  });
}

async function visitAndAct(page: Page, path: string): Promise<void> {
  await page.goto(path, { waitUntil: 'networkidle' });
  await page.mouse.move(100, 200);
  await page.mouse.move(120, 240);
  await untilSaved(page);
}

const listSaved = (page: Page) =>
  page.evaluate(async () => {
    const names = await caches.keys();
    const all = await Promise.all(
      names.map(async (name) =>
        (await (await caches.open(name)).keys()).map(({ url }) => new URL(url).pathname),
      ),
    );
    return all.flat();
  });

test('nothing is kept before the visitor acts', { tag: '@whole-browser' }, async ({ page }) => {
  await page.goto('/pricing/biochemistry', { waitUntil: 'networkidle' });
  expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0);
});

test('price lists, finder, plan and sample guide work without a network and say when they were saved, and so does a test page that was visited', async ({
  page,
  context,
}) => {
  await visitAndAct(page, '/pricing');
  await page.goto('/tests/complete-blood-count-cbc', { waitUntil: 'networkidle' });
  await context.setOffline(true);
  await page.reload();
  await expect(page.getByText('You are offline.')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Complete Blood Count (CBC)' })).toBeVisible();

  await page.goto('/pricing/biochemistry');
  await expect(page.getByRole('status').filter({ hasText: 'You are offline.' })).toHaveText(
    /^Saved on \d{1,2} [A-Z][a-z]+, \d\d:\d\d\. You are offline\.$/,
  );
  await page.getByRole('searchbox').fill('bilirubin');
  await expect(page.getByRole('heading', { level: 3, name: /Bilirubin/ }).first()).toBeVisible();
  await expect(page.getByRole('heading', { level: 3, name: /Amylase/ })).toBeHidden();

  await page.goto('/tests?q=liver');
  await expect(page.getByText('You are offline.')).toBeVisible();
  await expect(page.locator('.hits li').first()).toBeVisible();

  await page.goto('/plan?t=HEM-01.BIO-01');
  await expect(page.getByText('You are offline.')).toBeVisible();
  await expect(page.getByText('Complete Blood Count (CBC)').first()).toBeVisible();

  await page.goto('/samples');
  await expect(page.getByText('You are offline.')).toBeVisible();
  await expect(page.getByRole('article', { name: 'Sodium Citrate' })).toBeVisible();

  // The saved page carries the policy it came with.
  const violations = await page.evaluate(async () => {
    const seen: string[] = [];
    document.addEventListener('securitypolicyviolation', (event) => seen.push(event.violatedDirective));
    const script = document.createElement('script');
    script.textContent = 'globalThis.ran = true';
    document.body.append(script);
    await new Promise((resolve) => setTimeout(resolve, 100));
    return { seen, ran: 'ran' in globalThis };
  });
  expect(violations.ran).toBe(false);
  expect(violations.seen[0]).toMatch(/^script-src/);

  // A list is found by its other names as well.
  const places = { Hematology: 'hematology', SpecialTest: 'special-tests', Kit: 'kit-based' };
  for (const [name, place] of Object.entries(places)) {
    await page.goto(`/pricing/${name}?q=platelet`);
    await expect(page).toHaveURL(`/pricing/${place}?q=platelet`);
    await expect(page.getByRole('status').filter({ hasText: 'You are offline.' })).toBeVisible();
  }
  await page.goto('/pricing/Nothing');
  await expect(page.getByRole('heading', { name: 'You are offline' })).toBeVisible();

  await page.goto('/tests/zinc');
  await expect(page.getByRole('heading', { name: 'You are offline' })).toBeVisible();
  await expect(page.getByRole('link', { name: `Call ${site.phone.shown}` })).toHaveAttribute(
    'href',
    `tel:${site.phone.tel}`,
  );
  await page.getByRole('link', { name: 'Prices' }).click();
  await expect(page).toHaveURL(/\/pricing$/);

  await context.setOffline(false);
  await page.reload();
  await expect(page.getByText('You are offline.')).toHaveCount(0);
});

test('a reader of Hindi has the lists in Hindi, and is told so in Hindi', async ({ page, context }) => {
  await visitAndAct(page, '/hi/pricing');
  expect((await listSaved(page)).filter((path) => path.startsWith('/pricing'))).toEqual([]);
  await context.setOffline(true);
  await page.goto('/hi/pricing/biochemistry');
  await expect(page.getByRole('status').filter({ hasText: 'इंटरनेट नहीं है।' })).toHaveText(
    /^\d{1,2} \S+, \d\d:\d\d बजे का रखा हुआ पन्ना। इंटरनेट नहीं है।$/,
  );
  await page.getByRole('searchbox').fill('bilirubin');
  await expect(page.getByRole('heading', { level: 3, name: /Bilirubin/ }).first()).toBeVisible();
  await page.goto('/hi/plan?t=HEM-01');
  await expect(page.getByRole('heading', { name: 'पहले और बाद में' })).toBeVisible();

  await page.goto('/hi/tests/complete-blood-count-cbc');
  await expect(page.getByRole('heading', { name: 'इंटरनेट नहीं है' })).toBeVisible();
  await page.getByRole('link', { name: 'कीमतें' }).click();
  await expect(page).toHaveURL(/\/hi\/pricing$/);
});

/** The one worker of the page's context, to give it a fault. */
function getWorker(context: BrowserContext): Worker {
  const [worker] = context.serviceWorkers();
  if (!worker) throw new Error('No worker is there.');
  return worker;
}

test('a store that cannot be read stands in nobody’s way', async ({ page, context }) => {
  await visitAndAct(page, '/pricing');
  await getWorker(context).evaluate(() => {
    const fail = () => Promise.reject(new DOMException('Damaged', 'UnknownError'));
    Object.assign(CacheStorage.prototype, { open: fail, match: fail });
  });
  for (const path of ['/pricing', '/tests', '/pricing/hematology']) {
    expect((await page.goto(path))?.status(), path).toBe(200);
  }
});

test('a fault of the host shows the saved page, which says so', async ({ page, context }) => {
  await visitAndAct(page, '/pricing');
  await getWorker(context).evaluate(() => {
    Object.assign(globalThis, { fetch: () => Promise.resolve(new Response('fault', { status: 503 })) });
  });
  await page.goto('/pricing/hematology');
  await expect(page.getByRole('status').filter({ hasText: 'The site has a fault.' })).toBeVisible();
});

test('accounts, the blog and answers of the backend are never kept', async ({ page }) => {
  await visitAndAct(page, '/pricing');
  for (const path of ['/login', '/profile', '/my-pets', '/signup', '/blogs', '/contact', '/']) {
    await page.goto(path);
  }
  await page.waitForLoadState('networkidle');
  const saved = await listSaved(page);
  expect(saved.length).toBeGreaterThan(18);
  expect(
    saved.filter(
      (path) => !/^\/(pricing|tests|compare|samples|plan|_astro|offline|art\/tubes)([/.]|$)/.test(path),
    ),
  ).toEqual([]);
});

test('an earlier copy is thrown away', async ({ page }) => {
  await page.goto('/pricing', { waitUntil: 'networkidle' });
  await page.evaluate(async () =>
    (await caches.open('kept-of-an-earlier-build')).put('/pricing', new Response('old')),
  );
  await visitAndAct(page, '/pricing');
  expect(await page.evaluate(() => caches.has('kept-of-an-earlier-build'))).toBe(false);
});

test('a new worker on a network that fails keeps what the one before had saved', async ({
  page,
  context,
}) => {
  // The site under another origin, whose next deploy a phone reaches the worker of and little else.
  let isWeak = false;
  const server = createServer(async (request, response) => {
    const path = request.url ?? '/';
    if (isWeak && !['/sw.js', '/pricing'].includes(path)) {
      response.writeHead(503).end();
      return;
    }
    const answer = await fetch(siteUrl + path);
    const body = Buffer.from(await answer.arrayBuffer());
    response.writeHead(answer.status, { 'content-type': answer.headers.get('content-type') ?? '' });
    response.end(isWeak && path === '/sw.js' ? body.toString().replace('kept-', 'kept-next-') : body);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  try {
    const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    await visitAndAct(page, `${origin}/pricing`);
    const before = await listSaved(page);
    isWeak = true;
    await page.evaluate(async () => {
      const registration = await navigator.serviceWorker.ready;
      await registration.update();
    });
    await untilSaved(page);
    expect(await page.evaluate(() => caches.keys())).toEqual([expect.stringMatching(/^kept-next-/)]);
    expect((await listSaved(page)).toSorted()).toEqual(before.toSorted());
    await context.setOffline(true);
    await page.goto(`${origin}/pricing/biochemistry`);
    await expect(page.getByText('You are offline.')).toBeVisible();
    await page.getByRole('searchbox').fill('bilirubin');
    await expect(page.getByRole('heading', { level: 3, name: /Amylase/ })).toBeHidden();
  } finally {
    server.closeAllConnections();
    server.close();
  }
});

test('the worker weighs little', async ({ request }) => {
  const code = await (await request.get('/sw.js')).text();
  // Beside the names of files and pages that it holds.
  expect(code.replaceAll(/"\/[^"]*",?/g, '').length).toBeLessThanOrEqual(4096);
});
