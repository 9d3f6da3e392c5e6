import { loadMedia } from '#backend/wordpress/media.ts';
import { type Listed, loadPage, readList, toPageAddress } from '#backend/wordpress/pages.ts';
import { loadPostsPage } from '#backend/wordpress/poison.ts';
import { findSite, type Site } from '#backend/wordpress/site.ts';
import { type Transport, throwIfStopped } from '#backend/wordpress/transport.ts';
import { refuseDuplicateSlugs, refuseUnknownCategories } from '#lib/wordpress/check.ts';
import { findUnfit } from '#lib/wordpress/fit.ts';
import { toCategory, toPost } from '#lib/wordpress/map.ts';
import { getEmbeddedMedia, toFeaturedMedia } from '#lib/wordpress/media.ts';
import { parsePart, rawId } from '#lib/wordpress/parse.ts';
import type { Reading, Refused } from '#lib/wordpress/plan.ts';
import type { CopiedCategory, CopiedPost } from '#schemas/post.ts';
import {
  type WpMedia,
  type WpPost,
  wpCategorySchema,
  wpListedSchema,
  wpPostSchema,
} from '#schemas/wordpress.ts';

/** How far the reading is. */
export type Step = { what: 'posts' | 'categories' | 'media' | 'staging'; done: number; of: number };
export type OnStep = (step: Step) => void;

const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0));

/** The published posts of a list; drafts, private posts and pages never get further than here. */
function parsePosts(items: readonly Listed[]): { post: WpPost; request: string }[] {
  return items.flatMap(({ value, request }) => {
    const thing = `post ${rawId(value) ?? 'without id'}`;
    const { status, type } = parsePart(wpListedSchema, value, thing, request);
    if (status !== 'publish' || type !== 'post') return [];
    return [{ post: parsePart(wpPostSchema, value, thing, request), request }];
  });
}

async function readCategories(
  site: Site,
  transport: Transport,
  onStep: OnStep,
): Promise<{ categories: CopiedCategory[]; unfit: Refused[] }> {
  const route = 'wp/v2/categories';
  const load = (page: number) => loadPage(toPageAddress(site, route, '', page), page, transport);
  const { items } = await readList({ route, extra: '', loadPage: load }, site, transport, (done, of) =>
    onStep({ what: 'categories', done, of }),
  );
  const unfit: Refused[] = [];
  const categories = items.flatMap(({ value, request }) => {
    const category = parsePart(wpCategorySchema, value, `category ${rawId(value) ?? 'without id'}`, request);
    const refused = findUnfit(category);
    if (refused) unfit.push(refused);
    return refused ? [] : [toCategory(category, request)];
  });
  refuseDuplicateSlugs(categories, 'category', site.toAddress(route).href);
  return { categories, unfit };
}

/** Media that did not come with their posts, each asked for once. */
async function readMissingMedia(
  posts: readonly WpPost[],
  site: Site,
  transport: Transport,
  onStep: OnStep,
): Promise<Map<number, WpMedia | null>> {
  const missing = posts.filter((post) => post.featured_media && !getEmbeddedMedia(post));
  const ids = [...new Set(missing.map((post) => post.featured_media ?? 0))].filter((id) => id > 0);
  const media = new Map<number, WpMedia | null>();
  for (const id of ids) {
    media.set(id, await loadMedia(site, id, transport));
    onStep({ what: 'media', done: media.size, of: ids.length });
  }
  return media;
}

/**
 * Reads everything WordPress shows the public, checked and mapped; stops at the first thing not understood. What has a
 * slug that no page can have is left out by name: it is understood, and the rest is as good as ever.
 */
export async function readWordPress(address: string, transport: Transport, onStep: OnStep): Promise<Reading> {
  const site = await findSite(address, transport);
  const route = 'wp/v2/posts';
  const { items, poisoned } = await readList(
    { route, extra: '_embed', loadPage: (page) => loadPostsPage(site, page, transport) },
    site,
    transport,
    (done, of) => onStep({ what: 'posts', done, of }),
  );
  const listed = parsePosts(items);
  const unfit = listed.flatMap(({ post }) => findUnfit(post) ?? []);
  const published = listed.filter(({ post }) => !unfit.some(({ id }) => id === post.id));
  // After the posts, so that a category made for a new post is in the list.
  const { categories, unfit: unfitCategories } = await readCategories(site, transport, onStep);
  const media = await readMissingMedia(
    published.map(({ post }) => post),
    site,
    transport,
    onStep,
  );
  const posts: CopiedPost[] = [];
  for (const { post, request } of published) {
    const medium = getEmbeddedMedia(post) ?? media.get(post.featured_media ?? 0);
    const picture = medium ? toFeaturedMedia(medium, site.base) : null;
    posts.push(toPost(post, picture, { request, base: site.base, offsetHours: site.offsetHours }));
    // Cleaning is heavy: signals and signs of life get their turn between two posts.
    await pause();
    throwIfStopped(transport.signal);
  }
  refuseDuplicateSlugs(posts, 'post', site.toAddress(route).href);
  refuseUnknownCategories(posts, [...categories, ...unfitCategories]);
  const notes = unfitCategories.map(
    ({ id, slug, reason }) => `category ${id} (${slug}) is left out: ${reason}; its posts come without it`,
  );
  return { posts, categories, poisoned, unfit, notes };
}
