import type { Page } from '@playwright/test';
import { catalogues } from '#data/catalogues/index.ts';
import { getByCode, getCatalogue, getEntries, listedEntries } from '#lib/catalogue/lookup.ts';
import { panelSavePercent } from '#lib/catalogue/saving.ts';
import { isSoon } from '#lib/catalogue/urgency.ts';
import { formatRupees } from '#lib/money.ts';
import { readShift, watchLayoutShifts } from './layout-shifts.ts';
import { expect, test } from './site.ts';

const services = catalogues.length;
const sizeOf = (id: string) => getCatalogue(id).entries.length;
const biochemistry = sizeOf('biochemistry');
const inGroup = (group: string) => catalogues.filter((list) => list.group === group);
const rows = (page: Page) => page.locator('.rows > li:visible');
const names = (page: Page) => rows(page).getByRole('heading', { level: 3 }).allTextContents();
const search = (page: Page) => page.getByRole('searchbox');
const count = (page: Page) => page.getByRole('search').getByRole('status');
const chip = (page: Page, name: string) => page.getByRole('radio', { name, exact: true });

async function choose(page: Page, name: string): Promise<void> {
  const more = page.getByRole('search').locator('details:not([open])');
  if (!(await chip(page, name).isVisible()) && (await more.count()) > 0)
    await page.getByText('More', { exact: true }).click();
  await chip(page, name).check({ force: true });
}

/** A long list with the chip More, one of panels, and one with words of its own; the others have unit tests. */
const lists = ['biochemistry', 'panel-package', 'endoscopy'].map(getCatalogue);

for (const { id, title, entries, categories, sorts, wording } of lists) {
  test.describe(`the price list ${title}`, () => {
    const total = entries.length;
    const say = (shown: number) => `${shown} of ${total} ${wording.many} available`;

    test('searches, filters, counts, clears and resets', async ({ page, consoleErrors }) => {
      await page.goto(`/pricing/${id}`);
      await expect(rows(page)).toHaveCount(total);
      await expect(page.getByRole('button', { name: 'Clear search' })).toBeHidden();

      const part = entries[0]?.title.slice(1, 9).trim() ?? '';
      const found = entries.filter((entry) => entry.title.toLowerCase().includes(part.toLowerCase()));
      await search(page).pressSequentially(`  ${part.toUpperCase()} `);
      await expect(rows(page)).toHaveCount(found.length);
      expect((await names(page)).sort()).toEqual(found.map((entry) => entry.title).sort());
      await expect(count(page)).toHaveText(say(found.length));
      await page.getByRole('button', { name: 'Clear search' }).click();
      await expect(rows(page)).toHaveCount(total);
      await expect(search(page)).toBeFocused();

      for (const { name } of categories) {
        await choose(page, name);
        const members = entries.filter(({ category }) => category === name);
        await expect(count(page)).toHaveText(say(members.length));
        expect((await names(page)).sort()).toEqual(members.map((entry) => entry.title).sort());
      }

      await search(page).fill('zzzz');
      await expect(count(page)).toHaveText(say(0));
      await expect(page.getByRole('heading', { name: wording.empty, exact: true })).toBeVisible();
      await expect(page.getByText('Try adjusting your search or filter criteria')).toBeVisible();
      await page.getByRole('button', { name: wording.reset, exact: true }).click();
      await expect(rows(page)).toHaveCount(total);
      await expect(search(page)).toHaveValue('');
      await expect(chip(page, 'All')).toBeChecked();
      expect(consoleErrors).toEqual([]);
    });

    test('sorts', async ({ page }) => {
      await page.goto(`/pricing/${id}`);
      const byName = [...entries].map((entry) => entry.title).sort(new Intl.Collator('en').compare);
      expect(await names(page)).toEqual(byName);
      /** What the data says of the rows, in their order. */
      const read = async <Value>(of: (entry: (typeof entries)[number]) => Value) => {
        const shown = await names(page);
        return shown.flatMap((name) => {
          const entry = entries.find(({ title }) => title === name);
          return entry ? [of(entry)] : [];
        });
      };

      const sort = page.getByLabel('Sort by');
      await expect(sort.locator('option')).toHaveCount(sorts.length);
      await sort.selectOption('Price');
      await expect(page).toHaveURL(/sort=price/);
      const prices = await read(({ price }) => price);
      expect(prices).toHaveLength(total);
      expect(prices).toEqual([...prices].sort((a, b) => a - b));
      if (sorts.includes('popular')) {
        await sort.selectOption('Most Popular');
        await expect(page).toHaveURL(/sort=popular/);
        const popular = await read((entry) => entry.popular);
        expect(popular).toEqual([...popular].sort((a, b) => Number(b) - Number(a)));
      }
      if (sorts.includes('comprehensive')) {
        await sort.selectOption('Most Comprehensive');
        await expect(page).toHaveURL(/sort=comprehensive/);
        const sizes = await read((entry) => (entry.kind === 'panel' ? entry.testCount : 0));
        expect(sizes).toEqual([...sizes].sort((a, b) => b - a));
      }
      await sort.selectOption('Name');
      await expect(page).toHaveURL(new RegExp(`/pricing/${id}/?$`));
      expect(await names(page)).toEqual(byName);
    });
  });
}

test('every row of every list books by chat, opens its page and says what it costs and needs', async ({
  page,
}) => {
  for (const { id, entries, wording } of catalogues) {
    await page.goto(`/pricing/${id}`);
    const shown = await rows(page).evaluateAll((items) =>
      items.map((item) => {
        const links = [...item.querySelectorAll('a')];
        const book = links.find(({ textContent }) => textContent?.startsWith('Book Test'));
        return {
          title: item.querySelector('h3')?.textContent,
          page: links[0]?.getAttribute('href'),
          book: book?.href,
          target: book?.target,
          words: item.textContent ?? '',
        };
      }),
    );
    for (const entry of entries) {
      const row = shown.find(({ title }) => title === entry.title);
      expect(row?.page, entry.title).toBe(`/tests/${entry.slug}`);
      expect(row?.book, entry.title).toMatch(
        /^https:\/\/wa\.me\/\d+\?text=Hi%2C%20I%20would%20like%20to%20book%20a%20test\.$/,
      );
      expect(row?.target, entry.title).toBe('_blank');
      const words = [
        wording.priceUnit,
        formatRupees(entry.price),
        ...entry.specimens,
        ...(entry.popular ? ['Popular'] : []),
      ];
      for (const word of words) expect(row?.words, entry.title).toContain(word);
      expect(row?.words.includes(wording.urgent), entry.title).toBe(
        entry.urgent && isSoon(getByCode(entry.code)),
      );
    }
  }
});

test.describe('a filtered view', () => {
  test('survives reload and back, and can be shared', async ({ page }) => {
    await page.goto('/pricing/biochemistry');
    await choose(page, 'Mineral');
    await expect(page).toHaveURL(/\?category=Mineral$/);
    await page.getByLabel('Sort by').selectOption('Price');
    await search(page).fill('calcium');
    await expect(page).toHaveURL(/\?q=calcium&category=Mineral&sort=price$/);
    const shown = await names(page);
    expect(shown.length).toBeGreaterThan(0);

    await page.reload();
    await expect(count(page)).toHaveText(`${shown.length} of ${biochemistry} tests available`);
    expect(await names(page)).toEqual(shown);
    await expect(search(page)).toHaveValue('calcium');
    await expect(chip(page, 'Mineral')).toBeChecked();
    await expect(chip(page, 'Mineral')).toBeVisible();
    await expect(page.getByLabel('Sort by')).toHaveValue('price');

    await rows(page).first().getByRole('link').first().click();
    await expect(page).toHaveURL(/\/tests\//);
    await page.goBack();
    await expect(count(page)).toHaveText(`${shown.length} of ${biochemistry} tests available`);
    await page.goBack();
    await expect(page).toHaveURL(/\?category=Mineral$/);
    await expect(count(page)).toHaveText(new RegExp(`^\\d+ of ${biochemistry} tests available$`));
    await page.goBack();
    await expect(page).toHaveURL(/\/pricing\/biochemistry$/);
    await expect(rows(page)).toHaveCount(biochemistry);
    await expect(chip(page, 'All')).toBeChecked();
  });

  const hostile = [
    '?category=nope&sort=zzz&q=%00<script>',
    '?q=%E0%A4%A',
    `?q=${'a'.repeat(5000)}`,
    '?category=__proto__&sort=constructor&q=__proto__',
    '?category[]=Liver&sort&q&q=',
    '?category=liver%22%5D',
  ];
  test('makes sense for addresses that no page of ours wrote', async ({ page, consoleErrors }) => {
    for (const query of hostile) {
      const name = query.slice(0, 50);
      await page.goto(`/pricing/biochemistry${query}`);
      await expect(page.locator('.filtered[data-live]'), name).toBeVisible();
      await expect(count(page), name).toHaveText(new RegExp(`^\\d+ of ${biochemistry} tests available$`));
      await expect(chip(page, 'All'), name).toBeChecked();
      await expect(page.getByLabel('Sort by'), name).toHaveValue('name');
      const shown = await rows(page).count();
      await expect(page.getByRole('heading', { name: 'No tests found' }), name).toBeVisible({
        visible: shown === 0,
      });
    }
    expect(consoleErrors).toEqual([]);
  });
});

test.describe('before the filter has come', () => {
  test('no script file is asked for until the visitor acts', { tag: '@whole-browser' }, async ({ page }) => {
    const scripts: string[] = [];
    page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()));
    await page.goto('/pricing/biochemistry', { waitUntil: 'networkidle' });
    expect(scripts).toEqual([]);
  });

  test('typing and choosing lose nothing, and chips filter at once', async ({ page }) => {
    let release = () => {};
    const gate = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/_astro/*.js', async (route) => {
      await gate;
      await route.continue();
    });
    await page.goto('/pricing/biochemistry');
    await search(page).pressSequentially('gl');
    await choose(page, 'Glucose');
    await expect(rows(page)).toHaveCount(
      getEntries(getCatalogue('biochemistry')).filter(({ category }) => category === 'Glucose').length,
    );
    await search(page).press('End');
    await search(page).pressSequentially('uc');
    release();
    await expect(page).toHaveURL(/\?q=gluc&category=Glucose$/);
    await expect(search(page)).toHaveValue('gluc');
    await expect(search(page)).toBeFocused();
    for (const name of await names(page)) expect(name.toLowerCase()).toContain('gluc');
  });

  test('a press on Clear search is kept', async ({ page }) => {
    await page.goto('/pricing/biochemistry?q=alt');
    await page.getByRole('button', { name: 'Clear search' }).click();
    await expect(rows(page)).toHaveCount(biochemistry);
    await expect(page).toHaveURL(/\/pricing\/biochemistry$/);
  });

  for (const address of [
    '/pricing/biochemistry',
    '/pricing/biochemistry?q=alt&sort=price',
    '/pricing',
    '/pricing?q=tick',
  ]) {
    test(`nothing jumps on ${address}`, async ({ page }) => {
      await watchLayoutShifts(page);
      await page.setViewportSize({ width: 360, height: 740 });
      await page.goto(address, { waitUntil: 'networkidle' });
      expect(await readShift(page)).toBeLessThanOrEqual(0.01);
    });
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('chips filter and count, and no control is offered that cannot work', async ({ page }) => {
    await page.goto('/pricing/microbiology');
    await expect(rows(page)).toHaveCount(sizeOf('microbiology'));
    await expect(search(page)).toBeHidden();
    await expect(page.getByLabel('Sort by')).toBeHidden();
    await choose(page, 'Special Stain');
    const stains = getEntries(getCatalogue('microbiology')).filter(
      ({ category }) => category === 'Special Stain',
    );
    await expect(rows(page)).toHaveCount(stains.length);
    await choose(page, 'All');
    await expect(rows(page)).toHaveCount(sizeOf('microbiology'));
    await expect(rows(page).first().getByRole('link', { name: 'Book Test' })).toBeVisible();
  });

  test('the listing leads to every price list', async ({ page }) => {
    await page.goto('/pricing');
    for (const { id, title } of catalogues) {
      await expect(page.getByRole('main').getByRole('link', { name: title, exact: true })).toHaveAttribute(
        'href',
        `/pricing/${id}`,
      );
    }
    await choose(page, 'Imaging');
    expect(await names(page)).toEqual(inGroup('Imaging').map(({ title }) => title));
    await expect(
      page.getByRole('main').getByRole('heading', { name: 'Laboratory', exact: true, level: 2 }),
    ).toHaveCount(0);
  });
});

test('a finger that lands just below the name of a test opens it', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/pricing/biochemistry');
  const name = page.getByRole('link', { name: 'Albumin', exact: true });
  await name.scrollIntoViewIfNeeded();
  const box = await name.boundingBox();
  await page.mouse.click((box?.x ?? 0) + 30, (box?.y ?? 0) + (box?.height ?? 0) + 8);
  await expect(page).toHaveURL(/\/tests\/albumin$/);
});

test('on paper a price list is whole, whatever was filtered', async ({ page }) => {
  await page.goto('/pricing/hematology?q=count&category=Cell%20Count');
  await expect(page.locator('.filtered[data-live]')).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(rows(page)).toHaveCount(sizeOf('hematology'));
  await expect(page.getByRole('search')).toBeHidden();
  await expect(page.getByRole('link', { name: 'Book Test' }).first()).toBeHidden();
  await expect(page.getByText(/^Prices of .+ checked on \w+ \d+, \d{4}\.$/)).toBeVisible();
});

test.describe('what a list adds', () => {
  test('panels tell what they include and save, by the formula with its basis and truly', async ({
    page,
  }) => {
    await page.goto('/pricing/panel-package');
    const row = (name: string) => rows(page).filter({ has: page.getByRole('heading', { name, level: 3 }) });
    await expect(row('Pre-Anaesthetic Screen')).toContainText('counting each test as ₹400');
    await expect(row('Pre-Anaesthetic Screen')).toContainText('Includes 3 tests');
    await expect(row('Pre-Anaesthetic Screen').getByRole('listitem')).toHaveCount(3);
    for (const { entry } of listedEntries) {
      if (entry.kind !== 'panel') continue;
      const save = panelSavePercent(entry.testCount, entry.price) ?? 0;
      if (save > 0) await expect(row(entry.title)).toContainText(`Save ${save}%`);
      else await expect(row(entry.title)).not.toContainText('Save');
    }
    await expect(row('Premium Senior Panel')).toContainText('less than its tests on their own');
  });

  test('vitamins and serology explain their words', async ({ page }) => {
    await page.goto('/pricing/vitamins');
    await expect(page.getByText('High deficiency risk')).toBeVisible();
    for (const term of ['Vitamin E', 'Vitamin B12', 'Folate', 'Clinical significance']) {
      await expect(page.getByRole('term').filter({ hasText: new RegExp(`^${term}$`) })).toBeVisible();
    }
    await page.goto('/pricing/serology');
    await expect(page.getByRole('heading', { name: 'What the categories mean' })).toBeVisible();
  });

  test('rapid kits announce their count without showing it', async ({ page }) => {
    await page.goto('/pricing/kit-based');
    await expect(count(page)).toHaveText(`${sizeOf('kit-based')} of ${sizeOf('kit-based')} tests available`);
    expect((await count(page).boundingBox())?.width).toBeLessThanOrEqual(1);
  });
});

test.describe('the listing of services', () => {
  test('searches title and description, filters by group, counts, clears and resets', async ({ page }) => {
    await page.goto('/pricing');
    await expect(count(page)).toHaveText(`${services} of ${services} services available`);
    await expect(rows(page).filter({ hasText: 'Biochemistry' })).toContainText(String(biochemistry));
    await search(page).fill('  GLANDS of nothing ');
    await expect(page.getByRole('heading', { name: 'No services found' })).toBeVisible();
    await expect(page.getByText('Try adjusting your search or filter criteria')).toBeVisible();
    await page.getByRole('button', { name: 'Show All Services' }).click();
    await expect(rows(page)).toHaveCount(services);
    await search(page).fill(' TICK ');
    await expect(count(page)).toHaveText(`2 of ${services} services available`);
    expect(await names(page)).toEqual(['Rapid and pathogen tests', 'Specialized tests']);
    await page.getByRole('button', { name: 'Clear search' }).click();
    for (const group of ['Laboratory', 'Imaging', 'Specialized']) {
      const size = inGroup(group).length;
      await choose(page, group);
      await expect(count(page)).toHaveText(`${size} of ${services} services available`);
      await expect(rows(page)).toHaveCount(size);
    }
    await expect(page).toHaveURL(/\?category=Specialized$/);
    await page.reload();
    await expect(count(page)).toHaveText(
      `${inGroup('Specialized').length} of ${services} services available`,
    );
  });
});

test('a search that finds no price but tells an emergency says whom to call first', async ({ page }) => {
  let asked = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/tests/index.json')) asked += 1;
  });
  for (const [address, words, call, doNow] of [
    ['/pricing', 'snake bite', 'Call the nearest emergency vet now', 'Do now:'],
    ['/pricing/hematology', 'dog not breathing', 'Call the nearest emergency vet now', 'Do now:'],
    ['/hi/pricing/hematology', 'साँप ने काटा', 'सबसे पास के इमरजेंसी पशु डॉक्टर को अभी फ़ोन करें', 'अभी करें:'],
  ] as const) {
    asked = 0;
    await page.goto(address);
    await search(page).fill('a');
    await expect(page, address).toHaveURL(/q=a$/);
    expect(asked, address).toBe(0);
    await search(page).fill(words);
    const alert = page.getByRole('alert').filter({ hasText: doNow });
    await expect(alert.getByRole('heading', { name: call }), address).toBeVisible();
    // The floating way to the plan would stand over it on a phone.
    await page.evaluate(() => localStorage.setItem('bookingList', '["HEM-01"]'));
    await search(page).press('Enter');
    await page.reload();
    await expect(alert.getByRole('heading', { name: call }), address).toBeVisible();
    const way = page.locator('.plan-way a');
    await expect(way, address).toBeHidden();
    await search(page).fill('');
    if (address !== '/pricing') await expect(way, address).toBeVisible();
    await page.evaluate(() => localStorage.clear());
  }
});
