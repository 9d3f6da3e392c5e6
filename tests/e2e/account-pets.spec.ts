import { findOverflow } from './axe.ts';
import { addPerson, cutOff, openAs, openClient, type Person, untilAlive } from './people.ts';
import { expect, test } from './site.ts';

type Page = Parameters<typeof untilAlive>[0];

/** Adds a pet over the backend's own interface; returns a client with the rights of its person. */
async function addPet(person: Person, name: string, more: Record<string, string> = {}) {
  const client = openClient();
  await client.auth.signInWithPassword(person);
  const { error } = await client.from('pets').insert({ name, type: 'dog', ...more });
  if (error) throw error;
  return client;
}

const toDay = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

test('a pet is added, edited, booked for, deleted and brought back', async ({ page }) => {
  await openAs(page, await addPerson());
  await page.getByRole('link', { name: 'My Pets' }).click();
  await page.getByRole('button', { name: 'Add Pet' }).click();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByLabel('Name')).toHaveAccessibleDescription('Name is required');
  await page.getByLabel('Name').fill('Moti');
  await page.getByLabel('Breed').fill('Indian Pariah');
  await page.getByLabel('Next appointment').fill(toDay(10));
  await page.getByLabel('Vaccinations').fill('Rabies\nDHPPi');
  await page.getByRole('radio', { name: 'Golden dog' }).check();
  await page.getByRole('button', { name: 'Save' }).click();
  const card = page.getByRole('article', { name: 'Moti' });
  await expect(card).toContainText('Rabies, DHPPi');
  await expect(card).toContainText('Healthy');
  await expect(card.locator('img')).toHaveAttribute('src', /dog3\.svg$/);
  await expect(page.getByRole('region', { name: 'Health Summary' })).toContainText(
    /1\s*Visits within 30 days|Visits within 30 days\s*1/i,
  );
  await expect(card.getByRole('link', { name: 'Book for Moti' })).toHaveAttribute(
    'href',
    /\?text=Hi%2C%20I%20would%20like%20to%20book%20a%20test%20for%20Moti%20\(dog%2C%20Indian%20Pariah\)\.$/,
  );

  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Put the appointments into my calendar' }).click(),
  ]);
  const calendar = Buffer.concat(await (await file.createReadStream()).toArray()).toString();
  expect(file.suggestedFilename()).toBe('appointments.ics');
  expect(calendar).toContain(`DTSTART;VALUE=DATE:${toDay(10).replaceAll('-', '')}`);

  await card.getByRole('button', { name: 'Edit Moti' }).click();
  await page.getByRole('radio', { name: 'Monitoring' }).check();
  await page.getByLabel('Next appointment').fill(toDay(40));
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Moti is saved.')).toBeVisible();
  await page.reload();
  await expect(card).toContainText('Monitoring');
  await expect(page.getByRole('region', { name: 'Health Summary' })).toContainText(
    /Visits within 30 days\s*0|0\s*Visits within 30 days/i,
  );

  await card.getByRole('button', { name: 'Delete Moti' }).click();
  await expect(page.getByText('Moti is deleted.')).toBeVisible();
  await expect(card).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(card).toContainText('Rabies, DHPPi');
  await card.getByRole('button', { name: 'Delete Moti' }).click();
  await expect(page.getByText('Moti is deleted.')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Add New Pet' })).toBeVisible();
  await expect(card).toHaveCount(0);
});

test('the news of a long name makes no phone wider, and a status that nobody knows is unknown', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 800 });
  const person = await addPerson();
  const name = 'x'.repeat(80);
  await addPet(person, name, { health_status: 'glorious' });
  await openAs(page, person, '/my-pets');
  await expect(page.getByRole('article', { name })).toContainText('Unknown');
  await page.getByRole('button', { name: `Edit ${name}` }).click();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText(`${name} is saved.`)).toBeVisible();
  expect(await findOverflow(page)).toBe(0);
  await page.getByRole('button', { name: `Delete ${name}` }).click();
  await expect(page.getByText(`${name} is deleted.`)).toBeVisible();
  expect(await findOverflow(page)).toBe(0);
});

test('what is opened has the focus, and what is closed with nothing changed gives it back', async ({
  page,
}) => {
  const person = await addPerson();
  await addPet(person, 'Moti');
  await openAs(page, person);
  const press = (name: string) => page.getByRole('button', { name, exact: true }).press('Enter');
  const expectFocus = (name: string) => expect(page.getByRole('button', { name, exact: true })).toBeFocused();
  await press('Edit profile');
  await expect(page.getByRole('heading', { name: 'Edit your profile' })).toBeFocused();
  await press('Cancel');
  await expectFocus('Edit profile');
  for (const close of ['Cancel', 'Confirm avatar']) {
    await press('Change avatar');
    await page.getByRole('radio', { name: 'Black cat' }).check();
    await press(close);
    await expectFocus('Change avatar');
  }
  for (const place of ['Change avatar', 'Cancel']) {
    await press('Change avatar');
    await page.getByRole('button', { name: place, exact: true }).press('Escape');
    await expect(page.getByRole('radio')).toHaveCount(0);
    await expectFocus('Change avatar');
  }

  await page.goto('/my-pets');
  await press('Edit Moti');
  await expect(page.getByRole('heading', { name: 'Edit Moti' })).toBeFocused();
  await press('Cancel');
  await expectFocus('Edit Moti');
  await press('Add Pet');
  await expect(page.getByRole('heading', { name: 'Add a pet' })).toBeFocused();
  await press('Cancel');
  await expectFocus('Add Pet');
});

test('a photo is made small and kept with the pet; what is no picture is refused in words', async ({
  page,
}) => {
  const person = await addPerson();
  await openAs(page, person, '/my-pets');
  await page.getByRole('button', { name: 'Add New Pet' }).click();
  await page.getByLabel('Name').fill('Simba');
  await page.getByLabel('Use a photo').setInputFiles({
    name: 'evil.png',
    mimeType: 'image/png',
    buffer: Buffer.from('<script>alert(1)</script>'),
  });
  await expect(page.getByText('This file is no picture that can be shown.')).toBeVisible();
  const noise = await page.evaluate(() => {
    const canvas = document.createElement('canvas');
    canvas.width = 1600;
    canvas.height = 1200;
    const context = canvas.getContext('2d');
    const pixels = context?.createImageData(1600, 1200);
    if (pixels)
      for (let index = 0; index < pixels.data.length; index++) pixels.data[index] = Math.random() * 256;
    if (pixels) context?.putImageData(pixels, 0, 0);
    return canvas.toDataURL('image/jpeg', 0.9).split(',')[1] ?? '';
  });
  await page
    .getByLabel('Use a photo')
    .setInputFiles({ name: 'cat.jpg', mimeType: 'image/jpeg', buffer: Buffer.from(noise, 'base64') });
  await expect(page.locator('main form img').first()).toHaveAttribute('src', /^data:image\/jpeg/);
  await page.getByRole('button', { name: 'Save' }).click();
  // A reload would cut off what is on its way.
  await expect(page.getByRole('article', { name: 'Simba' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('article', { name: 'Simba' }).locator('img')).toHaveAttribute(
    'src',
    /^data:image\/jpeg;base64/,
  );
  const client = openClient();
  await client.auth.signInWithPassword(person);
  const { data } = await client.from('pets').select('image');
  expect(data?.[0]?.image.length).toBeLessThanOrEqual(61_440);
});

test('without the backend the list says so and comes back with Retry; a form keeps what was typed, a pet stays', async ({
  page,
}) => {
  await openAs(page, await addPerson());
  const restore = await cutOff(page);
  await page.goto('/my-pets');
  await expect(page.getByText('We cannot be reached at the moment.')).toBeVisible();
  await restore();
  await page.getByRole('button', { name: 'Retry' }).click();
  await page.getByRole('button', { name: 'Add New Pet' }).click();
  await page.getByLabel('Name').fill('Moti');
  const again = await cutOff(page);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('What you typed is still here.')).toBeVisible();
  await expect(page.getByLabel('Name')).toHaveValue('Moti');
  await again();
  await page.getByRole('button', { name: 'Retry' }).click();
  const card = page.getByRole('article', { name: 'Moti' });
  await expect(card).toBeVisible();
  const once = await cutOff(page);
  await card.getByRole('button', { name: 'Delete Moti' }).click();
  await expect(page.getByText('We cannot be reached at the moment.')).toBeVisible();
  await expect(card).toBeVisible();
  await once();
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByText('Moti is deleted.')).toBeVisible();
  await expect(card).toHaveCount(0);
});

test('a list that cannot be read and a deletion that does not work speak of that, and Retry tries again', async ({
  page,
}) => {
  const person = await addPerson();
  await addPet(person, 'Moti');
  await openAs(page, person);
  const rows = '**/rest/v1/pets*';
  const fail = () => page.route(rows, (route) => route.fulfill({ status: 500, json: { message: 'broken' } }));
  const said = page.locator('.problem p');
  const retry = page.getByRole('button', { name: 'Retry' });
  const card = page.getByRole('article', { name: 'Moti' });
  await fail();
  await page.goto('/my-pets');
  await expect(said).toHaveText('This could not be loaded. Please try again in a moment.');
  await page.unroute(rows);
  await retry.click();
  await expect(card).toBeVisible();
  await fail();
  await card.getByRole('button', { name: 'Delete Moti' }).click();
  await expect(said).toHaveText('This did not work. Please try again in a moment.');
  await page.unroute(rows);
  await retry.click();
  await expect(page.getByText('Moti is deleted.')).toBeVisible();
});

/** Holds back answers to changes of pets until they are let go; tells how many were asked for. */
async function holdChanges(page: Page) {
  const { promise: held, resolve: letGo } = Promise.withResolvers<void>();
  const asked: string[] = [];
  await page.route('**/rest/v1/pets*', async (route) => {
    const method = route.request().method();
    if (method === 'GET' || method === 'OPTIONS') return route.continue();
    asked.push(method);
    await held;
    await route.continue();
  });
  return { asked, letGo };
}

test('a second click does nothing twice, and a pet that is gone already is not reported as deleted', async ({
  page,
}) => {
  const person = await addPerson();
  const client = await addPet(person, 'Moti');
  await openAs(page, person, '/my-pets');
  const card = page.getByRole('article', { name: 'Moti' });
  await card.getByRole('button', { name: 'Delete Moti' }).click();
  const undo = page.getByRole('button', { name: 'Undo' });
  await expect(undo).toBeVisible();
  const { asked, letGo } = await holdChanges(page);
  await undo.dblclick();
  await expect(undo).toBeDisabled();
  letGo();
  await expect(page.getByText('Moti is back.')).toBeVisible();
  await expect(card).toHaveCount(1);
  expect(asked).toEqual(['POST']);
  await page.reload();
  await expect(card).toHaveCount(1);

  await client.from('pets').delete().eq('name', 'Moti');
  await card.getByRole('button', { name: 'Delete Moti' }).click();
  await expect(page.getByText('Moti is no longer there.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Undo' })).toHaveCount(0);
  await expect(card).toHaveCount(0);
});

test.describe('two people in two tabs, both remembered', () => {
  const enter = async (tab: Page, { email, password }: Person) => {
    await tab.getByLabel('Email').fill(email);
    await tab.getByLabel('Password', { exact: true }).fill(password);
    await tab.getByLabel('Remember me').check();
    await tab.getByRole('button', { name: 'Sign in' }).click();
    await expect(tab).toHaveURL(/\/profile$/);
    await expect(tab.getByRole('button', { name: 'Edit profile' })).toBeEnabled();
  };
  /** Both open the sign-in page before either signs in; the first one looks at pets when the second one does. */
  const meet = async (first: Page, second: Page): Promise<[Person, Person]> => {
    const [asha, ravi] = [await addPerson(), await addPerson({ first_name: 'Ravi' })];
    await addPet(asha, 'Moti');
    await addPet(ravi, 'Simba');
    for (const tab of [first, second]) {
      await tab.goto('/login');
      await untilAlive(tab);
    }
    await enter(first, asha);
    await first.getByRole('link', { name: 'My Pets' }).click();
    await expect(first.getByRole('article', { name: 'Moti' })).toBeVisible();
    return [asha, ravi];
  };

  test('the page of the first is drawn anew for the second', async ({ page, context }) => {
    const second = await context.newPage();
    const [, ravi] = await meet(page, second);
    await enter(second, ravi);
    await expect(page.getByRole('article', { name: 'Simba' })).toBeVisible();
    await expect(page.getByRole('article', { name: 'Moti' })).toHaveCount(0);
  });

  test('a page that has not heard of the second writes nothing into that account', async ({
    page,
    context,
  }) => {
    await page.addInitScript(() =>
      addEventListener('storage', (event) => event.stopImmediatePropagation(), true),
    );
    const second = await context.newPage();
    const [, ravi] = await meet(page, second);
    await enter(second, ravi);
    const { asked } = await holdChanges(page);
    await page.getByRole('button', { name: 'Delete Moti' }).click();
    await expect(page.getByRole('dialog', { name: 'Please sign in again' })).toBeVisible();
    await page.getByRole('button', { name: 'Not now' }).click();
    await page.getByRole('button', { name: 'Add New Pet' }).click();
    await page.getByLabel('Name').fill('Rani');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByRole('dialog', { name: 'Please sign in again' })).toBeVisible();
    expect(asked).toEqual([]);
    await second.goto('/my-pets');
    await expect(second.getByRole('article')).toHaveCount(1);
    await expect(second.getByRole('article', { name: 'Simba' })).toBeVisible();
  });
});

test('a session that ends while a pet is typed keeps it', async ({ page }) => {
  const person = await addPerson();
  await openAs(page, person, '/my-pets');
  await page.getByRole('button', { name: 'Add New Pet' }).click();
  await page.getByLabel('Name').fill('Moti');
  await page.evaluate(() => sessionStorage.removeItem('session'));
  await page.getByRole('button', { name: 'Save' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Password', { exact: true }).fill(person.password);
  await dialog.getByRole('button', { name: 'Sign in and continue' }).click();
  await expect(page.getByRole('article', { name: 'Moti' })).toBeVisible();
  expect(
    await page.evaluate(() => [localStorage.length, sessionStorage.getItem('session') !== null]),
  ).toEqual([0, true]);
});
