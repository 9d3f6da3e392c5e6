import { test as base, expect } from '@playwright/test';
import { siteUrl } from './address.ts';

/** What a test may ask for: the requests to other hosts, which are then refused, and the errors of the console. */
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
