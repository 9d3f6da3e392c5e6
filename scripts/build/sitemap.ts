/** Writes sitemap-index.xml and the sitemaps it names, with the day of each page's last change. */
import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { SitemapAndIndexStream, SitemapStream } from 'sitemap';
import { isPrivatePath } from '#config/private-paths.ts';
import { makePageDates } from './page-dates.ts';
import type { History } from './page-history.ts';

/** As many addresses as one sitemap may hold. */
const limit = 50_000;
const xmlns = { news: false, xhtml: false, image: false, video: false };

/** What is listed is what we want found: neither what asks search engines to stay away nor the doors of accounts. */
const isListed = (path: string): boolean => !isPrivatePath(path) && !/^\/(?:404|blog\/~404)$/.test(path);

export async function writeSitemap(
  dist: string,
  siteUrl: string,
  paths: readonly string[],
  history: History,
): Promise<void> {
  const dateOf = makePageDates(history);
  const pages = paths
    .filter(isListed)
    .sort()
    .map((path) => {
      const { href: url, pathname } = new URL(encodeURI(path), siteUrl);
      const lastmod = dateOf(pathname);
      return lastmod ? { url, lastmod: new Date(lastmod).toISOString() } : { url };
    });
  const index = new SitemapAndIndexStream({
    limit,
    getSitemapStream: (place) => {
      const name = `sitemap-${place}.xml`;
      const own = pages.slice(place * limit, (place + 1) * limit);
      const lastmod = own
        .flatMap((page) => page.lastmod ?? [])
        .sort()
        .at(-1);
      const stream = new SitemapStream({ hostname: siteUrl, xmlns });
      const file = stream.pipe(createWriteStream(join(dist, name)));
      const url = new URL(name, siteUrl).href;
      return [lastmod ? { url, lastmod } : { url }, stream, file];
    },
  });
  await pipeline(Readable.from(pages), index, createWriteStream(join(dist, 'sitemap-index.xml')));
}
