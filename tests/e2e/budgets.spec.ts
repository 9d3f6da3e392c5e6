import { readFileSync } from 'node:fs';
import { expect, test } from './site.ts';
import { compress } from './weights.ts';

interface Budget {
  path: string;
  document: number;
  inlineScript: number;
  headers?: number;
  firstView?: number;
  below?: number;
}
const budgets: { pages: Budget[]; fonts: number; notice: number } = JSON.parse(
  readFileSync(new URL('../../scripts/bench/budgets.json', import.meta.url), 'utf8'),
);

for (const { path, document, inlineScript, headers = Number.POSITIVE_INFINITY } of budgets.pages) {
  test(`${path} keeps its bytes`, async ({ page, request }) => {
    const answer = await request.get(path);
    const sent = answer.headersArray().map(({ name, value }) => name + value);
    expect(sent.join('').length, 'characters of headers').toBeLessThanOrEqual(headers);
    const html = await answer.text();
    // On days with a service notice a page may be heavier by it: the first flight is 14.6 KB.
    const room = html.includes('data-until') ? budgets.notice : 0;
    expect(compress(html)).toBeLessThanOrEqual(document + room);

    const scripts: string[] = [];
    const styles: string[] = [];
    let fontBytes = 0;
    page.on('request', (sent) => {
      if (sent.resourceType() === 'script') scripts.push(sent.url());
      if (sent.resourceType() === 'stylesheet') styles.push(sent.url());
    });
    page.on('response', async (answer) => {
      if (answer.request().resourceType() === 'font') fontBytes += (await answer.body()).length;
    });
    await page.goto(path, { waitUntil: 'networkidle' });
    expect(scripts, 'script files before the visitor acts').toEqual([]);
    expect(styles, 'external stylesheets').toEqual([]);
    expect(fontBytes).toBeLessThanOrEqual(budgets.fonts);
    const inline = await page.evaluate(() =>
      [...window.document.scripts]
        .filter((script) => !script.type || script.type === 'module')
        .map((script) => script.textContent ?? '')
        .join(''),
    );
    expect(inline.length, 'characters of inline script').toBeLessThanOrEqual(2048);
    expect(compress(inline), 'inline script, compressed').toBeLessThanOrEqual(inlineScript);
  });
}

/** The icon and the manifest, which the browser fetches for itself, pass by a page's events. */
test.describe('on a phone', () => {
  test.use({
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 1.75,
    isMobile: true,
    hasTouch: true,
  });

  for (const { path, firstView, below = 0 } of budgets.pages) {
    if (firstView === undefined) continue;
    test(`${path} keeps the bytes of its first view`, async ({ page }) => {
      const bodies: Promise<readonly [string, number]>[] = [];
      page.on('response', (answer) => {
        const kind = answer.request().resourceType();
        const weigh = (body: Buffer) => (kind === 'image' || kind === 'font' ? body.length : compress(body));
        // Films start by themselves, and are not counted.
        if (kind !== 'media') bodies.push(answer.body().then((body) => [answer.url(), weigh(body)] as const));
      });
      await page.goto(path, { waitUntil: 'networkidle' });
      const weights = await Promise.all(bodies);
      const total = weights.reduce((sum, [, bytes]) => sum + bytes, 0);
      expect(total, weights.join('\n')).toBeLessThanOrEqual(firstView + below);
    });
  }

  for (const path of ['/', '/blogs', '/feed', '/services', '/services/hematology']) {
    test(`${path} asks for pictures when the reader comes near, and then for every one`, async ({ page }) => {
      const asked = new Set<string>();
      page.on('request', (sent) => sent.resourceType() === 'image' && asked.add(sent.url()));
      await page.goto(path, { waitUntil: 'networkidle' });
      const places = () =>
        page.locator('main picture img').evaluateAll((images) =>
          images.flatMap((image) => {
            const { top } = image.parentElement?.getBoundingClientRect() ?? new DOMRect();
            // Those of a carousel change places by themselves.
            return image instanceof HTMLImageElement && !image.closest('.carousel-row')
              ? [{ source: image.currentSrc, screens: top / innerHeight }]
              : [];
          }),
        );
      const near = (await places()).filter(({ screens }) => screens < 1.7).map(({ source }) => source);
      expect([...asked].filter((address) => !near.includes(address))).toEqual([]);

      expect((await places()).length).toBeGreaterThan(near.length);
      // Browsers give up a picture that a hurried reader has left behind, until the reader comes back to it.
      for (const picture of await page.locator('main picture:not(.carousel-row *)').all()) {
        await picture.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
        await expect(picture.locator('img')).not.toHaveJSProperty('naturalWidth', 0);
      }
    });
  }
});
