import { addPerson, cutOff, getBackend, openClient, signIn } from './people.ts';
import { expect, test } from './site.ts';

const toDay = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

test('a pet is added, edited, booked for, deleted and brought back', async ({ page }) => {
  await signIn(page, await addPerson());
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
  await expect(card.locator('.avatar')).toHaveAttribute('src', /dog3\.svg$/);
  await expect(page.locator('.summary')).toContainText(
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
  await expect(page.locator('.summary')).toContainText(
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

test('a photo is made small and kept with the pet; what is no picture is refused in words', async ({
  page,
}) => {
  const person = await addPerson();
  await signIn(page, person);
  await page.goto('/my-pets');
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
  await expect(page.locator('.picture > .avatar')).toHaveAttribute('src', /^data:image\/jpeg/);
  await page.getByRole('button', { name: 'Save' }).click();
  await page.reload();
  await expect(page.getByRole('article', { name: 'Simba' }).locator('.avatar')).toHaveAttribute(
    'src',
    /^data:image\/jpeg;base64/,
  );
  const client = openClient();
  await client.auth.signInWithPassword(person);
  const { data } = await client.from('pets').select('image');
  expect(data?.[0]?.image.length).toBeLessThanOrEqual(61_440);
});

test('a status that nobody knows is shown as unknown', async ({ page }) => {
  const person = await addPerson();
  const client = openClient();
  await client.auth.signInWithPassword(person);
  await client.from('pets').insert({ name: 'Rani', type: 'cat', health_status: 'glorious' });
  await signIn(page, person);
  await page.goto('/my-pets');
  await expect(page.getByRole('article', { name: 'Rani' })).toContainText('Unknown');
});

test('only the demo owner has sample pets', async ({ page }) => {
  await signIn(page, getBackend().accounts.pet_owner);
  await page.goto('/my-pets');
  await expect(page.getByRole('article')).toHaveCount(3);
});

test('without the backend the list says so and comes back with Retry; a form keeps what was typed', async ({
  page,
}) => {
  await signIn(page, await addPerson());
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
  await expect(page.getByRole('article', { name: 'Moti' })).toBeVisible();
});

test('a session that ends while a pet is typed keeps it', async ({ page }) => {
  const person = await addPerson();
  await signIn(page, person);
  await page.goto('/my-pets');
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
