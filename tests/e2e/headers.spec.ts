import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { workFolder } from './address.ts';
import { expect, test } from './site.ts';

/** One address of every kind of page, with those that are not there. */
const pages = [
  '/',
  '/blogs',
  '/blogs/archive',
  '/blog/how-to-read-a-complete-blood-count',
  '/blog/no-such-post',
  '/pricing',
  '/pricing/biochemistry',
  '/pricing/panel-package',
  '/pricing/no-such-list',
  '/tests',
  '/tests/alanine-aminotransferase-alt-sgpt',
  '/tests/by-problem',
  '/plan',
  '/samples',
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
  '/privacy',
  '/login',
  '/signup',
  '/forgot-password',
  '/reset-password',
  '/confirm',
  '/profile',
  '/my-pets',
  '/no/such/page',
];

const parts = 4;
for (let part = 0; part < parts; part++) {
  test(`each page keeps its own policy, also when a visitor acts, part ${part + 1} of ${parts}`, async ({
    page,
  }) => {
    const complaints: string[] = [];
    page.on('console', (message) => {
      if (/content security policy|refused to|violates/i.test(message.text()))
        complaints.push(`${page.url()}: ${message.text()}`);
    });
    await page.addInitScript(() => {
      document.addEventListener('securitypolicyviolation', (event) => {
        console.error(`violates ${event.violatedDirective}: ${event.blockedURI} ${event.sample}`);
      });
    });
    for (const path of pages.filter((_path, index) => index % parts === part)) {
      const answer = await page.goto(path);
      const headers = answer?.headers() ?? {};
      expect(headers['content-security-policy'], path).toContain("default-src 'none'");
      expect(headers['content-security-policy'], path).toContain("frame-ancestors 'none'");
      expect(headers['content-security-policy'], path).not.toMatch(/unsafe-|\*/);
      expect(headers['cross-origin-opener-policy'], path).toBe('same-origin');
      expect(headers['permissions-policy'], path).toContain('camera=()');
      expect(headers['strict-transport-security'], path).toMatch(/max-age=\d{8}/);
      expect(headers['referrer-policy'], path).toBe('strict-origin-when-cross-origin');
      await page.mouse.move(200, 300);
      await page.mouse.move(210, 320);
      await page.mouse.wheel(0, 4000);
      await page.waitForLoadState('networkidle');
    }
    expect(complaints).toEqual([]);
  });
}

test('pages are asked for again soon, hashed files never, and headers are sent once', async ({ request }) => {
  const html = await (await request.get('/')).text();
  const file = /\/_astro\/[\w.~-]+/.exec(html)?.[0] ?? '';
  const card = /\/og\/[\w-]+\.jpg/.exec(html)?.[0] ?? '';
  const cache = async (path: string) => (await request.get(path)).headers()['cache-control'];
  expect(await cache('/')).toBe('public, max-age=60, must-revalidate');
  expect(await cache('/pricing')).toBe('public, max-age=60, must-revalidate');
  expect(await cache(file)).toBe('public, max-age=31536000, immutable');
  expect(await cache(card)).toBe('public, max-age=31536000, immutable');
  expect(await cache('/sw.js')).toBe('no-cache');
  expect((await request.get('/pricing.json')).headers()['access-control-allow-origin']).toBe('*');
  expect((await request.get('/')).headers()['access-control-allow-origin']).toBeUndefined();
});

test('links that a visitor rests on may be fetched ahead, by rules in the page', async ({ request }) => {
  const html = await (await request.get('/')).text();
  const text = /<script type="speculationrules">(.*?)<\/script>/.exec(html)?.[1] ?? '';
  const rules: unknown = JSON.parse(text);
  expect(JSON.stringify(rules)).toContain('"eagerness":"moderate"');
  expect(JSON.stringify(rules)).not.toContain('prerender');
});

test('a link that a visitor rests on or presses is fetched ahead, an account page and a file are not', async ({
  page,
}) => {
  const ahead: string[] = [];
  page.on('request', (request) => {
    if ((request.headers()['sec-purpose'] ?? '').startsWith('prefetch'))
      ahead.push(new URL(request.url()).pathname);
  });
  await page.goto('/tests', { waitUntil: 'networkidle' });
  // A press asks at once and in turn, so what would have been fetched for the first links comes before the third.
  await page.evaluate(() => addEventListener('click', (event) => event.preventDefault()));
  for (const path of ['/login', '/pricing.csv', '/blogs'])
    await page.locator(`a[href="${path}"]`).filter({ visible: true }).first().click();
  await expect.poll(() => ahead).toContain('/blogs');
  await page.locator('footer a[href="/pricing/hematology"]').hover();
  await expect.poll(() => ahead).toContain('/pricing/hematology');
  expect(ahead).toEqual(['/blogs', '/pricing/hematology']);
});

test('the built site holds no source map and no secret', () => {
  const { secretKey }: { secretKey: string } = JSON.parse(
    readFileSync(join(workFolder, 'backend.json'), 'utf8'),
  );
  expect(secretKey.length).toBeGreaterThan(20);
  const dist = join(workFolder, 'dist');
  const faults: string[] = [];
  for (const entry of readdirSync(dist, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const file = join(entry.parentPath, entry.name);
    if (file.endsWith('.map')) faults.push(file);
    const content = readFileSync(file);
    for (const word of ['sourceMappingURL', secretKey, 'canary-deploy-hook']) {
      if (content.includes(word)) faults.push(`${file}: ${word.slice(0, 20)}`);
    }
  }
  expect(faults).toEqual([]);
});
