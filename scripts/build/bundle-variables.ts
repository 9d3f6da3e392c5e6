import type { Environment } from '#schemas/environment.ts';
import { requireKey } from '../embedded/require-key.ts';

/** Variables that Astro writes into the code of the site, with what stands where one is not set. */
export const bundleVariables = {
  CHAT_NUMBER: '919810000000',
  SUPABASE_URL: 'http://127.0.0.1:54321',
  SUPABASE_PUBLISHABLE_KEY: '',
  WORDPRESS_URL: '',
} as const;

/**
 * What a bundle is told: settings as they were checked, so that an address has no slash too many. Throws when a backend is
 * named without the key that its pages ask it with.
 */
export function toBundleVariables(environment: Environment): Record<string, string> {
  requireKey(environment);
  const { SITE_URL } = environment;
  const given = Object.entries(bundleVariables).map(([name, fallback]) => [
    name,
    environment[name as keyof typeof bundleVariables] ?? fallback,
  ]);
  return { SITE_URL, ...Object.fromEntries(given) };
}

/** Astro answers these in code itself, as `import.meta.env.DEV` and so on. */
const bundlerNames = new Set(['ASSETS_PREFIX', 'BASE_URL', 'DEV', 'MODE', 'PROD', 'SITE', 'SSR']);

/**
 * The environment without variables of those names. Vitest and some shells set DEV, and Astro would write it into the bundle
 * in place of its own answer: pages would then take a build for the development server, which reads the blog's snapshot
 * anew for each page (`getBlog`).
 */
export function withoutBundlerNames(environment: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  return Object.fromEntries(Object.entries(environment).filter(([name]) => !bundlerNames.has(name)));
}
