import { test as base, expect } from '@playwright/test';

/** Where the built site is served in the CDN's own runtime; setup.ts starts it. */
export function siteUrl(): string {
  const url = process.env.E2E_SITE_URL;
  if (!url) throw new Error('The site under test was not started.');
  return url;
}

/**
 * A page that may only reach the site: requests to any other host are recorded and refused, and errors of the console
 * fail the test unless it says it expects them.
 */
export const test = base.extend<{ foreignRequests: string[]; consoleErrors: string[] }>({
  baseURL: async ({}, use) => use(siteUrl()),
  foreignRequests: async ({ page }, use) => {
    const seen: string[] = [];
    await page.route(
      (url) => url.origin !== siteUrl(),
      (route) => {
        seen.push(route.request().url());
        return route.abort();
      },
    );
    await use(seen);
  },
  consoleErrors: async ({ page }, use) => {
    const seen: string[] = [];
    page.on('console', (message) => message.type() === 'error' && seen.push(message.text()));
    page.on('pageerror', (error) => seen.push(String(error)));
    await use(seen);
  },
});

export { expect };
