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

test('the showcase and the articles are told in Hindi, and say that the articles are English', async ({
  page,
}) => {
  await page.goto('/hi');
  const showcase = page.getByRole('region', { name: 'सही रिपोर्ट कैसे बनती है' });
  await expect(showcase.getByRole('heading', { level: 3 })).toHaveText([
    'शुरुआत सही ट्यूब से',
    'मशीन गिनती है, इंसान देखता है',
    'पहले सही तस्वीर',
  ]);
  await expect(showcase.getByRole('link', { name: /^पूरा लेख पढ़ें \(अंग्रेज़ी में\)/ })).toHaveCount(3);

  const latest = page.getByRole('region', { name: 'नए लेख' });
  await expect(latest.getByText('पूरे लेख अंग्रेज़ी में हैं।')).toBeVisible();
  const article = latest.getByRole('listitem').filter({ hasText: 'पेट के अल्ट्रासाउंड की तैयारी' });
  await expect(article).toContainText('किन पालतुओं को बिल्कुल भूखा नहीं रखना है');
  const more = article.getByRole('link', { name: /^आगे पढ़ें/ });
  await expect(more).toHaveAttribute('hreflang', 'en');
  await more.click();
  await expect(page).toHaveURL(/\/blog\/preparing-for-an-abdominal-ultrasound$/);
  const told = page.getByRole('complementary', { name: 'हिन्दी में, थोड़े में' });
  await expect(told).toHaveAttribute('lang', 'hi');
  await expect(told).toContainText('पेट के अल्ट्रासाउंड की तैयारी');
});

test('an article without Hindi has no such part', async ({ page }) => {
  await page.goto('/blog/two-hundred-slides');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('article [lang=hi]')).toHaveCount(0);
});
