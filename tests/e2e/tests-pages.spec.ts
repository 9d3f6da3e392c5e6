import type { Page } from '@playwright/test';
import { getByCode, listedEntries } from '#lib/catalogue/lookup.ts';
import { panelTrueSaving } from '#lib/catalogue/saving.ts';
import { formatRupees } from '#lib/money.ts';
import { findFaults, findOverflow } from './axe.ts';
import { expect, test } from './site.ts';

/** Unlike pages: a plain test, a panel, the longest name, no sample, a tube that is not the usual one. */
const sheets = ['HEM-01', 'PAN-08', 'HEM-08', 'END-05', 'BIO-41'].map((code) => getByCode(code).entry);

const readBlocks = (page: Page) =>
  page
    .locator('script[type="application/ld+json"]')
    .evaluate((script) => JSON.parse(script.textContent ?? ''));

test.describe('a test page on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  for (const { slug, price } of sheets) {
    test(`${slug} shows name, price and Book Test at once, and prints on one sheet`, async ({ page }) => {
      await page.goto(`/tests/${slug}`);
      await expect(page.getByRole('heading', { level: 1 })).toBeInViewport({ ratio: 1 });
      await expect(page.getByText(formatRupees(price)).first()).toBeInViewport({ ratio: 1 });
      const book = page.getByRole('main').getByRole('link', { name: 'Book Test' });
      await expect(book).toBeInViewport({ ratio: 1 });
      await expect(book).toHaveAttribute('href', /\?text=Hi%2C%20I%20would%20like%20to%20book%20a%20test\.$/);
      await expect(book).toHaveAttribute('target', '_blank');
      expect(await findFaults(page)).toEqual([]);
      expect(await findOverflow(page)).toBe(0);
      const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
      expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
    });
  }
});

test('both readers are in the HTML, and no interval of reference is', async ({ request }) => {
  const html = await (await request.get('/tests/complete-blood-count-cbc')).text();
  expect(html).toContain('For pet owners');
  expect(html).toContain('For veterinarians');
  expect(html).toContain('Also known as hemogram');
  expect(html).not.toMatch(/reference (interval|range)|normal range/i);
});

test("an entry's own time overrules its list's", async ({ page }) => {
  await page.goto('/tests/fungal-culture');
  await expect(page.getByText('1-3 weeks, a negative up to 4 weeks').first()).toBeVisible();
  await expect(page.getByRole('main')).not.toContainText('2-5 days');
});

test('a panel lists its parts with their prices, the sum and the true saving, and leads to each part', async ({
  page,
}) => {
  await page.goto('/tests/premium-senior-panel');
  const parts = page.getByRole('region', { name: 'Includes 11 tests' });
  await expect(parts.getByRole('link')).toHaveCount(11);
  const { entry } = getByCode('PAN-08');
  const { sum, saving, percent } = panelTrueSaving(
    entry.price,
    entry.kind === 'panel' ? entry.parts.map((code) => getByCode(code).entry.price) : [],
  );
  await expect(parts).toContainText(formatRupees(sum));
  await expect(parts).toContainText(`You save (${percent}%)`);
  await expect(parts).toContainText(formatRupees(saving));
  await parts.getByRole('link', { name: 'NT-proBNP' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('NT-proBNP');
  await page
    .getByRole('region', { name: 'Part of' })
    .getByRole('link', { name: 'Premium Senior Panel' })
    .click();
  await expect(page).toHaveURL(/\/tests\/premium-senior-panel$/);
});

test('structured data is a MedicalTest with an Offer, and the way to the page', async ({ page }) => {
  await page.goto('/tests/complete-blood-count-cbc');
  const [medicalTest, way] = await readBlocks(page);
  expect(medicalTest['@type']).toContain('MedicalTest');
  expect(medicalTest.offers).toMatchObject({
    '@type': 'Offer',
    price: getByCode('HEM-01').entry.price,
    priceCurrency: 'INR',
  });
  expect(way['@type']).toBe('BreadcrumbList');
  const names = way.itemListElement.map((step: { name: string }) => step.name);
  expect(names).toEqual(['Home', 'Prices', 'Hematology', 'Complete Blood Count (CBC)']);
  await expect(page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link')).toHaveText(
    names.slice(0, -1),
  );
});

test('the first click on Share copies the address and says so', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'share'));
  await page.goto('/tests/zinc');
  await page.getByRole('button', { name: 'Share' }).click();
  await expect(page.getByText('Link copied')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/\/tests\/zinc$/);
});

test('Print opens the print dialogue', async ({ page }) => {
  await page.addInitScript(() => {
    window.print = () => document.documentElement.setAttribute('data-printed', '');
  });
  await page.goto('/tests/zinc');
  await page.getByRole('button', { name: 'Print' }).click();
  await expect(page.locator('html[data-printed]')).toHaveCount(1);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });
  test('no button is shown that cannot work, and everything else is there', async ({ page }) => {
    await page.goto('/tests/complete-blood-count-cbc');
    await expect(page.getByRole('main').getByRole('button')).toHaveCount(0);
    await expect(page.getByRole('main').getByRole('link', { name: 'Book Test' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'For veterinarians' })).toBeVisible();
  });
});

test('a swallowed object is an emergency before price and booking', async ({ page }) => {
  const { entry } = getByCode('END-05');
  await page.goto(`/tests/${entry.slug}`);
  const emergency = page.getByRole('region', { name: /^Emergency: / });
  for (const words of ['Go now', 'make it vomit', 'nothing to eat or drink', 'pull a thread'])
    await expect(emergency).toContainText(words);
  const bottom = await emergency.evaluate((region) => region.getBoundingClientRect().bottom);
  for (const one of [
    page.getByRole('main').getByText(formatRupees(entry.price), { exact: true }),
    page.getByRole('main').getByRole('link', { name: 'Book Test' }),
  ])
    expect(await one.evaluate((element) => element.getBoundingClientRect().top)).toBeGreaterThanOrEqual(
      bottom,
    );
  await page.goto(`/tests/${getByCode('HEM-01').entry.slug}`);
  await expect(page.getByRole('region', { name: /^Emergency/ })).toHaveCount(0);
});

test('the list from A to Z leads to every page, each with its price', async ({ page }) => {
  await page.goto('/tests');
  const rows = page.getByRole('main').getByRole('listitem');
  await expect(rows).toHaveCount(listedEntries.length);
  expect(await rows.filter({ hasText: '₹' }).count()).toBe(listedEntries.length);
  await page.getByRole('link', { name: 'Urea (BUN)' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Urea (BUN)');
});

test('the prices are open data that agree with each other', async ({ request }) => {
  const list = await (await request.get('/pricing.json')).json();
  expect(list).toMatchObject({ currency: 'INR' });
  expect(list.entries).toHaveLength(listedEntries.length);
  const schema = await (await request.get(new URL(list.$schema).pathname)).json();
  expect(schema.required).toEqual(['$schema', 'currency', 'pricesCheckedOn', 'entries']);

  const csv = await (await request.get('/pricing.csv')).text();
  const lines = csv.trimEnd().split('\r\n');
  expect(lines[0]).toMatch(/^code,name,/);
  expect(lines).toHaveLength(listedEntries.length + 1);
  expect(csv).not.toMatch(/(^|,|\n)"?[=+\-@]/);
});
