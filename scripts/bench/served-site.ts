/** The site as a build makes it, served as visitors meet it: the CDN's runtime behind TLS, HTTP/2 and brotli. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type EmbeddedBackend, startEmbedded } from '../embedded/start.ts';
import { copyProject } from '../project-copy.ts';
import { findFreePort } from '../serve/ports.ts';
import { startSite, untilAnswering } from '../serve/site.ts';
import { buildSite } from './builds.ts';
import { startEdge } from './edge.ts';
import { startSlowLine } from './slow-line.ts';

/** A page with nothing to wait for, in the same runs as all others. */
export const emptyPage = '/empty-page';
const emptyHtml =
  '<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Empty</title></head><body><h1>Nothing but a heading</h1><p>And one line.</p></body></html>';

export interface ServedSite {
  /** Origin without a delay. */
  direct: string;
  /** Origin behind the slow line. */
  slow: string;
  staff: EmbeddedBackend['accounts']['staff'];
}

/** Builds and serves a copy of the site for as long as `use` takes. */
export async function withServedSite<Result>(
  stop: AbortSignal,
  use: (site: ServedSite) => Promise<Result>,
): Promise<Result> {
  const [edgePort, runtimePort] = [await findFreePort(), await findFreePort()];
  const direct = `https://127.0.0.1:${edgePort}`;
  await using closing = new AsyncDisposableStack();
  const backend = await startEmbedded({ folder: null, port: 0, siteUrl: direct, seed: true });
  closing.defer(backend.close);
  const copy = copyProject();
  closing.defer(copy.delete);
  console.log('building the site');
  await buildSite(copy, backend, direct);
  const dist = join(copy.folder, 'dist');
  writeFileSync(join(dist, `${emptyPage}.html`), emptyHtml);

  const runtime = startSite(runtimePort, dist);
  closing.defer(runtime.stop);
  await untilAnswering(`http://127.0.0.1:${runtimePort}`, runtime, stop);
  const edge = await startEdge(edgePort, `http://127.0.0.1:${runtimePort}`);
  closing.defer(edge.stop);
  const link = await startSlowLine(edgePort);
  closing.defer(link.stop);
  return await use({ direct, slow: `https://127.0.0.1:${link.port}`, staff: backend.accounts.staff });
}
