import type { Environment } from '#schemas/environment.ts';

/** Variables that Astro writes into the code of the site, with what stands where one is not set. */
export const bundleVariables = {
  CHAT_NUMBER: '919810000000',
  SUPABASE_URL: 'http://127.0.0.1:54321',
  SUPABASE_PUBLISHABLE_KEY: '',
  WORDPRESS_URL: '',
} as const;

/** What a bundle is told: settings as they were checked, so that an address has no slash too many. */
export function toBundleVariables(environment: Environment): Record<string, string> {
  const { SITE_URL } = environment;
  const given = Object.entries(bundleVariables).map(([name, fallback]) => [
    name,
    environment[name as keyof typeof bundleVariables] ?? fallback,
  ]);
  return { SITE_URL, ...Object.fromEntries(given) };
}

/** Names under which code asks how it was bundled. */
const bundlerNames = new Set(['ASSETS_PREFIX', 'BASE_URL', 'DEV', 'MODE', 'PROD', 'SITE', 'SSR']);

/**
 * An environment without the answers to how code was bundled: Astro would take them for its own, so that a site that a
 * test or a development shell has bundled would read the blog anew for each page.
 */
export function withoutBundlerNames(environment: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  return Object.fromEntries(Object.entries(environment).filter(([name]) => !bundlerNames.has(name)));
}
