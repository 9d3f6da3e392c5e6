import { getByCode, listedEntries } from '#lib/catalogue/lookup.ts';
import { formatRupees } from '#lib/money.ts';
import { packPrice } from '../prices.ts';
import { findFaults } from './axe.ts';
import { expect, test } from './site.ts';

const total = listedEntries.length;
const priceOf = (code: string) => getByCode(code).entry.price;
const sumOf = (codes: readonly string[]) => codes.reduce((sum, code) => sum + priceOf(code), 0);
const firstHit = '.finder ol > li:first-child a:first-child';

test('no script file comes before the visitor acts, and every entry stands in the page', {
  tag: '@whole-browser',
}, async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()));
  await page.goto('/tests');
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(total);
  expect(scripts).toEqual([]);
  expect(await findFaults(page)).toEqual([]);
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
  expect(await findFaults(page)).toEqual([]);
  expect(consoleErrors).toEqual([]);
});

test('home asks for a test at once, and every page leads to the finder', async ({ page, consoleErrors }) => {
  await page.goto('/');
  const search = page.getByRole('search');
  await search.getByLabel('Find a test, its price and tube').fill('sgpt');
  await search.getByRole('button', { name: 'Find' }).click();
  await expect(page).toHaveURL(/\/tests\?q=sgpt$/);
  await expect(page.locator(firstHit)).toHaveText('Alanine Aminotransferase (ALT / SGPT)');
  await expect(page.locator('.finder ol > li:first-child').getByText('₹')).toHaveText(
    formatRupees(priceOf('BIO-01')),
  );
  for (const path of ['/contact', '/blogs', '/login', '/no-such-page']) {
    await page.goto(path);
    await page.getByRole('banner').getByRole('link', { name: 'Find a test' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Find a test' })).toBeVisible();
  }
  // The answer of a page that is not there is an error to the browser, and only that.
  expect(consoleErrors.filter((error) => !error.includes('404'))).toEqual([]);
});

test('a cat that passes no urine is led to the sign whose page begins with the red flag', async ({
  page,
}) => {
  await page.goto('/tests');
  await page.getByRole('searchbox').fill('cat not urinating');
  await expect(page.locator(firstHit)).toHaveText('Urinalysis, Complete (Routine and Microscopy)');
  await page.getByRole('link', { name: 'Straining, blood in urine' }).click();
  await expect(page.getByRole('heading', { name: 'Call the nearest emergency vet now' })).toBeVisible();
  // Seen, and not only there: who is signed out is shown less in menus.
  await expect(page.locator('.red-flags').getByText('strains and passes no urine')).toBeVisible();
});

test('an emergency stands before filters, prices and tests, also without hits, shared and reloaded', async ({
  page,
}) => {
  await page.goto('/tests');
  const region = page.getByRole('region', { name: /^Emergency/ });
  await expect(region).toHaveCount(0);
  await page.getByRole('searchbox').fill('chuhe maar dawa kha li');
  await expect(region).toHaveAccessibleName('Emergency: call the nearest emergency vet now');
  await expect(region.getByRole('heading')).toHaveText('Call the nearest emergency vet now');
  await expect(region).toContainText('Do now: Go now');
  await expect(region).toContainText('Never make it vomit');
  await expect(page.getByRole('alert').filter({ has: region })).toHaveCount(1);
  await expect(page.locator(firstHit)).toHaveText('Prothrombin Time (PT)');
  const main = (await page.getByRole('main').textContent()) ?? '';
  expect(main.indexOf('Call the nearest emergency vet now')).toBeLessThan(main.indexOf('₹'));
  const [told, filters] = [await region.boundingBox(), await page.getByRole('group').first().boundingBox()];
  expect((told?.y ?? 0) + (told?.height ?? 0)).toBeLessThan(filters?.y ?? 0);
  expect(await findFaults(page)).toEqual([]);
  await page.getByRole('searchbox').fill('zinc phosphide');
  await expect(page.getByRole('heading', { name: 'Nothing found' })).toBeVisible();
  await expect(region).toContainText('phosphide');
  await page.getByRole('searchbox').fill('kidney');
  await expect(region).toHaveCount(0);
  await page.goto('/tests?q=बिल्ली पेशाब नहीं कर पा रही');
  await expect(region).toContainText('passes no urine');
  await page.reload();
  await expect(region).toContainText('passes no urine');
  await page.getByRole('searchbox').fill('lumpy skin cow');
  await expect(region).toHaveAccessibleName('Emergency: call the government veterinary hospital now');
});

test('a sign that is an emergency by itself says what to do before any price', async ({ page }) => {
  for (const [path, words] of [
    ['yellow-gums', 'leptospirosis passes to people'],
    ['bloody-diarrhoea-in-a-puppy', 'Never wait for a test'],
  ] as const) {
    await page.goto(`/tests/by-problem/${path}`);
    const region = page.getByRole('region', { name: 'Emergency: call the nearest emergency vet now' });
    await expect(region).toContainText(words);
    const main = (await page.getByRole('main').textContent()) ?? '';
    expect(main.indexOf('Call the nearest emergency vet now')).toBeLessThan(main.indexOf('₹'));
  }
});

test('of a list with something that is not offered the rest is found, and what is not is named', async ({
  page,
}) => {
  await page.goto('/tests');
  const missing = page.getByText('Not in our price lists');
  await page.getByRole('searchbox').fill('CBC and ECG');
  await expect(page.locator(firstHit)).toHaveText('Complete Blood Count (CBC)');
  await expect(missing).toHaveText('Not in our price lists: ECG. Ask us by chat.');
  expect(await findFaults(page)).toEqual([]);
  await page.getByRole('searchbox').fill('CBC');
  await expect(missing).toHaveCount(0);
  // One sentence says it, not two.
  await page.getByRole('searchbox').fill('ECG');
  await expect(page.getByRole('heading', { name: 'Nothing found' })).toBeVisible();
  await expect(page.getByRole('link', { name: /ask us by chat/i })).toHaveCount(1);
});

test('a health pack is named with its price and a way to it, above the tests that it holds', async ({
  page,
}) => {
  await page.goto('/tests');
  const pack = page.getByText('Among our health packs');
  await page.getByRole('searchbox').fill('super advance');
  await expect(pack).toHaveText(
    `Among our health packs: Super Advance Package ${packPrice('Super Advance Package')}.`,
  );
  await expect(page.locator('.hits li')).toHaveCount(13);
  expect(await findFaults(page)).toEqual([]);
  await page.getByRole('searchbox').fill('packs');
  await expect(pack).toHaveText(
    `Among our health packs: ${['Vital', 'Advance', 'Super Advance'].map((name) => `${name} Package ${packPrice(`${name} Package`)}`).join(', ')}.`,
  );
  await page.getByRole('searchbox').fill('cbc');
  await expect(pack).toHaveCount(0);
});

test('a query that is only a filter narrows the list', async ({ page }) => {
  await page.goto('/tests?max=300');
  const count = page.getByRole('search').getByRole('status');
  await expect(count).toHaveText(/^\d+ of \d+$/);
  const narrowed = await count.textContent();
  await page.goto('/tests?q=tests+under+300+rupees');
  await expect(count).toHaveText(narrowed ?? '');
  await page.goto('/tests?species=Horse');
  await expect(count).toHaveText(/^\d+ of \d+$/);
  const forHorses = await count.textContent();
  await page.goto('/tests?q=horse+tests');
  await expect(count).toHaveText(forHorses ?? '');
});

test('what was typed and chosen while the code was on its way is searched', async ({ page }) => {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/_astro/*.js', async (route) => {
    await released;
    await route.continue();
  });
  await page.goto('/tests');
  await page.getByRole('radio', { name: 'Red: serum' }).check();
  await page.getByRole('searchbox').pressSequentially('sgpt');
  release();
  await expect(page.locator(firstHit)).toHaveText('Alanine Aminotransferase (ALT / SGPT)');
  await expect(page.getByRole('searchbox')).toHaveValue('sgpt');
  await expect(page.getByRole('radio', { name: 'Red: serum' })).toBeChecked();
  await expect(page).toHaveURL(/\?q=sgpt&tube=serum$/);
  await page.getByRole('button', { name: 'Clear' }).click();
  await expect(page.getByRole('searchbox')).toBeFocused();
  await expect(page).toHaveURL(/\?tube=serum$/);
});

test('a shared view shows its rows and never all of them first, but all where there is no index', async ({
  page,
}) => {
  let answer: () => void = () => {};
  const answered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/tests/index.json', async (route) => {
    await answered;
    await route.continue();
  });
  await page.goto('/tests?q=cbc');
  await expect(page.locator('astro-island[ssr]')).toHaveCount(0);
  await expect(page.locator('.a-to-z li').first()).toBeHidden();
  answer();
  await expect(page.locator(firstHit)).toHaveText('Complete Blood Count (CBC)');
  await page.unroute('**/tests/index.json');
  await page.route('**/tests/index.json', (route) => route.abort());
  await page.reload();
  await expect(page.locator('.a-to-z li').first()).toBeVisible();
});

test('the list from A to Z stays where it is when the search comes to life', {
  tag: '@whole-browser',
}, async ({ page }) => {
  await page.goto('/tests', { waitUntil: 'networkidle' });
  const row = page.locator('.a-to-z li').nth(3);
  const before = await row.boundingBox();
  await row.evaluate((element) => Object.assign(element, { isOld: true }));
  const index = page.waitForResponse('**/tests/index.json');
  await page.mouse.move(200, 200);
  await index;
  await expect(page.locator('astro-island[ssr]')).toHaveCount(0);
  expect(await row.boundingBox()).toEqual(before);
  expect(await row.evaluate((element) => 'isOld' in element)).toBe(true);
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

test('a hit is opened by the first press, though the press leaves the search field', async ({ page }) => {
  await page.goto('/tests');
  await page.getByRole('searchbox').pressSequentially('hemogram');
  await expect(page.locator(firstHit)).toHaveText('Complete Blood Count (CBC)');
  await page.locator(firstHit).click();
  await expect(page).toHaveURL(/\/tests\/complete-blood-count-cbc\/?$/);
});

test('hits go on the plan, and the plan works out tubes, order and price', async ({
  page,
  consoleErrors,
}) => {
  await page.goto('/tests');
  for (const [word, title] of [
    ['cbc', 'Complete Blood Count (CBC)'],
    ['prothrombin', 'Prothrombin Time (PT)'],
    ['fasting blood sugar', 'Glucose, Fasting'],
    ['total t4', 'Total T4 (Thyroxine)'],
  ] as const) {
    await page.getByRole('searchbox').fill(word);
    await expect(page.locator(firstHit)).toHaveText(title);
    await page.getByRole('button', { name: `Add to plan: ${title}` }).click();
  }
  await page.getByRole('link', { name: 'Your plan (4)' }).click();
  await page.getByLabel('Species').selectOption('Cat');
  await page.getByLabel('Weight in kg').fill('3');
  const tubes = page.getByRole('region', { name: 'Tubes and containers, in order of filling' });
  await expect(tubes.locator('strong')).toHaveText([
    'Sodium Citrate',
    'Serum (Plain)',
    'Whole Blood (EDTA)',
    'Fluoride',
  ]);
  await expect(tubes).toContainText('3.9 mL');
  await expect(tubes).toContainText('of at most 18 mL');
  await expect(page.getByRole('main')).toContainText(
    formatRupees(sumOf(['HEM-01', 'HEM-13', 'BIO-14', 'HOR-02'])),
  );
  await expect(page).toHaveURL(/\/plan\/?\?t=HEM-01\.HEM-13\.BIO-14\.HOR-02&species=cat&kg=3$/);
  const text = new URL(
    (await page.getByRole('link', { name: 'Send by chat' }).getAttribute('href')) ?? '',
  ).searchParams.get('text');
  expect(text).toContain(`- HEM-01 Complete Blood Count (CBC): ${formatRupees(priceOf('HEM-01'))}`);
  expect(text).toContain('Pet: cat, 3 kg');
  expect(await findFaults(page)).toEqual([]);
  expect(consoleErrors).toEqual([]);
  await page.reload();
  await expect(tubes).toContainText('of at most 18 mL');
});

test('a shared plan names what it does not know, keeps the rest, and leaves the own list alone', async ({
  page,
}) => {
  await page.goto('/plan');
  await page.evaluate(() => localStorage.setItem('bookingList', '["CLI-01"]'));
  const parts = ['HOR-02', 'HOR-03', 'HOR-05', 'HOR-14', 'BIO-18'];
  const saving = sumOf(parts) - priceOf('PAN-04');
  await page.goto(`/plan?t=${parts.join('.')}.XYZ-12`);
  await expect(page.getByText('Not in our price lists any more: XYZ-12.')).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('bookingList'))).toBe('["CLI-01"]');
  await expect(
    page.getByText(`Take Thyroid and Adrenal Panel and save ${formatRupees(saving)}.`),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Change the plan' }).click();
  await expect(page.getByRole('link', { name: 'Thyroid and Adrenal Panel' })).toBeVisible();
  await expect(page).toHaveURL(/\?t=PAN-04$/);
});

test('the collection sheet is on paper only, with its QR code', async ({ page }) => {
  await page.goto('/plan?t=HEM-01.BIO-35');
  await expect(page.getByRole('heading', { name: 'Please note' })).toBeVisible();
  await expect(page.getByText('Collection sheet and submission form')).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText('Collection sheet and submission form')).toBeVisible();
  await expect(page.getByRole('img', { name: 'QR code of this plan’s address' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Send by chat' })).toBeHidden();
});

test('what a panel says of its fast stands on the plan', async ({ page }) => {
  await page.goto('/plan?t=PAN-03');
  await expect(page.getByRole('region', { name: 'Before, and after' })).toContainText(
    'a pet with diabetes or on insulin is never fasted at home',
  );
});

test('an empty plan loads no script and says what to do', { tag: '@whole-browser' }, async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()));
  await page.goto('/plan');
  await expect(page.getByRole('main').getByRole('link', { name: 'Find a test' })).toBeVisible();
  expect(scripts).toEqual([]);
  expect(await findFaults(page)).toEqual([]);
});

test('one lavender tube, shared by its address; back takes the choice back', async ({ page }) => {
  await page.goto('/tests');
  await page.getByRole('radio', { name: 'Lavender: EDTA' }).check();
  await expect(page).toHaveURL(/\?tube=edta$/);
  const count = page.getByRole('status').first();
  await expect(count).toHaveText(new RegExp(`^\\d+ of ${total}$`));
  await page.goBack();
  await expect(count).toHaveText(`${total} tests, panels and procedures`);
  await page.goto('/tests?tube=edta&q=tick');
  await expect(page.getByRole('radio', { name: 'Lavender: EDTA' })).toBeChecked();
  await expect(page.getByRole('searchbox')).toHaveValue('tick');
  await expect(page.locator('.finder ol > li')).not.toHaveCount(0);
});

test('nothing found offers the signs, and Show all brings the alphabet back in order', async ({ page }) => {
  await page.goto('/tests');
  const titles = () => page.locator('.a-to-z li a').allTextContents();
  const before = await titles();
  for (const words of ['blood', 'blood sugar', 'liver']) {
    await page.getByRole('searchbox').fill(words);
    await expect(page.locator(firstHit)).toBeVisible();
  }
  await expect(page.locator(firstHit)).toHaveText('Liver Function Test (LFT)');
  await page.getByRole('searchbox').fill('qqqqq');
  await expect(page.getByRole('heading', { name: 'Nothing found' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'ask us by chat' })).toHaveAttribute(
    'href',
    /^https:\/\/wa\.me\//,
  );
  await page.getByRole('button', { name: 'Show all' }).click();
  await expect(page.getByRole('searchbox')).toBeFocused();
  expect(await titles()).toEqual(before);
});

test('an index that cannot be had leaves the list whole and says so', async ({ page }) => {
  await page.route('**/tests/index.json', (route) => route.abort());
  await page.goto('/tests');
  await page.getByRole('searchbox').fill('liver');
  await expect(page.getByText('The search could not be loaded. The full list is below.')).toBeVisible();
  await expect(page.locator('.a-to-z li:visible')).toHaveCount(total);
});

for (const [path, word, found] of [
  ['/tests', 'sgpt', 'li:visible .alias, li:visible'],
  ['/pricing/biochemistry', 'sgpt', '.rows > li:visible'],
  ['/pricing', 'radiology', '.rows > li:visible'],
  ['/faq', 'sample', 'details:visible'],
] as const)
  test(`a search whose code cannot be had says so on ${path}, and works once it can`, async ({ page }) => {
    const words = page.getByText(/^The search could not be loaded\..*Enter tries again/);
    await page.route('**/_astro/*.js', (route) => route.abort());
    await page.goto(path);
    const all = await page.locator(found).count();
    await expect(words).toBeHidden();
    const box = page.getByRole('searchbox');
    await box.pressSequentially(word.slice(0, 2));
    await expect(words).toBeVisible();
    await page.unroute('**/_astro/*.js');
    await box.pressSequentially(word.slice(2));
    // A browser may keep to itself that a file failed, until the page is loaded again.
    await box.press('Enter');
    await expect(words).toBeHidden();
    await expect.poll(() => page.locator(found).count()).toBeLessThan(all);
  });

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });
  test('the full A to Z with prices stands without the form', async ({ page }) => {
    await page.goto('/tests');
    await expect(page.locator('.a-to-z li:visible')).toHaveCount(total);
    await expect(page.getByRole('searchbox')).toBeHidden();
    await page.goto('/');
    await expect(page.getByRole('searchbox')).toBeHidden();
    await expect(page.getByRole('link', { name: 'See tests and prices' })).toBeVisible();
  });
});

test('each sign shows red flags before tests, with prices and tubes', async ({ page }) => {
  await page.goto('/tests/by-problem');
  const signs = page.getByRole('region', { name: 'What do you see?' });
  await expect(signs.getByRole('link')).toHaveCount(32);
  await signs.getByRole('link', { name: 'Straining, blood in urine' }).click();
  const headings = page.getByRole('main').getByRole('heading', { level: 2 });
  await expect(headings).toHaveText(['Call the nearest emergency vet now', 'First tests', 'What may follow']);
  const first = page.getByRole('region', { name: 'First tests' });
  await expect(first).toContainText(formatRupees(priceOf('CLI-01')));
  await expect(first).toContainText('Urine');
  await expect(first).toContainText(formatRupees(sumOf(['CLI-01', 'MIC-02', 'RAD-02'])));
  expect(await findFaults(page)).toEqual([]);
});
