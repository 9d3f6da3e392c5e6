/** Pages for moved addresses: a host that does not read `_redirects` still finds the page. */
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type Redirect, toRedirectPage } from '#lib/hosting/cdn.ts';

/** File of each such page inside the folder, with the address it leads to. */
export type RedirectPages = Record<string, string>;

/** Writes those that are not there yet; gives all. `last` are those that lie there from the last build. */
export function writeRedirectPages(
  dist: string,
  redirects: readonly Redirect[],
  last: RedirectPages,
): RedirectPages {
  const pages: RedirectPages = {};
  for (const { from, to } of redirects) {
    const file = join('.', decodeURIComponent(from), 'index.html');
    // Of two for one address the first counts, as in `_redirects`.
    if (file in pages) continue;
    const path = join(dist, file);
    const isThere = existsSync(path);
    // Where the file system does not tell capitals apart, the page itself lies here.
    if (isThere && !(file in last)) continue;
    // The CDN would take an article named `index` for another name of this page.
    if (existsSync(join(dirname(path), 'index'))) continue;
    pages[file] = to;
    if (isThere && last[file] === to) continue;
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, toRedirectPage(to));
  }
  return pages;
}
