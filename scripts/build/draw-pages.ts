/**
 * Draws the pages by the code that Astro has bundled, as Astro itself does at the end of `astro build`; the two are
 * compared byte by byte in tests/build. What is gained: pages whose key is known stay as they are, and code that did not
 * change is not bundled again.
 */
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import type { RouteData } from 'astro';
import { countAsked } from '#config/changing.ts';
import { placeStyles } from './below-styles.ts';
import { listPages, type SitePage } from './list-pages.ts';
import type { Output } from './output.ts';
import { loadApp, type PageApp } from './page-app.ts';
import { encodeQuickly } from './quick-encoder.ts';
import type { SiteCode } from './site-code.ts';
import { keepBodiesWhole, readBody } from './whole-bodies.ts';

/** Where a file host looks for a page. */
function toFile(path: string, type: RouteData['type']): string {
  const plain = path.replace(/^\//, '');
  if (type === 'endpoint') return plain;
  return plain === '' || plain === '404' ? `${plain || 'index'}.html` : join(plain, 'index.html');
}

/** Throws when the page cannot be drawn, naming it. */
async function draw(app: PageApp, { path, route, sheet }: SitePage, siteUrl: string): Promise<Uint8Array> {
  try {
    const answer = await app.render(new Request(new URL(encodeURI(path), siteUrl)), { routeData: route });
    if (answer.status !== 200 && path !== '/404') throw new Error(`it answers ${answer.status}`);
    const body = await readBody(answer);
    if (body.length === 0) throw new Error('it is empty');
    return route.type === 'page' ? placeStyles(body, sheet) : body;
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new Error(`${path} (${route.component}) cannot be drawn: ${reason}`, { cause });
  }
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
  encodeQuickly();
  const app = await loadApp(code);
  const pages = await listPages(app);
  const drawn: Drawn = { paths: [], total: pages.length, kept: 0 };
  for (const [place, page] of pages.entries()) {
    const { path, route, key } = page;
    const file = toFile(path, route.type);
    if (route.type === 'page') drawn.paths.push(path);
    if (output.keeps(file, key)) {
      drawn.kept += 1;
      continue;
    }
    const before = countAsked();
    const body = await draw(app, page, siteUrl);
    // One that asked for more than its key stands for is drawn each time.
    await output.write(file, countAsked() === before ? key : '', body);
    // Pictures of links are drawn meanwhile, by threads that want an answer now and then.
    if (place % 32 === 0) await setImmediate();
  }
  await output.finish();
  return drawn;
}
