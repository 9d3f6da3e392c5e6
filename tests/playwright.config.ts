import { fileURLToPath } from 'node:url';
import { defineConfig } from '@playwright/test';
import { siteUrl } from './e2e/address.ts';

const { CHROMIUM_PATH, HEADLESS_SHELL_PATH = CHROMIUM_PATH } = process.env;
const launch = {
  // As root (CI containers) Chromium has no sandbox; the other flags keep it from looking for its maker's hosts.
  args: [
    '--no-sandbox',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--disable-quic',
  ],
};
/** Chromium's shell without windows opens a page in a third of the time, but moves a pointer by itself and keeps no page for Back. */
const wholeBrowser = /@whole-browser/;

export default defineConfig({
  testDir: './e2e',
  outputDir: '../test-results',
  webServer: {
    command: 'node tests/e2e/serve-site.ts',
    cwd: fileURLToPath(new URL('..', import.meta.url)),
    url: `${siteUrl}/`,
    timeout: 300_000,
    stdout: 'pipe',
    stderr: 'pipe',
    gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
  },
  fullyParallel: true,
  workers: 2,
  timeout: 90_000,
  // Two cores carry the site, its database and two browsers: slow is not wrong.
  expect: { timeout: 15_000 },
  retries: 1,
  reporter: [['list']],
  projects: [
    {
      name: 'shell',
      grepInvert: wholeBrowser,
      use: {
        launchOptions: { ...launch, ...(HEADLESS_SHELL_PATH && { executablePath: HEADLESS_SHELL_PATH }) },
      },
    },
    {
      name: 'whole',
      grep: wholeBrowser,
      use: { launchOptions: { ...launch, ...(CHROMIUM_PATH && { executablePath: CHROMIUM_PATH }) } },
    },
  ],
  use: {
    baseURL: siteUrl,
    viewport: { width: 1280, height: 800 },
    // Requests that a service worker makes pass by the tests' own routes; only its own tests let one in.
    serviceWorkers: 'block',
    screenshot: 'only-on-failure',
  },
});
