import { expect, test } from './site.ts';

test('services and what clients say are in Hindi, and Learn More opens in Hindi', async ({
  page,
  consoleErrors,
}) => {
  await page.goto('/hi');
  await expect(page.getByRole('region', { name: 'लैब के आँकड़े' })).toContainText('की गई जाँचें');
  const services = page.getByRole('region', { name: 'जाँच सेवाएँ' });
  await services.scrollIntoViewIfNeeded();
  await expect(services).toHaveAttribute('data-live', 'true');
  const more = services.getByRole('link', { name: /^और जानें/ }).first();
  await expect(more).toHaveAttribute('hreflang', 'en');
  await more.click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('heading', { name: 'हमारा वादा' })).toBeVisible();
  await dialog.getByRole('button', { name: 'बंद करें' }).click();
  await expect(dialog).toHaveCount(0);
  const voices = page.getByRole('region', { name: 'लोग क्या कहते हैं' });
  await expect(voices).toContainText('अंग्रेज़ी से अनुवाद');
  await expect(voices.getByRole('img', { name: '5 में से 5 सितारे' }).first()).toBeAttached();
  expect(consoleErrors).toEqual([]);
});
