import { readFileSync } from 'node:fs';
import { brotliCompressSync, constants } from 'node:zlib';
import { expect, test } from './site.ts';

interface Budget {
  path: string;
  document: number;
  inlineScript: number;
}
const budgets: { pages: Budget[]; fonts: number; notice: number } = JSON.parse(
  readFileSync(new URL('../../scripts/bench/budgets.json', import.meta.url), 'utf8'),
);

const compress = (text: string): number =>
  brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length;

for (const { path, document, inlineScript } of budgets.pages) {
  test(`${path} keeps its bytes`, async ({ page, request }) => {
    const html = await (await request.get(path)).text();
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
