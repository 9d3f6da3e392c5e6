/** Files that static hosts read, from plain data. */

import { escapeHtml } from '#lib/escape-html.ts';

export interface HeaderRule {
  /** A path, or a folder and all below it: `/art/*`. */
  path: string;
  headers: Readonly<Record<string, string>>;
}
export interface Redirect {
  from: string;
  to: string;
}

/** Whether every path of the second pattern is also one of the first. */
function covers(pattern: string, path: string): boolean {
  return pattern.endsWith('*') && path !== pattern && path.startsWith(pattern.slice(0, -1));
}

/** The headers of earlier rules that a rule says anew. */
function listReplaced(rules: readonly HeaderRule[], index: number): string[] {
  const rule = rules[index];
  if (!rule) return [];
  const earlier = rules.slice(0, index).filter(({ path }) => covers(path, rule.path));
  return Object.keys(rule.headers).filter((name) => earlier.some(({ headers }) => name in headers));
}

/** The CDN adds up the headers of all rules for a path; `!` takes one of them off first. */
export function toHeadersFile(rules: readonly HeaderRule[]): string {
  return `${rules
    .map(({ path, headers }, index) =>
      [
        path,
        ...listReplaced(rules, index).map((name) => `  ! ${name}`),
        ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`),
      ].join('\n'),
    )
    .join('\n\n')}\n`;
}

/** Redirects, permanent unless said otherwise, each with and without the slash at the end. */
export function toRedirectsFile(redirects: readonly Redirect[], status: 301 | 302 = 301): string {
  return redirects
    .flatMap(({ from, to }) => [from, `${from}/`].map((path) => `${path} ${to} ${status}\n`))
    .join('');
}

/** A page that leads on without script. `to` is a percent-encoded path of this site. */
export function toRedirectPage(to: string): string {
  const target = escapeHtml(to);
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Moved</title><link rel="canonical" href="${target}"><meta name="robots" content="noindex"><meta http-equiv="refresh" content="0;url=${target}"><p>This page has moved: <a href="${target}">${target}</a></p></html>\n`;
}

/** Folders that lead to another for now, with everything below them. */
export function toFolderRedirects(folders: readonly Redirect[]): string {
  return folders.map(({ from, to }) => `${from}/* ${to}/:splat 302\n`).join('');
}

/** Addresses of which one page answers all: every path below the folder shows the folder's own page. */
export function toRewrites(folders: readonly string[]): string {
  return folders.map((folder) => `${folder}/* ${folder} 200\n`).join('');
}
