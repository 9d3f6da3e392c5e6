/** Files that static hosts read, from plain data. */

export interface HeaderRule {
  path: string;
  headers: Readonly<Record<string, string>>;
  /** Headers of earlier rules that this one takes off first. */
  replaces?: readonly string[];
}
export interface Redirect {
  from: string;
  to: string;
}

export function toHeadersFile(rules: readonly HeaderRule[]): string {
  return `${rules
    .map(({ path, headers, replaces = [] }) =>
      [
        path,
        ...replaces.map((name) => `  ! ${name}`),
        ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`),
      ].join('\n'),
    )
    .join('\n\n')}\n`;
}

/** Permanent redirects, each with and without the slash at the end. */
export function toRedirectsFile(redirects: readonly Redirect[]): string {
  return redirects
    .flatMap(({ from, to }) => [from, `${from}/`].map((path) => `${path} ${to} 301\n`))
    .join('');
}

/** A page that leads on without script. `to` is a percent-encoded path of this site. */
export function toRedirectPage(to: string): string {
  const target = to.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Moved</title><link rel="canonical" href="${target}"><meta name="robots" content="noindex"><meta http-equiv="refresh" content="0;url=${target}"><p>This page has moved: <a href="${target}">${target}</a></p></html>\n`;
}
