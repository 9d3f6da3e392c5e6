import { parseJson, toRefusal } from '#backend/wordpress/json.ts';
import { ask, HostUnavailable } from '#backend/wordpress/request.ts';
import type { Site } from '#backend/wordpress/site.ts';
import { type Transport, throwIfStopped } from '#backend/wordpress/transport.ts';
import { parsePart } from '#lib/wordpress/parse.ts';
import { SyncStop } from '#lib/wordpress/stop.ts';
import type { WpMedia } from '#schemas/wordpress.ts';
import { wpMediaSchema } from '#schemas/wordpress.ts';

/** A medium by its number; null when it is gone or not for the public, which is no error. */
export async function loadMedia(site: Site, id: number, transport: Transport): Promise<WpMedia | null> {
  const answer = await ask(site.toAddress(`wp/v2/media/${id}`), transport);
  if ([401, 403, 404, 410].includes(answer.status)) return null;
  if (answer.status !== 200) throw toRefusal(answer);
  return parsePart(wpMediaSchema, parseJson(answer), `medium ${id}`, answer.request);
}

/** What asking for several media gave: each medium or null, and why some cannot be known now. */
export type AskedMedia = { media: ReadonlyMap<number, WpMedia | null>; faults: ReadonlyMap<number, string> };

/** Asks for each medium once. One that cannot be read holds up nothing; a host that is away is not asked for the rest. */
export async function loadEachMedia(
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
      if (!(error instanceof SyncStop)) throw error;
      faults.set(id, error.message);
      if (error instanceof HostUnavailable) away = error.message;
    }
    if (away !== undefined) faults.set(id, away);
    onEach(media.size + faults.size);
  }
  return { media, faults };
}
