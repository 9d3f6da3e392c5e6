/** What readers set for themselves, room between letters and colours, and where their keyboard is: axe sees none of it. */
import type { Locator, Page } from '@playwright/test';
import { findOverflow } from './axe.ts';
import { expect, test } from './site.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** The spacing that WCAG 1.4.12 asks a page to bear. */
const spread = (page: Page) =>
  page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; } p { margin-bottom: 2em !important; }',
    );
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  });

test('room between letters, words and lines makes no page wider than a phone', async ({ page }) => {
  test.setTimeout(180_000);
  const faults: string[] = [];
  for (const path of [
    '/',
    '/services',
    '/services/hematology',
    '/services/microbiology',
    '/pricing/biochemistry',
    '/tests',
    '/tests/comprehensive-wellness-panel',
    '/samples',
    '/compare?p=PAN-04,PAN-07',
    '/blogs',
    '/contact',
    '/branches',
    '/signup',
  ])
    for (const width of [320, 360]) {
      await page.setViewportSize({ width, height: 740 });
      await page.goto(path, { waitUntil: 'load' });
      await spread(page);
      const over = await findOverflow(page);
      if (over > 0) faults.push(`${path} is ${over} px wider than ${width}`);
    }
  expect(faults).toEqual([]);
});

test('nor does a wide window that was made narrow, with parts that it had laid out before', async ({
  page,
}) => {
  const faults: string[] = [];
  for (const path of ['/services', '/branches', '/about']) {
    await page.setViewportSize({ width: 1280, height: 740 });
    await page.goto(path, { waitUntil: 'load' });
    await spread(page);
    for (const width of [1024, 768, 640, 480, 400, 320]) {
      await page.setViewportSize({ width, height: 740 });
      const over = await findOverflow(page);
      if (over > 0) faults.push(`${path} is ${over} px wider than ${width}`);
    }
  }
  expect(faults).toEqual([]);
});

/** Pixels by which the ring of an element reaches further than its surroundings show. */
const findCut = (element: Locator) =>
  element.evaluate((focused) => {
    const { outlineWidth, outlineOffset } = getComputedStyle(focused);
    const reach = Number.parseFloat(outlineWidth) + Number.parseFloat(outlineOffset);
    const box = focused.getBoundingClientRect();
    let cut = 0;
    for (let around = focused.parentElement; around; around = around.parentElement) {
      if (getComputedStyle(around).overflowY === 'visible' || around === document.documentElement) continue;
      const edge = around.getBoundingClientRect();
      cut = Math.max(
        cut,
        edge.top - box.top + reach,
        box.bottom + reach - edge.bottom,
        edge.left - box.left + reach,
      );
    }
    return cut;
  });

for (const width of [360, 1280])
  for (const [what, path, first] of [
    ['service', '/', 'nav[aria-label="Diagnostic services"] a'],
    ['chip of the blog', '/blogs', 'nav[aria-label="Categories"] a'],
    ['choice of the finder', '/tests', 'main search select'],
  ] as const)
    test(`the ring around a ${what} is whole at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(path);
      await page.keyboard.press('Tab');
      const element = page.locator(first).first();
      await element.focus();
      await expect(element).toHaveCSS('outline-style', 'solid');
      expect(await findCut(element)).toBeLessThanOrEqual(0);
    });

/** Tabs through a page and names what has the focus while something that `over` finds covers a part of it. */
async function findCovered(page: Page, over: string, within: string): Promise<string[]> {
  const covered = new Set<string>();
  for (let key = 0; key < 90; key++) {
    await page.keyboard.press('Tab');
    const name = await page.evaluate(
      ([cover, place]) => {
        const focused = document.activeElement;
        if (!focused?.closest(place) || focused.closest(cover)) return '';
        const box = focused.getBoundingClientRect();
        const isUnder = [...document.querySelectorAll(cover)].some((element) => {
          const { top, right, bottom, left, width } = element.getBoundingClientRect();
          return (
            width > 0 &&
            box.right > left + 1 &&
            box.left < right - 1 &&
            box.bottom > top + 1 &&
            box.top < bottom - 1
          );
        });
        return isUnder ? (focused.textContent ?? '') : '';
      },
      [over, within] as const,
    );
    if (name) covered.add(name);
  }
  return [...covered];
}

test('what has the focus is clear of the floating buttons', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  for (const path of ['/about', '/why-us']) {
    await page.goto(path);
    expect(await findCovered(page, '.floating', 'body *'), path).toEqual([]);
  }
});

test('what has the focus in the comparison is clear of the names beside and above it', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/compare?p=PAN-04,PAN-07,vital', { waitUntil: 'networkidle' });
  expect(
    await findCovered(page, '.compare-table tr > :first-child, .compare-table thead th', '.compare-table td'),
  ).toEqual([]);
});

test.describe('in a reader’s own colours', () => {
  test.use({ contextOptions: { forcedColors: 'active', colorScheme: 'dark', reducedMotion: 'reduce' } });
  test('icons have the colour of the words', async ({ page }) => {
    await page.goto('/tests');
    const search = page.getByRole('search');
    const words = await search
      .getByText('Name, code, sign or everyday word')
      .evaluate((label) => getComputedStyle(label).color);
    await expect(search.locator('.icon')).toHaveCSS('color', words);
  });
});
