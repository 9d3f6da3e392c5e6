/** Accounts for the browser tests: made over the backend's own interface, confirmed through their mails. */
import { readFileSync } from 'node:fs';
import { createClient } from '@supabase/supabase-js';
import { findCode, findLink, findProof } from '../backend/support/mails.ts';
import { siteUrl, workFolder } from './address.ts';
import { expect, type test } from './site.ts';

type Page = Parameters<Parameters<typeof test>[2]>[0]['page'];
export type Person = { email: string; password: string };

type Running = {
  url: string;
  publishableKey: string;
  secretKey: string;
  mailDir: string;
  /** The WordPress that articles are copied from. */
  wordpressUrl: string;
  accounts: Record<'pet_owner' | 'veterinarian' | 'clinic' | 'staff', Person>;
};

export const getBackend = (): Running => JSON.parse(readFileSync(`${workFolder}/backend.json`, 'utf8'));

export function openClient() {
  const { url, publishableKey } = getBackend();
  return createClient(url, publishableKey, { auth: { persistSession: false, autoRefreshToken: false } });
}

let count = 0;
export function toAddress(): string {
  count += 1;
  return `visitor-${process.pid}-${Date.now()}-${count}@home.example`;
}

export const readLink = (email: string): string => findLink(getBackend().mailDir, email);

/** The code in the newest mail to a person. */
export const readCode = (email: string): string => findCode(getBackend().mailDir, email);

/** Signs up; `confirmed` follows the link of the mail as well. */
export async function addPerson(data: Record<string, string> = {}, confirmed = true): Promise<Person> {
  const person = { email: toAddress(), password: 'Long enough 1' };
  const { error } = await openClient().auth.signUp({
    ...person,
    options: {
      data: {
        role: 'pet_owner',
        first_name: 'Asha',
        phone: '9810000001',
        address: '14, Block B',
        city: 'Delhi',
        state: 'Delhi',
        zip_code: '110095',
        ...data,
      },
      emailRedirectTo: `${siteUrl}/confirm`,
    },
  });
  if (error) throw error;
  if (confirmed) await openClient().auth.verifyOtp(findProof(getBackend().mailDir, person.email));
  return person;
}

export async function untilAlive(page: Page): Promise<void> {
  await expect(page.locator('astro-island[client=load][data-live]')).toHaveCount(1);
}

/** Signs in through the form and waits for the profile. */
export async function signIn(page: Page, { email, password }: Person, remember = false): Promise<void> {
  await page.goto('/login');
  await untilAlive(page);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  if (remember) await page.getByLabel('Remember me').check();
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL(/\/profile$/);
  await expect(page.getByRole('button', { name: 'Edit profile' })).toBeEnabled();
}

/** Where a session is kept: for the window, or longer (Remember me). */
type Keeping = 'sessionStorage' | 'localStorage';

/**
 * Signs in past the form, which has tests of its own: lays a session of the backend where the form would lay it. No page is
 * open afterwards.
 */
export async function enterAs(
  page: Page,
  person: Person,
  keeping: Keeping = 'sessionStorage',
): Promise<void> {
  const { data, error } = await openClient().auth.signInWithPassword(person);
  if (error) throw error;
  // A file of the site that runs no code.
  await page.goto('/robots.txt');
  await page.evaluate(([storage, session]) => window[storage].setItem('session', session), [
    keeping,
    JSON.stringify(data.session),
  ] as const);
}

/** Opens a page as somebody who is signed in already; the profile when no page is named. */
export async function openAs(
  page: Page,
  person: Person,
  path = '/profile',
  keeping?: Keeping,
): Promise<void> {
  await enterAs(page, person, keeping);
  await page.goto(path);
  if (path === '/profile') await expect(page.getByRole('button', { name: 'Edit profile' })).toBeEnabled();
}

/** Cuts the page off from the backend and returns the way back. */
export async function cutOff(page: Page): Promise<() => Promise<void>> {
  const { url } = getBackend();
  await page.route(`${url}/**`, (route) => route.abort());
  return () => page.unroute(`${url}/**`);
}
