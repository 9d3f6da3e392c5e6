/** The code that Astro has bundled, loaded as Astro itself loads it at the end of `astro build`, and the list of its pages. */
import { readdirSync, readFileSync } from 'node:fs';
import { enableCompileCache } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { RouteData, SSRManifest } from 'astro';
import { StaticPaths, type StaticPathsApp } from 'astro/runtime/prerender/static-paths.js';
import { countAsked } from '#config/changing.ts';
import { toPageKey } from '#lib/blog/page-key.ts';
import { comingNotices, currentNotices } from '#lib/current-notices.ts';
import { sheetMark } from './below-styles.ts';
import { islandRegistry } from './island-registry.ts';
import { compiledFolder, islandsFile, pagesFolder } from './keep-code.ts';
import type { SiteCode } from './site-code.ts';

type Sheet = SSRManifest['routes'][number]['styles'][number];

/** What is used of Astro's own application for builds, the one export of a bundle's entry. */
export interface PageApp extends Required<StaticPathsApp> {
  /** Gives it the styles of each page, asked for by a key of route and component with one character between. */
  setInternals(internals: { pagesByKeys: { get(): { styles: { sheet: Sheet }[] } } }): void;
  setOptions(options: {
    settings: { scripts: [] };
    logger: { options: { destination: { write(event: { level: string; message: string }): void } } };
  }): void;
  render(request: Request, options: { routeData: RouteData }): Promise<Response>;
}

/** Pages that it draws have a mark in the place of their style sheet. */
export async function loadApp({ folder }: SiteCode): Promise<PageApp> {
  const pages = pagesFolder(folder);
  const entry = readdirSync(pages).find((name) => name.startsWith('prerender-entry'));
  if (!entry) throw new Error(`${pages} has no entry; delete it and build again.`);
  // React's server code as it is published, not as it is developed.
  process.env.NODE_ENV = 'production';
  // What Node has compiled is kept beside the code it was compiled from.
  enableCompileCache(compiledFolder(folder));
  Reflect.set(globalThis, islandRegistry, JSON.parse(readFileSync(islandsFile(folder), 'utf8')));
  const { app }: { app: PageApp } = await import(pathToFileURL(join(pages, entry)).href);
  // Each page would import its component again; for thousands of articles the first time will do.
  const { pageMap } = app.manifest;
  for (const [component, load] of pageMap ?? []) {
    let loaded: ReturnType<typeof load> | undefined;
    pageMap?.set(component, () => {
      loaded ??= load();
      return loaded;
    });
  }
  const styles = [{ sheet: { type: 'inline' as const, content: sheetMark } }];
  app.setInternals({ pagesByKeys: { get: () => ({ styles }) } });
  app.setOptions({
    settings: { scripts: [] },
    logger: {
      options: {
        destination: {
          write: ({ level, message }) => {
            if (level === 'warn' || level === 'error') console.error(message);
          },
        },
      },
    },
  });
  return app;
}

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
