import type { Page } from '@playwright/test';
import { bundles } from '#lib/compare/bundles.ts';
import { formatRupees } from '#lib/money.ts';
import { findFaults, findOverflow } from './axe.ts';
import { readShift, watchLayoutShifts } from './layout-shifts.ts';
import { expect, test } from './site.ts';

const way = (page: Page) => page.getByRole('navigation', { name: 'Plan', exact: true }).getByRole('link');
const kept = (page: Page) => page.evaluate(() => localStorage.getItem('bookingList'));
/** The hidden end of a name may or may not be set off by a space. */
const offered = (page: Page, title: string, role: 'button' | 'link' = 'button') =>
  page.getByRole(role, { name: new RegExp(`^Add to plan ?: ${title}$`) });
const taken = (page: Page, title: string) =>
  page.getByRole('button', { name: new RegExp(`^In the plan ?: ${title}$`) });

test('a plan whose code cannot be had is not called empty', async ({ page }) => {
  await page.route('**/_astro/*.js', (route) => route.abort());
  await page.goto('/plan?t=HEM-01');
  await expect(page.getByText('The plan could not be loaded. Your list is kept')).toBeVisible();
  await expect(page.getByText('No tests yet')).toBeHidden();
});

test('a choice that cannot be followed is not left without words', async ({ page }) => {
  await page.route('**/_astro/*.js', (route) => route.abort());
  await page.goto('/compare');
  await page.getByRole('checkbox', { name: 'Thyroid and Adrenal Panel' }).check();
  await expect(page.getByText('The choice could not be loaded.')).toBeVisible();
  await page.goto('/tests/complete-blood-count-cbc');
  const words = page.getByText('The time cannot be worked out just now.');
  await expect(words).toBeHidden();
  await page.getByRole('combobox', { name: 'Sample taken at' }).selectOption('Shamli');
  await expect(words).toBeVisible();
});

test('an empty plan keeps the keyboard where it is when its code comes', async ({ page }) => {
  await page.goto('/plan');
  const find = page.locator('.plan').getByRole('link', { name: 'Find a test' });
  await expect(find).toBeVisible();
  await find.focus();
  await page.waitForLoadState('networkidle');
  await expect(find).toBeFocused();
});

test.describe('Add to plan', () => {
  test('on a price list: the first click counts, the second takes back, other pages agree', async ({
    page,
    consoleErrors,
  }) => {
    await page.goto('/pricing/hematology');
    await page.getByText('Add to plan: Platelet Count').click();
    const platelets = taken(page, 'Platelet Count');
    await expect(platelets).toHaveAttribute('aria-pressed', 'true');
    await expect(way(page)).toHaveText('Your plan (1)');
    await expect(page).toHaveURL(/\/pricing\/hematology$/);
    await offered(page, 'D-Dimer').click();
    await expect(way(page)).toHaveText('Your plan (2)');
    await expect(page.getByText('D-Dimer is on the plan: 2 in all')).toBeAttached();
    expect(await findFaults(page)).toEqual([]);
    await platelets.click();
    await expect(offered(page, 'Platelet Count')).toBeVisible();
    expect(await kept(page)).toBe('["HEM-16"]');

    await page.goto('/tests/d-dimer');
    await page.mouse.move(200, 300);
    await expect(taken(page, 'D-Dimer')).toBeVisible();
    await way(page).click();
    await expect(page.getByRole('heading', { name: 'Your plan' })).toBeVisible();
    await expect(page.getByRole('region', { name: 'Tests', exact: true })).toContainText('D-Dimer');
    expect(consoleErrors).toEqual([]);
  });

  test('Book Test beside it stays what it was', async ({ page }) => {
    await page.goto('/pricing/hematology');
    const row = page.getByRole('listitem').filter({ hasText: 'Book Test: Platelet Count' });
    await expect(row.getByRole('link', { name: /^Book Test ?: Platelet Count$/ })).toHaveAttribute(
      'href',
      /\?text=Hi%2C%20I%20would%20like%20to%20book%20a%20test\.$/,
    );
  });

  test('a panel from its list and a pack from its card', async ({ page }) => {
    await page.goto('/pricing/panel-package');
    await page.getByText('Add to plan: Tick Fever Panel').click();
    await expect(taken(page, 'Tick Fever Panel')).toBeVisible();
    await page.goto('/packages');
    await page.getByText('Add to plan: Vital Package').click();
    await expect(taken(page, 'Vital Package')).toBeVisible();
    expect(await kept(page)).toBe('["PAN-05","vital"]');
    expect(await findFaults(page)).toEqual([]);
  });

  test('the keyboard alone: Enter and Space', async ({ page }) => {
    await page.goto('/tests/zinc');
    const add = page.getByText('Add to plan: Zinc');
    await add.focus();
    await page.keyboard.press('Enter');
    const on = taken(page, 'Zinc');
    await expect(on).toBeFocused();
    await page.keyboard.press('Space');
    await expect(offered(page, 'Zinc')).toBeFocused();
    await page.keyboard.press('Space');
    await way(page).focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/plan\/?\?t=BIO-41$/);
  });

  test('two tabs show the same', async ({ context, page }) => {
    await page.goto('/tests/zinc');
    await page.getByText('Add to plan: Zinc').click();
    await expect(way(page)).toHaveText('Your plan (1)');
    const other = await context.newPage();
    await other.goto('/tests/copper');
    await other.getByText('Add to plan: Copper').click();
    await expect(way(page)).toHaveText('Your plan (2)');
    await other.goto('/tests/zinc');
    await other.mouse.move(200, 300);
    await taken(other, 'Zinc').click();
    await expect(offered(page, 'Zinc')).toBeVisible();
  });

  test('nothing moves when the code comes', async ({ page }) => {
    await watchLayoutShifts(page);
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto('/tests/zinc');
    await page.evaluate(() => localStorage.setItem('bookingList', '["HEM-01","HEM-02","HEM-03"]'));
    await page.goto('/pricing/hematology');
    await page.mouse.wheel(0, 200);
    await expect(way(page)).toHaveText('Your plan (3)');
    await expect(page.getByRole('button', { name: /^In the plan/ }).first()).toBeVisible();
    expect(await readShift(page)).toBeLessThanOrEqual(0.01);
  });

  test('where the code cannot be had, the link leads to a plan with the test, which can join the own list', async ({
    page,
  }) => {
    await page.goto('/plan');
    await page.evaluate(() => localStorage.setItem('bookingList', '["CLI-01"]'));
    await page.goto('/tests/zinc');
    const link = page.getByText('Add to plan: Zinc');
    await page.route('**/PlanLink*.js*', (route) => route.abort());
    await link.click();
    await expect(page).toHaveURL(/\/plan\/?\?t=BIO-41$/);
    await page.getByRole('button', { name: 'Add its tests to my own' }).click();
    await expect(page).toHaveURL(/\?t=CLI-01\.BIO-41$/);
    expect(await kept(page)).toBe('["CLI-01","BIO-41"]');
  });

  test.describe('without script', () => {
    test.use({ javaScriptEnabled: false });
    test('is not offered: the plan needs script, and says so without calling itself empty', async ({
      page,
    }) => {
      await page.goto('/pricing/hematology');
      await expect(page.getByText('Add to plan: D-Dimer')).toBeHidden();
      await page.goto('/plan?t=HEM-16');
      await expect(page.locator('.plan noscript p')).toBeVisible();
      await expect(page.getByText('No tests yet')).toBeHidden();
    });
  });
});

test('a plan of single tests leads to the profile that holds them', async ({ page }) => {
  await page.goto('/plan?t=BIO-30.BIO-31.BIO-32');
  await expect(page.getByText(/^Take Electrolyte Panel \(Na, K, Cl\) and save/)).toBeVisible();
  await page.getByRole('button', { name: 'Change the plan' }).click();
  await expect(page).toHaveURL(/\?t=BIO-34$/);
});

test.describe('The collection sheet on paper', () => {
  const plans = [
    'HEM-19',
    'PAN-08',
    'PAN-07',
    'super-advance',
    'END-02.END-05',
    'HEM-01.BIO-08.BIO-13.HOR-02.CLI-01',
  ];
  for (const ids of plans) {
    test(`${ids} is one page and says how to prepare`, async ({ page }) => {
      // Saturday evening: with the benches closed until Monday the most notes stand on the sheet.
      await page.clock.setFixedTime(new Date('2026-11-28T19:30:00+05:30'));
      await page.goto(`/plan?t=${ids}`);
      const sheet = page.locator('.collection-sheet');
      await sheet.waitFor({ state: 'attached' });
      const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
      expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
      await page.emulateMedia({ media: 'print' });
      await expect(sheet.getByText(/^Food:/)).toBeVisible();
    });
  }
});

test('on paper the comparison has all its columns', async ({ page }) => {
  // The width of an A4 sheet between its margins.
  await page.setViewportSize({ width: 718, height: 1040 });
  await page.goto('/compare');
  await page.emulateMedia({ media: 'print' });
  const last = await page.getByRole('columnheader', { name: 'Super Advance Package' }).boundingBox();
  expect((last?.x ?? 0) + (last?.width ?? 718)).toBeLessThanOrEqual(718);
});

test('what was told of the pet is kept on the way to another test, on a reload and on the way back', async ({
  page,
}) => {
  await page.goto('/plan?t=BIO-01');
  const name = page.getByLabel('Pet’s name');
  await page.getByLabel('Species').selectOption('Dog');
  await page.getByLabel('Weight in kg').fill('12 kg');
  await page.getByLabel('Age', { exact: true }).selectOption('old');
  await name.fill('Moti');
  await page.getByLabel('When would you like to come?').fill('Monday');
  await page.getByLabel('Your message').fill('My own words');
  await page.reload();
  await expect(name).toHaveValue('Moti');
  await expect(page.getByLabel('Your message')).toHaveValue('My own words');

  await page.getByRole('link', { name: 'Add another test' }).click();
  await page.getByRole('searchbox').fill('creatinine');
  await page.getByRole('button', { name: 'Add to plan: Creatinine', exact: true }).click();
  await page.getByRole('search').getByRole('link', { name: 'Your plan (2)' }).click();
  const isWhole = async () => {
    await expect(page).toHaveURL(/\?t=BIO-01\.BIO-\d+&species=dog&kg=12&age=old$/);
    await expect(name).toHaveValue('Moti');
    await expect(page.getByLabel('When would you like to come?')).toHaveValue('Monday');
    await expect(page.getByLabel('Your message')).toHaveValue('My own words');
    await expect(page.getByText(/^of at most/).first()).toBeVisible();
  };
  await isWhole();
  // Past the search and the whole list, to the address from before the second test.
  for (let back = 3; back > 0; back -= 1) await page.goBack();
  await isWhole();
  await expect(page.getByText('This plan came with its link')).toBeHidden();

  for (let left = 2; left > 0; left -= 1)
    await page
      .getByRole('button', { name: /^Remove/ })
      .first()
      .click();
  await expect(page).toHaveURL(/\/plan\/?$/);
  expect(await page.evaluate(() => sessionStorage.getItem('planVisit'))).toBeNull();
});

test('a plan of procedures alone asks for no hour of a draw', async ({ page }) => {
  await page.goto('/plan?t=RAD-04.RAD-01');
  await expect(page.getByLabel('When would you like to come?')).toBeVisible();
  await expect(page.getByLabel(/^Sample taken on/)).toBeHidden();
  await page.goto('/plan?t=END-05.HEM-01');
  await expect(page.getByLabel(/^Sample taken on/)).toBeVisible();
});

test('a plan for a swallowed object begins with the emergency and asks for no hour', async ({ page }) => {
  await page.goto('/plan?t=RAD-01.END-05.PAN-01&species=dog&kg=5');
  const emergency = page.getByRole('region', { name: /^Emergency: / });
  await expect(emergency).toContainText('make it vomit');
  await expect(page.getByLabel('When would you like to come?')).toBeHidden();
  await expect(page.getByLabel('Your message')).toHaveValue(/^Emergency: /);
  const place = (name: string) =>
    page
      .getByRole('main')
      .getByRole('heading', { name, exact: true })
      .evaluate((heading) => heading.getBoundingClientRect().top);
  const bottom = await emergency.evaluate((region) => region.getBoundingClientRect().bottom);
  for (const name of ['Tests', 'Ask for it by chat', 'Tubes and containers, in order of filling'])
    expect(await place(name), name).toBeGreaterThan(bottom);
  const food = page.getByRole('region', { name: 'Before, and after' });
  await expect(food).toContainText('Give nothing to eat or drink');
  await expect(food).not.toContainText('without food');
  expect(await findFaults(page)).toEqual([]);
});

test('a plan tells for whom a fast is before its hours, and none to a horse', async ({ page }) => {
  await page.goto('/plan?t=BIO-20.BIO-14');
  const food = page.getByRole('region', { name: 'Before, and after' });
  await expect(food).toContainText(/Only for a healthy adult dog or cat: 12 hours.*Never fast a horse/);
  await expect(food.locator('strong').first()).not.toContainText('hours');
  await page.getByLabel('Species').selectOption('Horse');
  await expect(food).toContainText('Do not fast this animal: feed as usual.');
  await expect(food).not.toContainText('without food');
});

test('a panel for dogs says so where no animal is named', async ({ page }) => {
  await page.goto('/plan?t=HOR-02.HOR-03.HOR-14.BIO-18');
  await expect(page.getByText(/^Take Thyroid and Adrenal Panel \(for dogs\) and save/)).toBeVisible();
  await page.getByLabel('Species').selectOption('Dog');
  await expect(page.getByText(/^Take Thyroid and Adrenal Panel and save/)).toBeVisible();
});

test.describe('Compare', () => {
  const table = (page: Page) => page.getByRole('region', { name: 'Panels and packs side by side' });
  const columns = (page: Page) => table(page).getByRole('columnheader');
  const said = (page: Page) => page.getByRole('main').getByRole('status').first();

  test('loads no script file, and shows all', { tag: '@whole-browser' }, async ({ page }) => {
    const scripts: string[] = [];
    page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()));
    await page.goto('/compare');
    await expect(columns(page)).toHaveCount(bundles.length);
    expect(scripts).toEqual([]);
  });

  test('names of lines pass below the corner of the table', async ({ page }) => {
    await page.goto('/compare');
    const isOnTop = await table(page).evaluate((box) => {
      const corner = box.querySelector('thead td');
      const [first, second] = box.querySelectorAll('tbody th');
      if (!corner || !first || !second) return null;
      box.scrollIntoView({ block: 'center' });
      // The second line begins in the middle of the corner.
      box.scrollTop = first.clientHeight + corner.clientHeight / 2;
      const { left, top, bottom } = corner.getBoundingClientRect();
      const begin = second.getBoundingClientRect().top;
      return begin > top && begin < bottom && document.elementFromPoint(left + 8, bottom - 8) === corner;
    });
    expect(isOnTop).toBe(true);
  });

  test('a shared address shows its columns, what differs in words, and the true saving', async ({
    page,
    consoleErrors,
  }) => {
    const panel = bundles.find(({ id }) => id === 'PAN-04');
    const savings = `${formatRupees(panel?.saving ?? 0)} (${panel?.percent}%)`;
    await page.goto('/compare?p=PAN-04,PAN-07');
    await expect(columns(page)).toHaveText(['Thyroid and Adrenal Panel', 'Comprehensive Wellness Panel']);
    const line = (name: string | RegExp) => table(page).getByRole('row', { name });
    await expect(line(/^You save/)).toContainText(savings);
    await expect(line(/^You save/)).toContainText('differs');
    await expect(line(/^Total T4/)).not.toContainText('differs');
    await expect(line(/^Canine TSH/)).toContainText('YesNo');
    await expect(line(/^Fungal Culture/)).toBeHidden();
    await expect(said(page)).toContainText('2 side by side');
    await page.getByLabel('Only what differs').check();
    await expect(line(/^Total T4/)).toBeHidden();
    expect(await findFaults(page)).toEqual([]);
    expect(consoleErrors).toEqual([]);
  });

  test('the keyboard alone: choose three, be refused a fourth, go back', async ({ page }) => {
    await page.goto('/compare');
    for (const name of [/^Pre-Anaesthetic/, /^Skin and Coat/, /^Vital/]) {
      await page.getByRole('checkbox', { name }).focus();
      await page.keyboard.press('Space');
      await expect(page.getByRole('checkbox', { name })).toBeChecked();
      // Each choice is a step of its own once the code is there.
      await expect(page).toHaveURL(/p=PAN-01/);
    }
    await expect(columns(page)).toHaveCount(3);
    await expect(page).toHaveURL(/\/compare\/?\?p=PAN-01,PAN-06,vital$/);
    await page.getByRole('checkbox', { name: /^Advance/ }).focus();
    await page.keyboard.press('Space');
    await expect(said(page)).toContainText('Three fit side by side: take one off first.');
    await expect(page.getByRole('checkbox', { name: /^Advance/ })).not.toBeChecked();
    await expect(columns(page)).toHaveCount(3);
    await page.goBack();
    await expect(columns(page)).toHaveCount(2);
    await page.getByRole('button', { name: 'Show all' }).press('Enter');
    await expect(columns(page)).toHaveCount(bundles.length);
    await expect(page).toHaveURL(/\/compare\/?$/);
  });

  test('names what it does not know and what does not fit, and keeps the rest', async ({ page }) => {
    await page.goto('/compare?p=PAN-99,PAN-01,PAN-02,PAN-03,vital');
    await expect(said(page)).toContainText('Not among our panels and packs: PAN-99. The rest is below.');
    await expect(said(page)).toContainText('Three fit side by side: Vital Package is left out.');
    await expect(columns(page)).toHaveCount(3);
    await expect(page).toHaveURL(/\?p=PAN-01,PAN-02,PAN-03$/);
  });

  test('adds a column to the plan, and is reached from list, packs, panel and plan', async ({ page }) => {
    await page.goto('/compare?p=PAN-04,PAN-07');
    await page.getByText('Add to plan: Thyroid and Adrenal Panel').click();
    await expect(taken(page, 'Thyroid and Adrenal Panel')).toBeVisible();
    await way(page).click();
    await page.getByRole('link', { name: 'Compare with other panels and packs' }).click();
    await expect(page).toHaveURL(/\/compare\/?\?p=PAN-04$/);
    for (const [path, name] of [
      ['/pricing/panel-package', 'Compare panels and health packs side by side'],
      ['/packages', 'Compare packs and panels side by side'],
      ['/tests/tick-fever-panel', 'Compare with other panels and packs'],
    ] as const) {
      await page.goto(path);
      await expect(page.getByRole('link', { name })).toHaveAttribute('href', /^\/compare/);
    }
  });

  test('on a phone only the table scrolls, and its names stay', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 700 });
    await page.goto('/compare?p=PAN-07,PAN-08,super-advance');
    await expect(columns(page)).toHaveCount(3);
    expect(await findOverflow(page)).toBe(0);
    const name = table(page).getByRole('rowheader', { name: /^Price differs/ });
    const before = await name.boundingBox();
    await table(page).focus();
    await table(page).evaluate((region) => region.scrollTo({ left: 400 }));
    expect((await name.boundingBox())?.x).toBe(before?.x);
  });

  test.describe('without script', () => {
    test.use({ javaScriptEnabled: false });
    test('the whole table stands, without boxes that cannot work', async ({ page }) => {
      await page.goto('/compare?p=PAN-04');
      await expect(columns(page)).toHaveCount(bundles.length);
      await expect(page.getByRole('checkbox').first()).toBeHidden();
    });
  });
});

test('an article leads to the signs and tests it speaks of', async ({ page }) => {
  await page.goto('/blog/when-to-test-thyroid-in-an-old-cat');
  const box = page.getByRole('complementary', { name: 'Signs and tests in this article' });
  await expect(box.getByRole('link', { name: 'Total T4 (Thyroxine)', exact: true })).toHaveAttribute(
    'href',
    '/tests/total-t4-thyroxine',
  );
  const text = await page.locator('.prose').last().boundingBox();
  expect((await box.boundingBox())?.y).toBeGreaterThan((text?.y ?? 0) + (text?.height ?? 0));
  await box.getByRole('link', { name: 'Loses weight but hungry (old cat)' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Loses weight but hungry (old cat)');
});
