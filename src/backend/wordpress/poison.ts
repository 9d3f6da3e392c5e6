import { parseJson, toRefusal } from '#backend/wordpress/json.ts';
import { type Listed, loadPage, type Page, toPageAddress } from '#backend/wordpress/pages.ts';
import { ask, ServerFailure } from '#backend/wordpress/request.ts';
import type { Site } from '#backend/wordpress/site.ts';
import type { Transport } from '#backend/wordpress/transport.ts';
import { parsePart, rawId } from '#lib/wordpress/parse.ts';
import type { Named } from '#lib/wordpress/plan.ts';
import { toSlug } from '#lib/wordpress/slug.ts';
import { SyncStop } from '#lib/wordpress/stop.ts';
import { wpNamedSchema } from '#schemas/wordpress.ts';

async function loadOne(site: Site, id: number, transport: Transport): Promise<Listed | 'poisoned'> {
  try {
    const answer = await ask(site.toAddress(`wp/v2/posts/${id}`, '_embed'), transport);
    if (answer.status !== 200) throw toRefusal(answer);
    const value = parseJson(answer);
    if (rawId(value) !== id) throw new SyncStop(`${answer.request}: the answer is not post ${id}`);
    return { value, request: answer.request };
  } catch (error) {
    if (error instanceof ServerFailure) return 'poisoned';
    throw error;
  }
}

/**
 * Loads a page of posts. Where the server fails on it, one post may be the cause: the page is then asked for its
 * ids alone and each post by itself. Those that still fail come back as poisoned; when all of them do, or the ids
 * cannot be had either, the fault is not a post's and everything stops.
 */
export async function loadPostsPage(site: Site, page: number, transport: Transport): Promise<Page> {
  let failure: ServerFailure;
  try {
    return await loadPage(toPageAddress(site, 'wp/v2/posts', '_embed', page), page, transport);
  } catch (error) {
    if (!(error instanceof ServerFailure)) throw error;
    failure = error;
  }
  transport.onRetry(`${failure.message}; looking for the post that causes it`);
  const listing = await loadPage(
    toPageAddress(site, 'wp/v2/posts', '_fields=id,slug', page),
    page,
    transport,
  );
  const items: Listed[] = [];
  const poisoned: Named[] = [];
  for (const { value, request } of listing.items) {
    const named = parsePart(wpNamedSchema, value, `post ${rawId(value) ?? 'without id'}`, request);
    const loaded = await loadOne(site, named.id, { ...transport, retries: Math.min(transport.retries, 1) });
    if (loaded === 'poisoned') poisoned.push({ id: named.id, slug: toSlug(named.slug) });
    else items.push(loaded);
  }
  if (items.length === 0) throw failure;
  return { ...listing, items, poisoned };
}
