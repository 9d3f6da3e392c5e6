import { findFaults, findOverflow } from './axe.ts';
import { readShift, watchLayoutShifts } from './layout-shifts.ts';
import { enterAs, getBackend, openAs, untilAlive } from './people.ts';
import { expect, test } from './site.ts';
import { expectTextSize, setTextSize } from './text-size.ts';

const open = [
  '/login',
  '/login#created',
  '/signup',
  '/forgot-password',
  '/reset-password',
  '/confirm',
] as const;
const own = ['/profile', '/my-pets'] as const;
const ofStaff = [
  '/profile',
  '/admin',
  '/admin/posts',
  '/admin/editor?post=sample-welcome',
  '/admin/messages',
  '/admin/settings',
  '/admin/profile',
  '/wp-post-sync',
] as const;

test.describe('axe finds nothing, on a desk and on a phone', () => {
  // Without the smooth scroll to what is edited: half-way, a button may stand under the header.
  test.use({ contextOptions: { reducedMotion: 'reduce' } });
  const check = async (page: Parameters<typeof untilAlive>[0], widths = [1280, 360]) => {
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 });
      expect(await findFaults(page), `${page.url()} at ${width} px`).toEqual([]);
      expect(await findOverflow(page), `${page.url()} at ${width} px`).toBe(0);
    }
  };

  test('on the screens of who is signed out, empty and with their faults', async ({ page }) => {
    for (const path of open) {
      // Only another fragment would not load the page again.
      await page.goto('about:blank');
      await page.goto(path);
      await untilAlive(page);
      await check(page);
      const send = page.locator('form button[type=submit]');
      if ((await send.count()) === 0) continue;
      await send.click();
      await expect(page.locator('.fault').first()).toBeVisible();
      await check(page, [360]);
    }
  });

  test('on profile and pets, shown, open and edited', async ({ page }) => {
    await openAs(page, getBackend().accounts.pet_owner);
    await check(page);
    await page.locator('summary', { hasText: 'Delete my account' }).click();
    await page.getByRole('button', { name: 'Change avatar' }).click();
    await page.getByRole('button', { name: 'Edit profile' }).click();
    await check(page);
    await page.goto('/my-pets');
    // The demo account has pets; a new one has none.
    await expect(page.getByRole('article')).toHaveCount(3);
    await check(page);
    await page.getByRole('button', { name: 'Edit Moti' }).click();
    await check(page);
  });
});

test('letters twice as large make no screen wider than a phone', async ({ page }) => {
  test.setTimeout(180_000);
  await page.setViewportSize({ width: 360, height: 800 });
  await setTextSize(page, 32);
  const look = async (path: string, name: string, press?: string) => {
    await page.goto(path);
    await untilAlive(page);
    await expect(page.locator('.checking, main .bar')).toHaveCount(0);
    if (press) await page.getByRole('button', { name: press }).first().click();
    if (press) await expect(page.locator('main form')).not.toHaveCount(0);
    await expectTextSize(page, 32);
    expect(await findOverflow(page), `${name} ${path}`).toBe(0);
  };
  for (const path of open) await look(path, 'anybody');
  await enterAs(page, getBackend().accounts.veterinarian);
  await look('/profile', 'a vet', 'Edit profile');
  await enterAs(page, getBackend().accounts.pet_owner);
  await look('/admin', 'a pet owner');
  await look('/my-pets', 'a pet owner', 'Edit Moti');
  await enterAs(page, getBackend().accounts.staff);
  for (const path of ofStaff) await look(path, 'staff');
});

test('without a session a screen leads to the sign-in page, and none of its own code is fetched', async ({
  page,
  request,
}) => {
  const codeOf = async (path: string) =>
    /<main[\s\S]*?component-url="([^"]+)"/.exec(await (await request.get(path)).text())?.[1] ?? path;
  const scripts: string[] = [];
  page.on(
    'request',
    (sent) => sent.resourceType() === 'script' && scripts.push(new URL(sent.url()).pathname),
  );
  for (const path of own) {
    await page.goto(path);
    await expect(page).toHaveURL(`/login?next=${encodeURIComponent(path)}`);
    await untilAlive(page);
  }
  expect(scripts).toContain(await codeOf('/login'));
  for (const path of own) expect(scripts).not.toContain(await codeOf(path));
});

test('coming to life moves nothing and says nothing wrong', async ({ page, consoleErrors }) => {
  await watchLayoutShifts(page);
  for (const path of open) {
    // Only another fragment would not load the page again.
    await page.goto('about:blank');
    await page.goto(path);
    await untilAlive(page);
    const shift = await readShift(page);
    // The display face may take a line's place by a hair when it comes.
    expect(shift, path).toBeLessThanOrEqual(0.01);
  }
  expect(consoleErrors).toEqual([]);
});

test.describe('no screen moves while its data come', () => {
  for (const width of [360, 820, 1440])
    test(`at ${width} px`, async ({ page }) => {
      await watchLayoutShifts(page);
      await page.setViewportSize({ width, height: 800 });
      for (const [who, paths] of [
        ['pet_owner', own],
        ['veterinarian', ['/profile']],
        ['staff', ofStaff],
      ] as const) {
        await enterAs(page, getBackend().accounts[who]);
        for (const path of paths) {
          await page.goto(path, { waitUntil: 'networkidle' });
          await untilAlive(page);
          await expect(page.locator('.checking, main .bar')).toHaveCount(0);
          expect(await readShift(page), `${path} of ${who}`).toBeLessThanOrEqual(0.01);
        }
      }
    });
});
