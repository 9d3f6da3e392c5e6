import { parseJson, toRefusal } from '#backend/wordpress/json.ts';
import { ask } from '#backend/wordpress/request.ts';
import type { Site } from '#backend/wordpress/site.ts';
import type { Transport } from '#backend/wordpress/transport.ts';
import { parsePart } from '#lib/wordpress/parse.ts';
import type { WpMedia } from '#schemas/wordpress.ts';
import { wpMediaSchema } from '#schemas/wordpress.ts';

/** A medium by its number; null when it is gone or not for the public, which is no error. */
export async function loadMedia(site: Site, id: number, transport: Transport): Promise<WpMedia | null> {
  const answer = await ask(site.toAddress(`wp/v2/media/${id}`), transport);
  if ([401, 403, 404, 410].includes(answer.status)) return null;
  if (answer.status !== 200) throw toRefusal(answer);
  return parsePart(wpMediaSchema, parseJson(answer), `medium ${id}`, answer.request);
}
