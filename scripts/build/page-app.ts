/** The code that Astro has bundled, loaded as Astro itself loads it at the end of `astro build`. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { RouteData, SSRManifest } from 'astro';
import type { StaticPathsApp } from 'astro/runtime/prerender/static-paths.js';
import { sheetMark } from './below-styles.ts';
import { tellAddresses } from './island-registry.ts';
import { islandsFile, pagesFolder } from './keep-code.ts';
import type { SiteCode } from './site-code.ts';

type Sheet = SSRManifest['routes'][number]['styles'][number];

/** What is used of Astro's own application for builds, the one export of a bundle's entry. */
export interface PageApp extends Required<StaticPathsApp> {
  /** Gives it the styles of each page. */
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
  tellAddresses(JSON.parse(readFileSync(islandsFile(folder), 'utf8')));
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
