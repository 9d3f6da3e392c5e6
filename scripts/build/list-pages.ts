/** The pages of the site, each with what tells whether it has to be drawn again. */
import type { RouteData, SSRManifest } from 'astro';
import { StaticPaths } from 'astro/runtime/prerender/static-paths.js';
import { countAsked } from '#config/changing.ts';
import { toPageKey } from '#lib/blog/page-key.ts';
import { comingNotices, currentNotices } from '#lib/current-notices.ts';
import type { PageApp } from './page-app.ts';

/** Any page may show the notices of the day. */
const frame = toPageKey([currentNotices, comingNotices]);

export interface SitePage {
  path: string;
  route: RouteData;
  /** Its style sheet; '' for data. */
  sheet: string;
  /** Stands for all that it is drawn from besides code; '' where that is not known. */
  key: string;
}

function readSheet({ routeData, styles }: SSRManifest['routes'][number]): string {
  if (routeData.type !== 'page') return '';
  const [sheet, ...others] = styles;
  if (sheet?.type !== 'inline' || others.length > 0)
    throw new Error(`${routeData.component} should have one style sheet, inside the page.`);
  return sheet.content;
}

/**
 * Where a route neither gives its pages keys nor asks for anything that changes, the notices are their key: it is then for
 * the one who draws them to see that they ask for nothing either.
 */
export async function listPages(app: PageApp): Promise<SitePage[]> {
  const pages: SitePage[] = [];
  for (const known of app.manifest.routes) {
    const before = countAsked();
    const { routeCache, manifest } = app;
    const paths = await new StaticPaths({
      routeCache,
      manifest: { ...manifest, routes: [known] },
      getComponentByRoute: (route) => app.getComponentByRoute(route),
    }).getAll();
    const own = countAsked() === before ? frame : '';
    const sheet = readSheet(known);
    for (const { pathname: path, route, cacheKey } of paths) {
      pages.push({ path, route, sheet, key: cacheKey ? `${frame} ${cacheKey}` : own });
    }
  }
  return pages;
}
