/** Where the site under test is served; E2E_PORT moves it. */
export const sitePort = Number(process.env.E2E_PORT ?? 4455);
export const siteUrl = `http://127.0.0.1:${sitePort}`;

/** What serve-site.ts built for the tests: the site, and where the backend is. */
export const workFolder = process.env.E2E_PORT ? `.local/e2e-${sitePort}` : '.local/e2e';
