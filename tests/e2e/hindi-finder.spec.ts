import { priceOf } from '../prices.ts';
import { findFaults, findOverflow } from './axe.ts';
import { expect, test } from './site.ts';

test('an owner types Hindi, finds a test with its price, and puts it on the plan', async ({
  page,
  consoleErrors,
}) => {
  await page.goto('/hi/tests');
  await expect(page.locator('html')).toHaveAttribute('lang', 'hi-IN');
  await page.getByRole('searchbox').fill('खून की जाँच');
  const hits = page.getByRole('region', { name: 'सबसे सही पहले' });
  const first = hits.getByRole('listitem').first();
  await expect(first).toContainText('Complete Blood Count (CBC)');
  await expect(first).toContainText('खून की पूरी गिनती (CBC)');
  await expect(first).toContainText(priceOf('HEM-01'));
  expect(await findFaults(page)).toEqual([]);
  await first.getByRole('button', { name: /^प्लान में जोड़ें/ }).click();
  await page.getByRole('link', { name: 'आपका प्लान (1)' }).first().click();
  await expect(page).toHaveURL(/\/hi\/plan/);
  expect(consoleErrors).toEqual([]);
});

test('an emergency is said in Hindi before any test', async ({ page }) => {
  await page.goto('/hi/tests');
  await page.getByRole('searchbox').fill('कुत्ता सांस नहीं ले पा रहा');
  const emergency = page.getByRole('alert').getByRole('region', { name: /^आपात/ });
  await expect(emergency).toContainText('पशु डॉक्टर');
  await expect(emergency).toContainText('अभी करें:');
  const hits = page.getByRole('region', { name: 'सबसे सही पहले' });
  const [above, below] = await Promise.all([emergency.boundingBox(), hits.boundingBox()]);
  expect(above?.y ?? Infinity).toBeLessThan(below?.y ?? 0);
});

for (const address of ['/hi/tests/by-problem/vomiting', '/hi/tests/endoscopic-foreign-body-removal'])
  test(`${address} names its emergency by the same word`, async ({ page }) => {
    await page.goto(address);
    await expect(page.getByRole('region', { name: /^आपात स्थिति/ }).first()).toBeVisible();
  });

test.describe('on a narrow phone without script', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 320, height: 740 } });

  test('the list from A to Z has the owners’ names', async ({ page }) => {
    await page.goto('/hi/tests');
    const row = page.getByRole('listitem').filter({ hasText: 'HEM-01' });
    await expect(row).toContainText('खून की पूरी गिनती (CBC)');
    await expect(row.getByRole('link')).toHaveAttribute('href', '/hi/tests/complete-blood-count-cbc');
    expect(await findOverflow(page)).toBe(0);
  });
});
