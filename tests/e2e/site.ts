import { test as base, expect } from '@playwright/test';
import { siteUrl } from './address.ts';

/**
 * A page that may only reach the site: requests to any other host are recorded and refused, and errors of the console
 * fail the test unless it says it expects them.
 */
export const test = base.extend<{ foreignRequests: string[]; consoleErrors: string[] }>({
  foreignRequests: async ({ page }, use) => {
    const seen: string[] = [];
    await page.route(
      (url) => url.origin !== siteUrl,
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
