import { requireJson, toRefusal } from '#backend/wordpress/client/json.ts';
import {
  type List,
  type Listed,
  loadPage,
  type Page,
  type PageSize,
  toPageAddress,
} from '#backend/wordpress/client/page.ts';
import { ask, HostUnavailable, ServerFailure } from '#backend/wordpress/client/request.ts';
import type { Site } from '#backend/wordpress/client/site.ts';
import { type Transport, throwIfStopped } from '#backend/wordpress/client/transport.ts';
import { SyncError } from '#lib/wordpress/errors.ts';
import { readId } from '#lib/wordpress/read/parse.ts';
import type { UnreadablePost } from '#lib/wordpress/read/reading.ts';
import { toSlug } from '#lib/wordpress/read/slug.ts';
import { wpCalledSchema } from '#schemas/wordpress.ts';

/** Pinned posts stay where their number puts them. */
const pinning = 'ignore_sticky=true';
const extra = `_embed&${pinning}`;

/** A post by itself, or the reason why it cannot be had. */
async function loadOne(
  site: Site,
  { id, slug }: { id: number; slug: string },
  transport: Transport,
): Promise<Listed | UnreadablePost> {
  try {
    const answer = await ask(site.toAddress(`wp/v2/posts/${id}`, '_embed'), transport);
    if (answer.status !== 200) throw toRefusal(answer);
    const value = requireJson(answer);
    if (readId(value) !== id) throw new SyncError(`${answer.request}: the answer is not post ${id}`);
    return { value, request: answer.request };
  } catch (error) {
    throwIfStopped(transport.signal);
    if (!(error instanceof SyncError) || error instanceof HostUnavailable) throw error;
    const named = { id, slug: toSlug(slug) };
    return error instanceof ServerFailure ? named : { ...named, reason: error.message };
  }
}

/**
 * Loads a page of posts. Where the server fails on it, one post may be the cause: the page is then asked for its
 * ids alone and each post by itself. Those that still fail come back as unreadable; when all of them do, or the ids
 * cannot be had either, the fault is not a post's and everything stops.
 */
async function loadPostsPage(site: Site, page: number, size: PageSize, transport: Transport): Promise<Page> {
  let failure: ServerFailure;
  try {
    return await loadPage(toPageAddress(site, 'wp/v2/posts', extra, page, size), page, size, transport);
  } catch (error) {
    if (!(error instanceof ServerFailure)) throw error;
    failure = error;
  }
  transport.onRetry(`${failure.message}; looking for the post that causes it`);
  const listing = await loadPage(
    toPageAddress(site, 'wp/v2/posts', `${pinning}&_fields=id,slug`, page, size),
    page,
    size,
    transport,
  );
  const gently = { ...transport, retries: Math.min(transport.retries, 1) };
  const items: Listed[] = [];
  const unreadable: UnreadablePost[] = [];
  for (const { value, request } of listing.items) {
    const named = wpCalledSchema.safeParse(value);
    // What has no number cannot be asked for: it is set aside as it came.
    const loaded = named.success ? await loadOne(site, named.data, gently) : { value, request };
    if ('value' in loaded) items.push(loaded);
    else unreadable.push(loaded);
  }
  if (items.length === 0) throw failure;
  return { ...listing, items, unreadable };
}

/** The posts, each page of which may have to be read one by one. */
export const toPostList = (site: Site, transport: Transport): List => ({
  route: 'wp/v2/posts',
  extra,
  loadPage: (page, size) => loadPostsPage(site, page, size, transport),
});
