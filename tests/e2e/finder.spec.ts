import AxeBuilder from '@axe-core/playwright';
import { expect, test } from './site.ts';

const firstHit = '.finder ol > li:first-child a';

test('no script file comes before the visitor acts, and every entry stands in the page', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()));
  await page.goto('/tests');
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(168);
  expect(scripts).toEqual([]);
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id }) => id)).toEqual([]);
});

test('an everyday word finds its test, says why, and stays in the address', async ({
  page,
  consoleErrors,
}) => {
  await page.goto('/tests');
  await page.getByRole('searchbox').fill('khoon jaanch');
  await expect(page.locator(firstHit)).toHaveText('Complete Blood Count (CBC)');
  await expect(page.getByText('“khoon jaanch”: blood test').first()).toBeVisible();
  await expect(page).toHaveURL(/\?q=khoon\+jaanch$/);
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id }) => id)).toEqual([]);
  expect(consoleErrors).toEqual([]);
});

test('the keyboard alone: search, choose, open', async ({ page }) => {
  await page.goto('/tests');
  await page.getByRole('searchbox').focus();
  await page.keyboard.type('sgpt');
  await expect(page.locator(firstHit)).toHaveText('Alanine Aminotransferase (ALT / SGPT)');
  await page.locator(firstHit).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/tests\/alanine-aminotransferase-alt-sgpt\/?$/);
});

test('one lavender tube, shared by its address; back takes the choice back', async ({ page }) => {
  await page.goto('/tests');
  await page.getByRole('radio', { name: 'Lavender: EDTA' }).check();
  await expect(page).toHaveURL(/\?tube=edta$/);
  const count = page.getByRole('status').first();
  await expect(count).toHaveText('20 of 168');
  await page.goBack();
  await expect(count).toHaveText('168 tests, panels and procedures');
  await page.goto('/tests?tube=edta&q=tick');
  await expect(page.getByRole('radio', { name: 'Lavender: EDTA' })).toBeChecked();
  await expect(page.getByRole('searchbox')).toHaveValue('tick');
  await expect(page.locator('.finder ol > li')).not.toHaveCount(0);
});

test('nothing found offers the signs, and Show all brings the alphabet back in order', async ({ page }) => {
  await page.goto('/tests');
  const titles = () => page.locator('.a-to-z li a').allTextContents();
  const before = await titles();
  await page.getByRole('searchbox').fill('liver');
  await expect(page.locator(firstHit)).toHaveText('Liver Function Test (LFT)');
  await page.getByRole('searchbox').fill('qqqqq');
  await expect(page.getByRole('heading', { name: 'Nothing found' })).toBeVisible();
  await page.getByRole('button', { name: 'Show all' }).click();
  await expect(page.getByRole('searchbox')).toBeFocused();
  expect(await titles()).toEqual(before);
});

test('an index that cannot be had leaves the list whole and says so', async ({ page }) => {
  await page.route('**/tests/index.json', (route) => route.abort());
  await page.goto('/tests');
  await page.getByRole('searchbox').fill('liver');
  await expect(page.getByText('The search could not be loaded. The full list is below.')).toBeVisible();
  await expect(page.locator('.a-to-z li:visible')).toHaveCount(168);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });
  test('the full A to Z with prices stands without the form', async ({ page }) => {
    await page.goto('/tests');
    await expect(page.locator('.a-to-z li:visible')).toHaveCount(168);
    await expect(page.getByRole('searchbox')).toBeHidden();
  });
});

test('each sign shows red flags before tests, with prices and tubes', async ({ page }) => {
  await page.goto('/tests/by-problem');
  const signs = page.getByRole('region', { name: 'What do you see?' });
  await expect(signs.getByRole('link')).toHaveCount(18);
  await signs.getByRole('link', { name: 'Straining, blood in urine' }).click();
  const headings = page.getByRole('main').getByRole('heading', { level: 2 });
  await expect(headings).toHaveText(['Call the nearest emergency vet now', 'First tests', 'What may follow']);
  const first = page.getByRole('region', { name: 'First tests' });
  await expect(first).toContainText('₹250');
  await expect(first).toContainText('Urine');
  await expect(first).toContainText('₹2,350');
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id }) => id)).toEqual([]);
});
