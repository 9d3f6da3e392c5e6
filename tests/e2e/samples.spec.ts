import { collectionRules, specimens } from '#data/specimens.ts';
import { countTestsWith, toSampleId } from '#lib/catalogue/sample-guide.ts';
import { specimenNames } from '#schemas/specimen.ts';
import { expect, test } from './site.ts';

test('every sample says how it is taken and sent, and leads to exactly the tests that use it', async ({
  page,
  consoleErrors,
}) => {
  await page.goto('/samples');
  for (const name of specimenNames) {
    const sample = page.getByRole('article', { name, exact: true });
    await expect(sample.getByText(specimens[name].collection)).toBeVisible();
    await expect(sample.getByText(specimens[name].transport, { exact: true })).toBeVisible();
    await expect(sample.locator('use')).toHaveCount(1);
  }
  const citrate = page.getByRole('article', { name: 'Sodium Citrate' });
  await citrate.getByRole('link').click();
  await expect(page).toHaveURL('/tests?sample=Sodium+Citrate');
  await expect(page.locator('.finder').getByText(/^\d+ of \d+$/)).toHaveText(
    new RegExp(`^${countTestsWith('Sodium Citrate')} of `),
  );
  expect(consoleErrors).toEqual([]);
});

test('each drawn tube leads to its rules, in the order of one draw', async ({ page }) => {
  await page.goto('/samples');
  const tubes = page.getByRole('region', { name: 'Fill in this order' }).getByRole('link');
  await expect(tubes).toHaveText(
    collectionRules.orderOfDraw.map((name) => new RegExp(`^\\d${name.replace(/[()]/g, '\\$&')}$`)),
  );
  await tubes.nth(1).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`/samples#${toSampleId('Sodium Citrate')}`);
  await expect(page.getByRole('article', { name: 'Sodium Citrate' })).toBeInViewport();
});

test('a test page and the foot of every page lead to the guide', async ({ page }) => {
  await page.goto('/tests/prothrombin-time-pt');
  await page
    .getByRole('region', { name: 'For veterinarians' })
    .getByRole('link', { name: /Sample guide/ })
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sample guide');
  await page.goto('/');
  await expect(page.locator('.site-footer a[href="/samples"]')).toHaveCount(1);
});

test('the guide prints on two sheets', async ({ page }) => {
  await page.goto('/samples');
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(2);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });
  test('no button is shown that cannot work, and every sample is there', async ({ page }) => {
    await page.goto('/samples');
    await expect(page.getByRole('main').getByRole('button')).toHaveCount(0);
    await expect(page.getByRole('article')).toHaveCount(specimenNames.length);
  });
});
