import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { toRedirectPage } from '#lib/hosting/cdn.ts';

/**
 * Reads `_redirects` of the built site and writes a page for each moved address: a host that does not read that file still
 * leads on.
 */
export function writeRedirectPages(dist: string): void {
  const lines = readFileSync(join(dist, '_redirects'), 'utf8').split('\n');
  for (const line of lines) {
    const [from = '', to = '', status] = line.split(' ');
    if (status !== '301' || from.endsWith('/')) continue;
    const path = join(dist, decodeURIComponent(from), 'index.html');
    // Of two for one address the first counts. Where the file system does not tell capitals apart, the page itself lies here.
    if (existsSync(path)) continue;
    // The CDN would take an article named `index` for another name of this page.
    if (existsSync(join(dirname(path), 'index'))) continue;
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, toRedirectPage(to));
  }
}
