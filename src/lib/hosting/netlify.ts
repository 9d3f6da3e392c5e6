import { type HeaderRule, toHeadersFile } from './cdn.ts';

/**
 * Netlify's `_headers` has no way to take a header off again, and joins those of all rules for a path. So no path gets
 * a header twice: what a narrower rule says is left out of `/*`, and all pages share one policy.
 */
export function toNetlifyHeaders(rules: readonly HeaderRule[], policy: string): string {
  const narrower = new Set(
    rules.filter(({ path }) => path !== '/*').flatMap(({ headers }) => Object.keys(headers)),
  );
  return toHeadersFile(
    rules.map((rule) =>
      rule.path === '/*'
        ? {
            path: rule.path,
            headers: {
              ...Object.fromEntries(Object.entries(rule.headers).filter(([name]) => !narrower.has(name))),
              'Content-Security-Policy': policy,
            },
          }
        : rule,
    ),
  );
}
