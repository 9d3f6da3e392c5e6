import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sitemap from '@astrojs/sitemap';
import type { AstroIntegration } from 'astro';
import { isPrivatePath } from '#config/private-paths.ts';
import { makePageDates } from './page-dates.ts';

/** Neither what asks search engines to stay away nor the doors of accounts. */
const isListed = (url: string): boolean => {
  const { pathname } = new URL(url);
  return !isPrivatePath(pathname) && !/^\/(?:404|blog\/~404)$/.test(pathname);
};

/** The moment of the last change that an article's own page states. */
function readArticleDate(dist: string, path: string): string | undefined {
  const page = readFileSync(join(dist, decodeURI(path), 'index.html'), 'utf8');
  return /<meta property="article:modified_time" content="([^"]+)"/.exec(page)?.[1];
}

/** `@astrojs/sitemap` with the day of each page's last change. */
export function datedSitemap(): AstroIntegration[] {
  let dist = '';
  let dateOf: ReturnType<typeof makePageDates> | undefined;
  return [
    {
      name: 'sitemap-dates',
      hooks: {
        'astro:config:done': ({ config }) => {
          dist = fileURLToPath(config.outDir);
        },
      },
    },
    sitemap({
      filter: isListed,
      serialize: async (item) => {
        dateOf ??= makePageDates((path) => readArticleDate(dist, path));
        const lastmod = dateOf(new URL(item.url).pathname);
        return lastmod ? { ...item, lastmod: new Date(lastmod).toISOString() } : item;
      },
    }),
  ];
}
