/**
 * Axe, narrow screens and large text on the pages of the sitemap; of the many test pages, those of each layout. Home,
 * price lists and feed, whose parts scroll sideways, are looked at in accessibility.spec.ts.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { defaultLocale, splitLocale } from '#config/locales.ts';
import { routes } from '#config/routes.ts';
import { catalogues } from '#data/catalogues/index.ts';
import { listedEntries } from '#lib/catalogue/lookup.ts';
import { priceOf } from '../prices.ts';
import { workFolder } from './address.ts';
import { findFaults, findOverflow } from './axe.ts';
import { expect, test } from './site.ts';
import { expectTextSize, setTextSize } from './text-size.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** The first test of each price list, and the last of some: with and without parts, tubes or preparation. */
const tests = [
  ...catalogues.map(({ entries }) => entries[0]?.slug),
  ...catalogues.slice(0, 4).map(({ entries }) => entries.at(-1)?.slug),
];

/** Of pages that share one layout, those that are looked at. Texts copied from a blog have tests of their own. */
const chosen: Record<string, readonly (string | undefined)[]> = {
  '/tests/by-problem/': ['bloody-diarrhoea-in-a-puppy', 'cow-and-horse', 'vomiting'],
  '/tests/': ['by-problem', ...tests],
  '/blog/': ['how-to-read-a-complete-blood-count', 'which-tube-for-which-test'],
  '/services/': ['hematology', 'radiology'],
  '/branch/': ['vivek-vihar'],
  '/pricing/': [],
};

function isChosen(path: string): boolean {
  // Those in other languages are looked at in languages.spec.ts.
  if (path === '/' || path === '/feed' || splitLocale(path).locale !== defaultLocale) return false;
  const folder = Object.keys(chosen).find((start) => path.startsWith(start));
  return !folder || (chosen[folder] ?? []).includes(path.slice(folder.length));
}

/** The pages of the sitemap, in groups of a size that one test can look through. */
function listPages(): string[][] {
  const sitemap = readFileSync(join(workFolder, 'dist/sitemap-0.xml'), 'utf8');
  const paths = [...sitemap.matchAll(/<loc>([^<]*)<\/loc>/g)]
    .map(([, address = '']) => new URL(address).pathname)
    .filter(isChosen);
  return Array.from({ length: parts }, (_, part) => paths.filter((_path, index) => index % parts === part));
}

const parts = 4;

for (let part = 0; part < parts; part++) {
  test(`axe finds nothing and nothing overflows, part ${part + 1} of ${parts} of the sitemap`, async ({
    page,
  }) => {
    test.setTimeout(240_000);
    const faults: string[] = [];
    for (const path of listPages()[part] ?? []) {
      await page.setViewportSize({ width: 320, height: 720 });
      await setTextSize(page, 16);
      await page.goto(path, { waitUntil: 'load' });
      await expectTextSize(page, 16);
      faults.push(...(await findFaults(page)).map((fault) => `${path} ${fault}`));
      const narrow = await findOverflow(page);
      if (narrow > 0) faults.push(`${path} is ${narrow} px wider than 320`);
      await page.setViewportSize({ width: 360, height: 720 });
      await setTextSize(page, 32);
      await expectTextSize(page, 32);
      const large = await findOverflow(page);
      if (large > 0) faults.push(`${path} is ${large} px too wide with letters twice as large`);
    }
    expect(faults).toEqual([]);
  });
}

/** The tests with the longest words in their names, of which the parts above take only a few. */
const longestNamed = listedEntries
  .map(({ entry: { slug, title } }) => ({
    slug,
    longest: Math.max(...title.split(/[\s/-]/).map((word) => word.length)),
  }))
  .sort((one, other) => other.longest - one.longest)
  .slice(0, 20);

test('letters twice as large make no test page wider than a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 720 });
  await setTextSize(page, 32);
  const faults: string[] = [];
  for (const { slug } of longestNamed) {
    await page.goto(routes.test(slug), { waitUntil: 'load' });
    const large = await findOverflow(page);
    if (large > 0) faults.push(`${slug} is ${large} px too wide`);
  }
  await expectTextSize(page, 32);
  expect(faults).toEqual([]);
});

test('letters twice as large leave each list within a phone, and its prices whole', async ({ page }) => {
  test.setTimeout(120_000);
  await page.setViewportSize({ width: 360, height: 720 });
  await setTextSize(page, 32);
  const lists = catalogues.map(({ id }) => routes.catalogue(id));
  for (const path of ['/', '/blogs', '/feed', '/plan?t=HEM-01', '/compare?p=PAN-04,PAN-07', ...lists]) {
    await page.goto(path, { waitUntil: 'load' });
    await expectTextSize(page, 32);
    expect(await findOverflow(page), path).toBe(0);
  }
  await page.goto('/pricing/biochemistry');
  const row = page.getByRole('listitem').filter({ hasText: 'Alanine Aminotransferase' });
  const name = await row.getByRole('heading').boundingBox();
  const price = await row.getByText(priceOf('BIO-01')).boundingBox();
  const book = await row.getByRole('link', { name: /^Book/ }).boundingBox();
  expect(name?.width, 'the name has the width of the page').toBeGreaterThan(280);
  expect(price?.y, 'the price stands under the name').toBeGreaterThanOrEqual(
    (name?.y ?? 0) + (name?.height ?? 0),
  );
  expect(book?.height, 'the way to book is one line').toBeLessThan(100);
});

test('letters half as large again break no word of a heading, no figure and no link of the header', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 720 });
  await setTextSize(page, 24);
  for (const path of ['/', '/hi', '/why-us', '/services', '/about', '/branches', '/packages']) {
    await page.goto(path, { waitUntil: 'load' });
    await expectTextSize(page, 24);
    const broken = await page
      .locator('.site-header, h1, h2, h3, dd, [class*="font-display"]')
      .evaluateAll((elements) => {
        const range = document.createRange();
        const texts = elements.flatMap((element) => {
          const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
          const found: Text[] = [];
          while (walker.nextNode()) found.push(walker.currentNode as Text);
          return found.filter(({ parentElement }) => parentElement?.checkVisibility());
        });
        return texts.flatMap((text) =>
          [...text.data.matchAll(/[\p{L}\p{M}\p{N},]+/gu)].flatMap(({ 0: word, index }) => {
            range.setStart(text, index);
            range.setEnd(text, index + word.length);
            const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
            return lines.size > 1 ? [word] : [];
          }),
        );
      });
    expect(broken, path).toEqual([]);
  }
});

test.describe('with forced colours', () => {
  test.use({ contextOptions: { forcedColors: 'active', reducedMotion: 'reduce' } });
  for (const path of ['/', '/pricing/biochemistry', '/tests', '/plan?t=HEM-01', '/contact', '/login']) {
    test(`${path} stays whole`, async ({ page }) => {
      await page.goto(path, { waitUntil: 'load' });
      expect(await findFaults(page)).toEqual([]);
      await page.keyboard.press('Tab');
      await page.keyboard.press('Tab');
      await page.keyboard.press('Tab');
      const outline = await page.evaluate(() => {
        const { outlineStyle, outlineWidth } = getComputedStyle(document.activeElement ?? document.body);
        return `${outlineStyle} ${outlineWidth}`;
      });
      expect(outline, 'the focus is seen').not.toMatch(/^none|^\w+ 0px/);
    });
  }

  /** What a reader's own colours leave of how an element is marked; backgrounds and shadows go. */
  const mark = (element: Element): string => {
    const before = getComputedStyle(element, '::before');
    const { outlineStyle, borderLeftWidth, textDecorationLine, fontWeight } = getComputedStyle(element);
    return [outlineStyle, borderLeftWidth, textDecorationLine, fontWeight, before.borderLeftWidth].join(' ');
  };
  for (const [what, path, chosen, other] of [
    [
      'chip of the blog',
      '/blogs',
      'nav[aria-label="Categories"] [aria-current]',
      'nav[aria-label="Categories"] :not([aria-current])',
    ],
    [
      'chip of a price list',
      '/pricing/biochemistry',
      'fieldset label:has(:checked)',
      'fieldset label:not(:has(:checked))',
    ],
    ['tube of the finder', '/tests', 'fieldset label:has(:checked)', 'fieldset label:not(:has(:checked))'],
    [
      'entry of the menu',
      '/about',
      '.site-header nav [aria-current]',
      '.site-header nav :not([aria-current])',
    ],
    [
      'service',
      '/',
      'nav[aria-label="Diagnostic services"] [aria-current]',
      'nav[aria-label="Diagnostic services"] a:not([aria-current])',
    ],
    ['dot', '/', '.carousel-controls li [aria-current]', '.carousel-controls li :not([aria-current])'],
  ] as const)
    test(`the chosen ${what} is told from the others`, async ({ page }) => {
      await page.setViewportSize({ width: 1280, height: 800 });
      await page.goto(path);
      const [here, elsewhere] = [page.locator(chosen).first(), page.locator(other).first()];
      expect(await here.evaluate(mark)).not.toBe(await elsewhere.evaluate(mark));
    });
});
