import { routes } from '#config/routes.ts';
import { builtAt } from '#lib/built-at.ts';
import { getByCode } from '#lib/catalogue/lookup.ts';
import { currentNotices } from '#lib/current-notices.ts';
import { toEnd } from '#lib/notices.ts';
import { findFaults } from './axe.ts';
import { expect, test } from './site.ts';

/** A Wednesday morning in India, in a browser on the other side of the world. */
const wednesday = new Date('2026-11-25T10:00:00+05:30');
test.use({ timezoneId: 'America/Los_Angeles' });

test('a test page says when the report comes without script, and loads none before the visitor acts', {
  tag: '@whole-browser',
}, async ({ browser, page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()));
  await page.goto('/tests/prothrombin-time-pt', { waitUntil: 'networkidle' });
  expect(scripts).toEqual([]);

  const still = await browser.newPage({ javaScriptEnabled: false });
  await still.goto(page.url());
  const section = still.getByRole('region', { name: 'When the report comes' });
  await expect(section).toContainText('2 to 4 hours, from the moment the sample is on the bench');
  await expect(section).toContainText('not at Shamli, Saharanpur and Gauripur');
  await expect(section.getByLabel('Sample taken at')).toBeHidden();
  await section.getByText('When samples leave the branches').click();
  await expect(section).toContainText('1 pm and 6 pm, Monday to Saturday. 4 hours to the laboratory.');
  await still.close();
});

test('branch and hour give the day and hour of the report in India, with the keyboard alone', async ({
  page,
  consoleErrors,
}) => {
  await page.clock.setFixedTime(wednesday);
  await page.goto('/tests/complete-blood-count-cbc');
  const section = page.getByRole('region', { name: 'When the report comes' });
  const report = section.getByRole('status');
  await section.getByLabel('Sample taken at').focus();
  await expect(report).toContainText('Report by Wednesday 2 pm');
  await expect(section.getByLabel('on (time in India)')).toHaveValue('2026-11-25T10:00');
  await page.keyboard.type('Sham');
  await expect(report).toContainText('Report by Wednesday 9 pm');
  await expect(report).toContainText(
    'the courier leaves Wednesday 1 pm and is at the laboratory Wednesday 5 pm',
  );
  await section.getByLabel('on (time in India)').fill('2026-11-29T10:00');
  await expect(report).toContainText('Report by Monday 9 pm');
  await expect(report).toContainText('Shamli is closed Sunday 10 am. It is open Monday to Saturday');
  await expect(report).toContainText('Taken at Shamli Monday 9 am; the courier leaves Monday 1 pm');
  await section.getByLabel('on (time in India)').fill('2026-12-25T10:00');
  await expect(report).toContainText('Not taken at this hour');
  await expect(report).toContainText(
    'Have it taken there from Friday 5 pm until the courier leaves Saturday 1 pm',
  );
  await section.getByLabel('on (time in India)').fill('');
  await expect(report).toContainText('Say on which day and at what time the sample is taken.');
  expect(await findFaults(page)).toEqual([]);
  expect(consoleErrors).toEqual([]);
});

test('a clotting test warns where the tube would come too late', async ({ page }) => {
  await page.clock.setFixedTime(wednesday);
  await page.goto('/tests/prothrombin-time-pt');
  const section = page.getByRole('region', { name: 'When the report comes' });
  await section.getByLabel('Sample taken at').selectOption('Gauripur');
  await expect(section.getByRole('status')).toContainText('cannot be taken at Gauripur');
  await section.getByLabel('Sample taken at').selectOption('Baraut');
  await expect(section.getByRole('status')).toContainText('call Baraut before you come');
});

test('urine too old for its sediment, and a bottle the branch does not take, get advice and no time', async ({
  page,
}) => {
  await page.clock.setFixedTime(wednesday);
  await page.goto('/tests/urinalysis-complete-routine-and-microscopy');
  const section = page.getByRole('region', { name: 'When the report comes' });
  const report = section.getByRole('status');
  await section.getByLabel('Sample taken at').selectOption('Saharanpur');
  await expect(report).toContainText('Not taken at this hour');
  await expect(report).toContainText('bring it to the main laboratory in Vivek Vihar, or ask us.');
  await expect(report).not.toContainText('Report by');
  await page.goto('/tests/blood-culture-and-sensitivity');
  await section.getByLabel('Sample taken at').selectOption('Shamli');
  await expect(report).toContainText('Not taken at this branch');
  await expect(report).toContainText('Have it taken at Vivek Vihar, Model Town or Baraut, or ask us.');
  await expect(report).not.toContainText('Report by');
});

test('plasma that nobody spins at a branch is not promised from there', async ({ page }) => {
  await page.clock.setFixedTime(wednesday);
  await page.goto('/tests/endogenous-acth-eacth');
  const section = page.getByRole('region', { name: 'When the report comes' });
  const report = section.getByRole('status');
  await section.getByLabel('Sample taken at').selectOption('Saharanpur');
  await expect(report).toContainText('Not taken at this branch');
  await expect(report).toContainText('Have it taken at Vivek Vihar or Baraut (call first), or ask us.');
  await expect(report).not.toContainText('Report by');
  await section.getByLabel('Sample taken at').selectOption('Baraut');
  await expect(report).toContainText('Report by Monday 5 pm, if you call Baraut first');

  await page.goto('/plan?t=HOR-17.SER-11');
  await expect(page.getByText('All reports by')).toBeVisible();
  await page.getByLabel('Branch').selectOption('Shamli');
  await expect(page.getByRole('region', { name: 'Please note' })).toContainText('cannot be taken at Shamli');
  await expect(page.getByText(/reports? by/i)).toHaveCount(0);
  await page.getByLabel('Branch').selectOption('Baraut');
  await expect(page.getByText('Monday 5 pm, if you call Baraut first').last()).toBeVisible();
});

test('the plan says where a scan is done, and that a bench is closed longer than the sample keeps', async ({
  page,
}) => {
  await page.clock.setFixedTime(wednesday);
  await page.goto('/plan?t=RAD-02.HEM-10&branch=shamli');
  const notes = page.getByRole('region', { name: 'Please note' });
  await expect(notes).toContainText('Abdominal Ultrasound: not done at Shamli, only at the main laboratory');
  await page.getByLabel('Branch').selectOption('');
  await expect(notes).toHaveCount(0);
  await page.getByLabel('Sample taken on (time in India)').fill('2026-11-27T18:00');
  await expect(notes).toContainText('but this bench is closed until Monday 7 am');
  await expect(page.getByRole('region', { name: 'Tests', exact: true })).toContainText(
    'Report by Tuesday 5 pm, if you call us first',
  );
});

test('what is refused names its tube where a test or a plan has several', async ({ page }) => {
  const words = 'Whole Blood (EDTA): the blood has clotted; whole blood was frozen';
  for (const place of [
    '/tests/blood-cross-match-major-and-minor',
    '/tests/comprehensive-wellness-panel',
    '/plan?t=HEM-19',
  ]) {
    await page.goto(place);
    await expect(page.getByRole('listitem').filter({ hasText: words })).toBeVisible();
    await expect(page.getByRole('listitem').filter({ hasText: /^the blood has clotted/ })).toHaveCount(0);
  }
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('.collection-sheet')).toContainText(`Refused when ${words}`);
});

test('the plan gives each test its own time and all of them the latest', async ({ page, consoleErrors }) => {
  await page.clock.setFixedTime(wednesday);
  await page.goto('/plan?t=HEM-01.HEM-02.HEM-13.BIO-35.RAD-01');
  const row = (name: string) =>
    page.getByRole('region', { name: 'Tests' }).getByRole('listitem').filter({ hasText: name });
  await expect(row('Complete Blood Count (CBC)')).toContainText('Report by Wednesday 2 pm');
  await expect(row('CBC with Pathologist Smear Review')).toContainText('Report by Thursday 5 pm');
  await expect(row('Digital X-Ray')).not.toContainText('Report by');
  await expect(page.getByText('All reports by Thursday 5 pm')).toBeVisible();

  await page.getByLabel('Branch').selectOption('Saharanpur');
  await page.getByLabel('Sample taken on (time in India)').fill('2026-11-27T16:00');
  await expect(row('Complete Blood Count (CBC)')).toContainText('Report by Saturday 3 am');
  await expect(row('CBC with Pathologist Smear Review')).toContainText('Report by Tuesday 5 pm');
  await expect(page.getByText('The other reports by Tuesday 5 pm')).toBeVisible();
  await expect(row('Ammonia')).toContainText('Taken at the main laboratory only');
  await expect(row('Prothrombin Time (PT)')).toContainText('Not taken at this branch');
  await expect(page.getByRole('region', { name: 'Please note' })).toContainText(
    'Prothrombin Time (PT): cannot be taken at Saharanpur',
  );
  const message = page.getByLabel('Your message');
  await expect(message).toHaveValue(/Sample: Friday 27 November, 4 pm\nReports by: Tuesday 1 December, 5 pm/);
  await page.getByLabel('Sample taken on (time in India)').fill('2026-11-01T16:00');
  await expect(page.getByText('Choose a time in the last seven days or later.')).toBeVisible();
  expect(await findFaults(page)).toEqual([]);
  expect(consoleErrors).toEqual([]);
});

test('the notices of the day stand above the pages, on what they concern, and go by themselves', async ({
  page,
}) => {
  const banner = page.getByRole('complementary', { name: 'Notices' });
  await page.clock.setFixedTime(builtAt);
  await page.goto('/faq');
  await expect(banner.getByRole('paragraph').filter({ visible: true })).toHaveText(
    currentNotices.map(({ words }) => words),
  );
  for (const notice of currentNotices) {
    const places = [
      ...notice.branches.map((id) => routes.branch(id)),
      ...notice.tests.map((code) => routes.test(getByCode(code).entry.slug)),
    ];
    for (const place of places) {
      await page.clock.setFixedTime(builtAt);
      await page.goto(place);
      await expect(page.getByRole('main')).toContainText(notice.words);
      await page.clock.setFixedTime(new Date(toEnd(notice) + 1000));
      await page.reload();
      await page.mouse.move(200, 300);
      await expect(page.getByText(notice.words).filter({ visible: true })).toHaveCount(0);
    }
  }
});
