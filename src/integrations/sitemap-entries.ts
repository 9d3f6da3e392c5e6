import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sitemap from '@astrojs/sitemap';
import type { AstroIntegration } from 'astro';
import { defaultLocale, localeCodes, splitLocale } from '#config/locales.ts';
import { isPrivatePath } from '#config/private-paths.ts';
import { missingPage, routes } from '#config/routes.ts';
import { makePageDates } from './page-dates.ts';

/** Neither what asks search engines to stay away nor the doors of accounts. */
const isListed = (url: string): boolean => {
  const { route } = splitLocale(new URL(url).pathname);
  return !isPrivatePath(route) && route !== '/404' && !route.endsWith(missingPage);
};

/** The moment of the last change that each article's own page states, by the path of the page. */
function readArticleDates(dist: string): Map<string, string> {
  const files = globSync('blog/*/index.html', { cwd: dist });
  return new Map(
    files.flatMap((file) => {
      const page = readFileSync(join(dist, file), 'utf8');
      const date = /<meta property="article:modified_time" content="([^"]+)"/.exec(page)?.[1];
      // Written anew: a piece cut out of a page would keep the whole page in memory.
      return date ? [[routes.article(basename(dirname(file))), new Date(date).toISOString()]] : [];
    }),
  );
}

/** `@astrojs/sitemap` with the day of each page's last change and the languages it is in. */
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
      i18n: { defaultLocale, locales: Object.fromEntries(localeCodes.map((code) => [code, code])) },
      serialize: async (item) => {
        dateOf ??= makePageDates(readArticleDates(dist));
        const { route } = splitLocale(new URL(item.url).pathname);
        const lastmod = dateOf(route);
        return lastmod ? { ...item, lastmod: new Date(lastmod).toISOString() } : item;
      },
    }),
  ];
}
