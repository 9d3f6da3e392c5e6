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
