import { priceOf } from '../prices.ts';
import { findFaults } from './axe.ts';
import { expect, test } from './site.ts';

const cbc = '/hi/tests/complete-blood-count-cbc';

test('an owner reads a test in Hindi, sees when its report comes and puts it on a plan in Hindi', async ({
  page,
  consoleErrors,
}) => {
  await page.clock.setFixedTime(new Date('2026-11-25T10:00:00+05:30'));
  await page.goto(cbc);
  await expect(page.locator('html')).toHaveAttribute('lang', 'hi-IN');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Complete Blood Count (CBC)');
  await expect(main.getByText('खून की पूरी गिनती (CBC)', { exact: true })).toBeVisible();
  await expect(main.getByText(priceOf('HEM-01')).first()).toBeVisible();
  await expect(main.getByRole('region', { name: 'पालतू के मालिक के लिए' })).toContainText(
    'भूखा रखने की ज़रूरत नहीं।',
  );
  const booking = await main.getByRole('link', { name: 'जाँच बुक करें' }).getAttribute('href');
  expect(new URL(booking ?? '').searchParams.get('text')).toBe('नमस्ते, मुझे एक जाँच बुक करनी है।');
  const vets = main.getByRole('region', { name: 'पशु डॉक्टरों के लिए' });
  await expect(vets.getByText('यह हिस्सा अंग्रेज़ी में है')).toBeVisible();
  await expect(vets.locator('[lang=en]')).toContainText('Fill the EDTA tube to its mark');

  const clock = main.getByRole('region', { name: 'रिपोर्ट कब आएगी' });
  await clock.getByLabel('सैंपल कहाँ दिया').selectOption('शामली');
  await expect(clock.getByRole('status')).toContainText('रिपोर्ट बुधवार रात 9 बजे तक');
  expect(await findFaults(page)).toEqual([]);

  await main.getByText('प्लान में जोड़ें').click();
  await page.getByRole('link', { name: 'आपका प्लान (1)' }).click();
  await expect(page).toHaveURL(/\/hi\/plan\/?\?t=HEM-01$/);
  await expect(page.getByRole('heading', { level: 1, name: 'आपका प्लान' })).toBeVisible();
  await page.getByLabel('कौन सा जानवर').selectOption('कुत्ता');
  await page.getByLabel('वज़न (kg)').fill('3');
  await expect(page.getByRole('region', { name: /^ट्यूब और डिब्बे/ })).toContainText('कुल खून');
  await expect(page.getByText('भूखा रखने की ज़रूरत नहीं।').first()).toBeVisible();
  const message = page.getByLabel('आपका मैसेज');
  const cost = priceOf('HEM-01');
  await expect(message).toHaveValue(
    new RegExp(`^नमस्ते, मुझे ये जाँचें बुक करनी हैं।\\n- HEM-01 .*${cost}\\nकुल: ${cost}\\nपालतू: कुत्ता, 3 kg\\n`),
  );
  expect(await findFaults(page)).toEqual([]);

  await page.getByRole('button', { name: /^हटाएँ/ }).click();
  await expect(page.getByRole('heading', { name: 'अभी कोई जाँच नहीं' })).toBeVisible();
  expect(consoleErrors).toEqual([]);
});

test('an emergency stands above price and booking in Hindi too', async ({ page }) => {
  await page.goto('/hi/tests/endoscopic-foreign-body-removal');
  const emergency = page.getByRole('region', { name: /^आपात/ });
  await expect(emergency).toContainText('पशु डॉक्टर');
  const [above, below] = await Promise.all([
    emergency.boundingBox(),
    page.getByRole('link', { name: 'जाँच बुक करें' }).boundingBox(),
  ]);
  expect(above?.y ?? Infinity).toBeLessThan(below?.y ?? 0);
});

test('a test and its other language lead to each other', async ({ page }) => {
  await page.goto(cbc);
  const alternate = page.locator('link[rel=alternate][hreflang=en]');
  await expect(alternate).toHaveAttribute('href', /\/tests\/complete-blood-count-cbc$/);
  await page.goto('/tests/complete-blood-count-cbc');
  await page.getByRole('link', { name: 'हिन्दी' }).first().click();
  await expect(page).toHaveURL(new RegExp(`${cbc}/?$`));
});
