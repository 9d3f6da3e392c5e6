import { requireJson, toRefusal } from '#backend/wordpress/client/json.ts';
import { ask, HostUnavailable } from '#backend/wordpress/client/request.ts';
import type { Site } from '#backend/wordpress/client/site.ts';
import { type Transport, throwIfStopped } from '#backend/wordpress/client/transport.ts';
import { SyncError } from '#lib/wordpress/errors.ts';
import type { OnStep } from '#lib/wordpress/progress.ts';
import { getEmbeddedMedia } from '#lib/wordpress/read/media.ts';
import { parsePart } from '#lib/wordpress/read/parse.ts';
import { type WpMedia, type WpPost, wpMediaSchema } from '#schemas/wordpress.ts';

/** A medium by its number; null when it is gone or not for the public, which is no error. */
export async function loadMedia(site: Site, id: number, transport: Transport): Promise<WpMedia | null> {
  const answer = await ask(site.toAddress(`wp/v2/media/${id}`), transport);
  if ([401, 403, 404, 410].includes(answer.status)) return null;
  if (answer.status !== 200) throw toRefusal(answer);
  return parsePart(wpMediaSchema, requireJson(answer), `medium ${id}`, answer.request);
}

/** What asking for several media gave: each medium or null, and why some cannot be known now. */
export type AskedMedia = { media: ReadonlyMap<number, WpMedia | null>; faults: ReadonlyMap<number, string> };

/** Asks for each medium once. One that cannot be read holds up nothing; a host that is away is not asked for the rest. */
async function loadEachMedia(
  site: Site,
  ids: readonly number[],
  transport: Transport,
  onEach: (done: number) => void,
): Promise<AskedMedia> {
  const media = new Map<number, WpMedia | null>();
  const faults = new Map<number, string>();
  let away: string | undefined;
  for (const id of ids) {
    try {
      if (away === undefined) media.set(id, await loadMedia(site, id, transport));
    } catch (error) {
      throwIfStopped(transport.signal);
      if (!(error instanceof SyncError)) throw error;
      faults.set(id, error.message);
      if (error instanceof HostUnavailable) away = error.message;
    }
    if (away !== undefined) faults.set(id, away);
    onEach(media.size + faults.size);
  }
  return { media, faults };
}

/** Media that did not come with their posts, each asked for once. */
export function readMissingMedia(
  posts: readonly WpPost[],
  site: Site,
  transport: Transport,
  onStep: OnStep,
): Promise<AskedMedia> {
  const missing = posts.filter((post) => post.featured_media && !getEmbeddedMedia(post));
  const ids = [...new Set(missing.map((post) => post.featured_media ?? 0))].filter((id) => id > 0);
  return loadEachMedia(site, ids, transport, (done) => onStep({ what: 'media', done, of: ids.length }));
}
