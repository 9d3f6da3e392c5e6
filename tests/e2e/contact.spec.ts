import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { workFolder } from './address.ts';
import { expect, test } from './site.ts';

const backend: { url: string; publishableKey: string; secretKey: string } = JSON.parse(
  readFileSync(`${workFolder}/backend.json`, 'utf8'),
);
const inserts = '**/rest/v1/contacts';
const sent = 'Message sent successfully!';
const notSent = 'Failed to send message. Please try again.';

/** Rows of the table with this address, as the laboratory would read them. */
async function readRows(email: string): Promise<unknown[]> {
  const { url, secretKey } = backend;
  const answer = await fetch(`${url}/rest/v1/contacts?email=eq.${encodeURIComponent(email)}`, {
    headers: { apikey: secretKey, authorization: `Bearer ${secretKey}` },
  });
  return answer.json();
}

async function fill(page: Page, email: string, message = 'Which tube for a thyroid test?'): Promise<void> {
  await page.getByLabel('Name').fill('Asha Verma');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Message').fill(message);
}
/** Fills the form in and takes the three seconds that a person needs for it at least. */
async function write(page: Page, email: string, message?: string): Promise<void> {
  await fill(page, email, message);
  await expect.poll(() => page.evaluate(() => localStorage.getItem('contactDraft'))).not.toBeNull();
  await page.clock.fastForward(3000);
}
const send = (page: Page) => page.getByRole('button', { name: 'Send Message' });

test.beforeEach(({ page }) => page.clock.install());

for (const path of ['/', '/contact']) {
  test(`the form on ${path} sends, says so and is empty again`, async ({ page }) => {
    const email = `sent-${path.length}-${Date.now()}@example.in`;
    await page.goto(path);
    await write(page, email);
    await page.getByLabel('Phone').fill('+91 98100 00000');
    const { promise: seen, resolve: letGo } = Promise.withResolvers<void>();
    await page.route(inserts, (route) => seen.then(() => route.continue()));
    const request = page.waitForRequest(inserts);
    await send(page).click();
    await expect(page.getByRole('button', { name: 'Sending...' })).toBeDisabled();
    letGo();
    expect(Object.keys((await request).postDataJSON()).sort()).toEqual(['email', 'message', 'name', 'phone']);
    await expect(page.getByText(sent)).toBeVisible();
    for (const label of ['Name', 'Email', 'Phone']) await expect(page.getByLabel(label)).toHaveValue('');
    await expect(page.getByLabel('Message')).toHaveValue('');
    await expect(send(page)).toBeFocused();
    expect(await page.evaluate(() => localStorage.getItem('contactDraft'))).toBeNull();
    expect(await readRows(email)).toMatchObject([
      { name: 'Asha Verma', phone: '+91 98100 00000', message: 'Which tube for a thyroid test?' },
    ]);
  });
}

test('a click that comes before the code is kept', async ({ page }) => {
  const email = `early-${Date.now()}@example.in`;
  await page.goto('/contact');
  await page.evaluate((address) => {
    const form = document.querySelector('.contact-form form');
    const fields = { name: 'Asha', email: address, message: 'Hello' };
    for (const [name, text] of Object.entries(fields)) {
      const field = form?.querySelector<HTMLInputElement>(`[name="${name}"]`);
      if (field) field.value = text;
    }
    form?.querySelector('button')?.click();
  }, email);
  await expect(page.getByRole('button', { name: 'Sending...' })).toBeVisible();
  await page.clock.fastForward(3000);
  await expect(page.getByText(sent)).toBeVisible();
  expect(await readRows(email)).toHaveLength(1);
});

test('markup, emoji and Hindi arrive as they were written', async ({ page }) => {
  const email = `words-${Date.now()}@example.in`;
  const message = '<script>alert(1)</script> 🐕‍🦺\nमेरे कुत्ते को बुखार है।';
  await page.goto('/contact');
  await write(page, email, message);
  await send(page).click();
  await expect(page.getByText(sent)).toBeVisible();
  expect(await readRows(email)).toMatchObject([{ message, phone: null }]);
});

test('faults are named at their fields, and the first has the focus', async ({ page }) => {
  await page.goto('/contact');
  await page.getByLabel('Email').fill('asha');
  await page.getByLabel('Message').fill('x'.repeat(10_000));
  await send(page).click();
  await expect(page.getByLabel('Name')).toBeFocused();
  await expect(page.getByLabel('Name')).toHaveAccessibleDescription('Please tell us your name.');
  await expect(page.getByLabel('Email')).toHaveAccessibleDescription(/does not look like an email address/);
  await expect(page.getByLabel('Message')).toHaveAccessibleDescription(
    'The message has 10,000 characters; at most 5,000 fit.',
  );
  await page.getByLabel('Name').fill('Asha');
  await expect(page.getByLabel('Name')).toHaveAccessibleDescription('');
});

test.describe('when it cannot be sent', () => {
  test('the text stays, the message says so, and the next try goes through', async ({
    page,
    consoleErrors,
  }) => {
    const email = `again-${Date.now()}@example.in`;
    await page.goto('/contact');
    await write(page, email);
    await page.route(inserts, (route) =>
      route.fulfill({ status: 500, body: '{"code":"SUP","message":"secret"}' }),
    );
    await send(page).click();
    await expect(page.getByText(notSent)).toBeVisible();
    await expect(page.getByText('secret')).toHaveCount(0);
    // Whoever looks after the site finds the reason in the console, and nothing of the writer.
    const logged = consoleErrors.join('\n');
    expect(logged).toContain(
      'The message was not sent: Error: contacts: the backend answered with status 500',
    );
    expect(logged).not.toMatch(/Asha|@example|thyroid|secret/);
    await expect(page.getByLabel('Name')).toHaveValue('Asha Verma');
    // The toast goes after four seconds; what stands in the form then looks like a failure, and like nothing else.
    const outcome = page.locator('.contact-form [role=status]');
    const look = () =>
      outcome.evaluate((place) => {
        const { color } = getComputedStyle(place);
        const { fontWeight } = getComputedStyle(place.querySelector('b') ?? place);
        return { color, fontWeight };
      });
    await expect(outcome).toHaveText(/^Your message was not sent\. Your text is kept in this form/);
    const failed = await look();
    expect(Number(failed.fontWeight)).toBeGreaterThanOrEqual(600);
    await page.unroute(inserts);
    await send(page).click();
    await expect(page.getByText(sent)).toBeVisible();
    await expect(outcome).toHaveText('Your message has reached us. Thank you. We answer by email.');
    const arrived = await look();
    expect(arrived.fontWeight).toBe(failed.fontWeight);
    expect(arrived.color).not.toBe(failed.color);
    await page.getByLabel('Name').fill('Asha');
    await expect(outcome).toBeEmpty();
    expect(await readRows(email)).toHaveLength(1);
  });

  test('an answer that is lost on its way costs no second row', async ({ page }) => {
    const email = `lost-${Date.now()}@example.in`;
    await page.goto('/contact');
    await write(page, email);
    await page.route(inserts, async (route) => {
      await route.fetch();
      await route.abort();
    });
    await send(page).click();
    await expect(page.getByText(notSent)).toBeVisible();
    expect(await readRows(email)).toHaveLength(1);
    await page.unroute(inserts);
    await send(page).click();
    await expect(page.getByText(sent)).toBeVisible();
    expect(await readRows(email)).toHaveLength(1);
  });

  test('the twenty-first message within an hour is kept in the form, and the other ways are named', async ({
    page,
  }) => {
    const email = `many-${Date.now()}@example.in`;
    const { url, publishableKey } = backend;
    for (let turn = 0; turn < 20; turn += 1) {
      const answer = await fetch(`${url}/rest/v1/contacts`, {
        method: 'POST',
        headers: { apikey: publishableKey, 'content-type': 'application/json' },
        body: JSON.stringify({ name: 'Asha', email, message: `Message ${turn}` }),
      });
      expect(answer.status).toBe(201);
    }
    await page.goto('/contact');
    await write(page, email, 'One more');
    await send(page).click();
    await expect(page.getByText(notSent)).toBeVisible();
    await expect(
      page.getByText(/^Your message was not sent: many have come within the last hour/),
    ).toBeVisible();
    await expect(page.getByLabel('Message')).toHaveValue('One more');
    expect(await readRows(email)).toHaveLength(20);
  });

  test('a visitor without a connection is told that the text is kept', async ({ page, context }) => {
    await page.goto('/contact');
    await write(page, 'offline@example.in');
    await page.waitForLoadState('networkidle');
    await context.setOffline(true);
    await send(page).click();
    await expect(page.getByText(notSent)).toBeVisible();
    await expect(
      page.getByText(/^Your message was not sent: you are offline\. Your text is kept/),
    ).toBeVisible();
    await expect(page.getByLabel('Email')).toHaveValue('offline@example.in');
    await context.setOffline(false);
  });

  test('what was typed into the living form is there again after a reload and on another page', async ({
    page,
  }) => {
    await page.goto('/contact');
    await page.getByLabel('Name').fill('Asha');
    await page.getByLabel('Message').fill('Half a');
    await expect.poll(() => page.evaluate(() => localStorage.getItem('contactDraft'))).toContain('Half a');
    await page.reload();
    await page.mouse.move(200, 300);
    await expect(page.getByLabel('Message')).toHaveValue('Half a');
    await page.goto('/#contact');
    await page.mouse.move(300, 200);
    await expect(page.getByLabel('Message')).toHaveValue('Half a');
    await expect(page.getByLabel('Name')).toHaveValue('Asha');
  });
});

test('a program that fills in the hidden field is stopped, a person may press again', async ({ page }) => {
  const email = `trap-${Date.now()}@example.in`;
  await page.goto('/contact');
  await write(page, email);
  await page.locator('[name="website"]').evaluate((field: HTMLInputElement) => {
    field.value = 'https://spam.example';
  });
  await send(page).click();
  await expect(page.getByText(/a field that people do not see was filled in/)).toBeVisible();
  expect(await readRows(email)).toHaveLength(0);
  await send(page).click();
  await expect(page.getByText(sent)).toBeVisible();
});

test('a message faster than anyone writes waits until three seconds have passed', async ({ page }) => {
  await page.goto('/contact');
  const begun = Date.now();
  const request = page.waitForRequest(inserts);
  await fill(page, `fast-${begun}@example.in`);
  await send(page).click();
  await request;
  expect(Date.now() - begun).toBeGreaterThan(2500);
});

test('a draft that cannot be read is set aside, with a word', async ({ page }) => {
  await page.goto('/contact');
  await page.evaluate(() => localStorage.setItem('contactDraft', '{"name":"Asha","mess'));
  await page.reload();
  await page.getByLabel('Name').fill('Ravi');
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('contactDraft_damaged')))
    .toBe('{"name":"Asha","mess');
  expect(await page.getByLabel('Name').inputValue()).toBe('Ravi');
});

test('a form whose code cannot be had names the other ways, keeps what was typed, and sends when the code comes', async ({
  page,
}) => {
  await page.route('**/_astro/*.js', (route) => route.abort());
  await page.goto('/contact');
  await fill(page, 'asha@home.example', 'Which tube?');
  await expect(page.getByText(/^The form could not be loaded/)).toBeVisible();
  await page.getByLabel('Email').press('Enter');
  await send(page).click();
  await expect(page).toHaveURL('/contact');
  await expect(page.getByLabel('Message')).toHaveValue('Which tube?');
  await page.unroute('**/_astro/*.js');
  await send(page).click();
  await expect(page.getByText(/^Your message has reached us/)).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('there is no dead form but chat, phone and mail', async ({ page }) => {
    await page.goto('/contact');
    await expect(send(page)).toBeHidden();
    await expect(page.getByText(/^This form needs JavaScript/)).toBeVisible();
  });
});
