import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { findFaults, findOverflow } from './axe.ts';
import { cutOff, getBackend, openAs } from './people.ts';
import { expect, test } from './site.ts';

let count = 0;

/** Leaves a message past the form and returns the word that finds it. */
async function leave(text: string, name = 'Asha Verma'): Promise<string> {
  count += 1;
  const word = `w${process.pid}x${Date.now()}x${count}`;
  const { url, secretKey } = getBackend();
  const answer = await fetch(`${url}/rest/v1/contacts`, {
    method: 'POST',
    headers: { apikey: secretKey, authorization: `Bearer ${secretKey}`, 'content-type': 'application/json' },
    body: JSON.stringify({ name, email: `${word}@home.example`, phone: '9810000001', message: text }),
  });
  expect(answer.status).toBe(201);
  return word;
}

async function open(page: Page, word: string): Promise<void> {
  await openAs(page, getBackend().accounts.staff, '/admin/messages');
  await page.getByLabel('Search messages').fill(word);
  await expect(page.getByRole('status').filter({ hasText: /^1 message\b/ })).toBeVisible();
}

test('a message is found, read, answered and deleted', async ({ page, consoleErrors }) => {
  const word = await leave('Which tube for a thyroid test?\nThank you');
  await open(page, word);
  const message = page.locator('details');
  await expect(message).toHaveCount(1);
  await expect(message).toContainText('New');
  await message.locator('summary').click();
  await expect(message).toContainText('Read');
  const reply = await page.getByRole('link', { name: 'Reply by mail' }).getAttribute('href');
  expect(reply).toMatch(new RegExp(`^mailto:${word}%40home\\.example\\?subject=`));
  expect(decodeURIComponent(reply ?? '')).toContain('> Which tube for a thyroid test?\r\n> Thank you');
  await page.getByRole('button', { name: 'Mark as answered' }).click();
  await expect(message).toContainText('Answered on');

  await page.reload();
  await page.getByLabel('Search messages').fill(word);
  await page.getByLabel('Not answered').check();
  await expect(page.getByText('No message fits.')).toBeVisible();
  await page.getByLabel('Answered', { exact: true }).check();
  await message.locator('summary').click();
  await page.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(message).toHaveCount(1);
  await page.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('button', { name: 'Delete for good' }).click();
  await expect(page.getByText('The message of Asha Verma is deleted.')).toBeFocused();
  await expect(message).toHaveCount(0);
  expect(consoleErrors).toEqual([]);
});

test('with the backend out of reach a mark is taken back in sight, and Retry sets it', async ({ page }) => {
  // With two of them, one alone means that the search has been carried out.
  await leave('Thank you');
  const word = await leave('Is the laboratory open on Sunday?');
  await open(page, word);
  const message = page.locator('details');
  const reach = await cutOff(page);
  await message.locator('summary').press('Enter');
  const retry = page.getByRole('button', { name: 'Retry' });
  await expect(retry).toBeInViewport();
  await expect(message.getByText('New', { exact: true })).toBeVisible();
  await expect(message.locator('summary')).toBeFocused();
  await reach();
  await retry.press('Enter');
  await expect(message.getByText('Read', { exact: true })).toBeVisible();
  await page.reload();
  await page.getByLabel('Search messages').fill(word);
  await expect(page.getByRole('status').filter({ hasText: /^1 message\b/ })).toBeVisible();
  await expect(message.getByText('Read', { exact: true })).toBeVisible();
});

test('the file holds what is shown and runs nothing', async ({ page }) => {
  const word = await leave('=HYPERLINK("http://elsewhere.example")', '@SUM(A1)');
  await open(page, word);
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export as CSV' }).click();
  const file = await saved;
  expect(file.suggestedFilename()).toMatch(/^messages-\d{4}-\d\d-\d\d\.csv$/);
  const text = readFileSync(await file.path(), 'utf8');
  expect(text.split('\r\n')).toHaveLength(3);
  expect(text).toContain(`'@SUM(A1),${word}@home.example`);
  expect(text).toContain(`"'=HYPERLINK(""http://elsewhere.example"")"`);
});

test('what a visitor wrote is text', async ({ page }) => {
  const word = await leave('<img src=x onerror=alert(1)> <b>bold</b>');
  await open(page, word);
  await page.locator('summary').click();
  await expect(page.getByText('<img src=x onerror=alert(1)> <b>bold</b>').last()).toBeVisible();
  await expect(page.locator('details :is(img, b)')).toHaveCount(0);
});

test('the news of a long name makes no phone wider', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  const name = 'x'.repeat(120);
  await open(page, await leave('Hello', name));
  await page.locator('summary').click();
  await page.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('button', { name: 'Delete for good' }).click();
  await expect(page.getByText(`The message of ${name} is deleted.`)).toBeFocused();
  expect(await findOverflow(page)).toBe(0);
});

test('axe finds nothing, on a desk and on a phone', async ({ page }) => {
  await open(page, await leave('A long word: '.concat('x'.repeat(300))));
  const check = async () => {
    for (const width of [1280, 360]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await findFaults(page), `at ${width} px`).toEqual([]);
      expect(await findOverflow(page), `at ${width} px`).toBe(0);
    }
  };
  await check();
  await page.locator('summary').click();
  await expect(page.getByRole('button', { name: 'Delete' })).toBeVisible();
  await check();
  await page.getByRole('button', { name: 'Delete' }).click();
  await check();
});
