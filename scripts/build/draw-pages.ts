/**
 * Draws the pages by the code that Astro has bundled, as Astro itself does at the end of `astro build`; the two are
 * compared byte by byte in tests/build. What is gained: pages whose key is known stay as they are, and code that did not
 * change is not bundled again.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { enableCompileCache } from 'node:module';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import type { RouteData, SSRManifest } from 'astro';
import { StaticPaths } from 'astro/runtime/prerender/static-paths.js';
import { placeStyles } from './below-styles.ts';
import { islandRegistry } from './island-registry.ts';
import { compiledFolder, islandsFile, pagesFolder } from './keep-code.ts';
import type { Output } from './output.ts';
import type { SiteCode } from './site-code.ts';
import { keepBodiesWhole, readBody } from './whole-bodies.ts';

type Styles = SSRManifest['routes'][number]['styles'];

/** What is used of Astro's own application for builds, the one export of a bundle's entry. */
interface App {
  manifest: SSRManifest;
  /** Gives it the styles of each page, asked for by a key of route and component with one character between. */
  setInternals(internals: {
    pagesByKeys: { get(key: string): { styles: { sheet: Styles[number] }[] } };
  }): void;
  setOptions(options: {
    settings: { scripts: [] };
    logger: { options: { destination: { write(event: { level: string; message: string }): void } } };
  }): void;
  render(request: Request, options: { routeData: RouteData }): Promise<Response>;
}

async function loadApp({ folder }: SiteCode): Promise<App> {
  const pages = pagesFolder(folder);
  const entry = readdirSync(pages).find((name) => name.startsWith('prerender-entry'));
  if (!entry) throw new Error(`${pages} has no entry; delete it and build again.`);
  // React's server code as it is published, not as it is developed.
  process.env.NODE_ENV = 'production';
  // What Node has compiled is kept beside the code it was compiled from.
  enableCompileCache(compiledFolder(folder));
  Reflect.set(globalThis, islandRegistry, JSON.parse(readFileSync(islandsFile(folder), 'utf8')));
  const { app }: { app: App } = await import(pathToFileURL(join(pages, entry)).href);
  // Each page would import its component again; for thousands of articles the first time will do.
  const { pageMap } = app.manifest;
  for (const [component, load] of pageMap ?? []) {
    let loaded: ReturnType<typeof load> | undefined;
    pageMap?.set(component, () => {
      loaded ??= load();
      return loaded;
    });
  }
  app.setInternals({
    pagesByKeys: {
      get: (key) => {
        const route = app.manifest.routes.find(
          ({ routeData: { route, component } }) =>
            key.length === route.length + 1 + component.length &&
            key.startsWith(route) &&
            key.endsWith(component),
        );
        return { styles: (route?.styles ?? []).map((sheet) => ({ sheet, depth: 0, order: 0 })) };
      },
    },
  });
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

/** Where a file host looks for a page. */
function toFile(path: string, type: RouteData['type']): string {
  const plain = path.replace(/^\//, '');
  if (type === 'endpoint') return plain;
  return plain === '' || plain === '404' ? `${plain || 'index'}.html` : join(plain, 'index.html');
}

export interface Drawn {
  /** Paths of all pages, without those that are data. */
  paths: string[];
  /** Pages and data files of the site, and how many of them were taken over from the last build. */
  total: number;
  kept: number;
}

/** Throws when a page cannot be drawn, naming it. */
export async function drawPages(code: SiteCode, output: Output, siteUrl: string): Promise<Drawn> {
  keepBodiesWhole();
  const app = await loadApp(code);
  const found = await new StaticPaths(app).getAll();
  const drawn: Drawn = { paths: [], total: found.length, kept: 0 };
  for (const [place, { pathname, route, cacheKey = '' }] of found.entries()) {
    const file = toFile(pathname, route.type);
    if (route.type === 'page') drawn.paths.push(pathname);
    if (output.keeps(file, cacheKey)) {
      drawn.kept += 1;
      continue;
    }
    let body: Uint8Array;
    try {
      const answer = await app.render(new Request(new URL(encodeURI(pathname), siteUrl)), {
        routeData: route,
      });
      if (answer.status !== 200 && pathname !== '/404') throw new Error(`it answers ${answer.status}`);
      body = await readBody(answer);
      if (body.length === 0) throw new Error('it is empty');
      if (route.type === 'page') body = placeStyles(body);
    } catch (cause) {
      const reason = cause instanceof Error ? cause.message : String(cause);
      throw new Error(`${pathname} (${route.component}) cannot be drawn: ${reason}`, { cause });
    }
    // Not within the `try`: what fails here may be the writing of an earlier page, and this one would be blamed.
    await output.write(file, cacheKey, body);
    // Pictures of links are drawn meanwhile, by threads that want an answer now and then.
    if (place % 32 === 0) await setImmediate();
  }
  await output.finish();
  return drawn;
}
