import { readJson } from '#backend/wordpress/json.ts';
import { type AskedMedia, loadEachMedia } from '#backend/wordpress/media.ts';
import { type Listed, readList, toCategoryList } from '#backend/wordpress/pages.ts';
import { toPostList } from '#backend/wordpress/poison.ts';
import { ask } from '#backend/wordpress/request.ts';
import { findSite, type Site } from '#backend/wordpress/site.ts';
import { type Transport, throwIfStopped } from '#backend/wordpress/transport.ts';
import { removeShortcodes } from '#lib/article/shortcodes.ts';
import { htmlToText } from '#lib/article/text.ts';
import { dropEndings } from '#lib/wordpress/endings.ts';
import { findUnfit } from '#lib/wordpress/fit.ts';
import { toCategory, toPost } from '#lib/wordpress/map.ts';
import { getEmbeddedMedia, toFeaturedMedia } from '#lib/wordpress/media.ts';
import { parsePart, rawId, type Sieved, sieve } from '#lib/wordpress/parse.ts';
import type { Reading, Refused } from '#lib/wordpress/plan.ts';
import { toSlug } from '#lib/wordpress/slug.ts';
import { SyncStop } from '#lib/wordpress/stop.ts';
import type { CopiedCategory, CopiedPost } from '#schemas/post.ts';
import { type WpPost, wpCategorySchema, wpListedSchema, wpPostSchema } from '#schemas/wordpress.ts';

/** How far the reading is. */
export type Step = { what: 'posts' | 'categories' | 'media' | 'staging'; done: number; of: number };
export type OnStep = (step: Step) => void;

/** Most categories asked for one by one. */
const mostUnlisted = 20;

/** Cleaning is heavy: after so many posts signals and signs of life get their turn. */
const restAfter = 10;
const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0));

/** A post as WordPress shows it, and the request that brought it. */
type Shown = { post: WpPost; request: string };

const toThing = (kind: string, value: unknown): string => `${kind} ${rawId(value) ?? 'without id'}`;

/** The published post of a list entry; drafts, private posts and pages never get further than here. */
function parsePost({ value, request }: Listed): Shown | null {
  const thing = toThing('post', value);
  const { status, type } = parsePart(wpListedSchema, value, thing, request);
  if (status !== 'publish' || type !== 'post') return null;
  return { post: parsePart(wpPostSchema, value, thing, request), request };
}

/** Nothing of a list was understood: that is no fault of a post. */
function refuseAllOdd({ sound, aside, nameless }: Sieved<unknown>, items: readonly Listed[]): void {
  const oddity = aside[0] ? `post ${aside[0].id} (${aside[0].slug}), ${aside[0].reason}` : nameless[0];
  if (sound.length > 0 || oddity === undefined) return;
  throw new SyncStop(`${items[0]?.request}: no post can be read: ${oddity}`);
}

/** Categories that posts name and the list lacks, each asked for by itself; one that cannot be had so is left to the plan. */
async function readUnlisted(
  items: readonly Listed[],
  posts: readonly WpPost[],
  site: Site,
  transport: Transport,
): Promise<Listed[]> {
  const listed = new Set(items.map(({ value }) => rawId(value)));
  const ids = new Set(posts.flatMap(({ categories }) => categories).filter((id) => !listed.has(id)));
  const found: Listed[] = [];
  for (const id of [...ids].slice(0, mostUnlisted)) {
    const answer = await ask(site.toAddress(`wp/v2/categories/${id}`), transport).catch((error: unknown) => {
      throwIfStopped(transport.signal);
      if (error instanceof SyncStop) return null;
      throw error;
    });
    const value = answer?.status === 200 ? readJson(answer) : undefined;
    if (answer && rawId(value) === id) found.push({ value, request: answer.request });
  }
  return found;
}

async function readCategories(
  posts: readonly WpPost[],
  site: Site,
  transport: Transport,
  onStep: OnStep,
): Promise<Sieved<CopiedCategory> & { unfit: Refused[]; notes: string[] }> {
  const list = await readList(toCategoryList(site, transport), site, transport, (done, of) =>
    onStep({ what: 'categories', done, of }),
  );
  const { short } = list;
  const items = [...list.items, ...(await readUnlisted(list.items, posts, site, transport))];
  const unfit: Refused[] = [];
  const sieved = sieve(
    items,
    ({ value }) => value,
    ({ value, request }) => {
      const category = parsePart(wpCategorySchema, value, toThing('category', value), request);
      const refused = findUnfit(category);
      if (refused) unfit.push(refused);
      return refused ? null : toCategory(category, request);
    },
  );
  const notes = short ? [short] : [];
  return { ...sieved, aside: sieved.aside.map((one) => ({ ...one, kind: 'category' })), unfit, notes };
}

/** Media that did not come with their posts, each asked for once. */
function readMissingMedia(
  posts: readonly WpPost[],
  site: Site,
  transport: Transport,
  onStep: OnStep,
): Promise<AskedMedia> {
  const missing = posts.filter((post) => post.featured_media && !getEmbeddedMedia(post));
  const ids = [...new Set(missing.map((post) => post.featured_media ?? 0))].filter((id) => id > 0);
  return loadEachMedia(site, ids, transport, (done) => onStep({ what: 'media', done, of: ids.length }));
}

const toNameless = (kind: 'post' | 'category', oddities: readonly string[]): Refused[] =>
  oddities.map((oddity) => ({
    id: 0,
    slug: 'without id',
    reason: `${oddity}; it cannot be copied, and nothing is removed while it is in WordPress's list`,
    ...(kind === 'category' && { kind }),
  }));

/**
 * Reads everything WordPress shows the public, checked and mapped. An odd post, medium or category is left out by name;
 * what makes a whole list doubtful stops.
 */
export async function readWordPress(address: string, transport: Transport, onStep: OnStep): Promise<Reading> {
  const site = await findSite(address, transport);
  const { items, poisoned } = await readList(toPostList(site, transport), site, transport, (done, of) =>
    onStep({ what: 'posts', done, of }),
  );
  const listed = sieve(items, ({ value }) => value, parsePost);
  refuseAllOdd(listed, items);
  const unfit = listed.sound.flatMap(({ post }) => findUnfit(post) ?? []);
  const published = listed.sound.filter(({ post }) => !unfit.some(({ id }) => id === post.id));
  // After the posts, so that a category made for a new post is in the list.
  const raw = published.map(({ post }) => post);
  const categories = await readCategories(raw, site, transport, onStep);
  const { media, faults } = await readMissingMedia(raw, site, transport, onStep);
  const posts: CopiedPost[] = [];
  const aside: Refused[] = [];
  const unpictured: Refused[] = [];
  const lost: WpPost[] = [];
  for (const [index, shown] of published.entries()) {
    const { post, request } = shown;
    const medium = getEmbeddedMedia(post) ?? media.get(post.featured_media ?? 0);
    const picture = medium ? toFeaturedMedia(medium, site.base) : null;
    const mapped = sieve(
      [shown],
      () => post,
      () => toPost(post, picture, { ...site, request }),
    );
    posts.push(...mapped.sound);
    aside.push(...mapped.aside);
    if (post.featured_media && !picture && !faults.has(post.featured_media)) lost.push(post);
    const fault = faults.get(post.featured_media ?? 0);
    if (fault !== undefined && !getEmbeddedMedia(post)) {
      const { id } = post;
      const reason = `its featured picture, medium ${post.featured_media}, could not be read (${fault}); the one it has here stays`;
      unpictured.push({ id, slug: toSlug(post.slug), reason });
    }
    if (index % restAfter === 0) {
      await pause();
      throwIfStopped(transport.signal);
    }
  }
  const endings = dropEndings(posts);
  const notes = [
    ...(items.length + poisoned.length === 0
      ? ['WordPress lists no post at all: is the address right?']
      : []),
    ...categories.unfit.map(
      ({ id, slug, reason }) => `category ${id} (${slug}) is left out: ${reason}; its posts come without it`,
    ),
    ...categories.notes,
    ...nameLost(lost),
    ...endings.notes,
    ...endings.posts
      .filter(isEmpty)
      .map(
        ({ id, slug, title }) =>
          `post ${id} (${slug}), “${title}”: WordPress shows no text for it; a page builder may keep it elsewhere`,
      ),
  ];
  return {
    posts: endings.posts,
    categories: categories.sound,
    poisoned,
    unfit: [...listed.aside, ...unfit, ...aside],
    asideCategories: categories.aside,
    unfitCategories: categories.unfit,
    unpictured,
    nameless: [...toNameless('post', listed.nameless), ...toNameless('category', categories.nameless)],
    partial: {
      posts: listed.nameless.length > 0,
      categories: categories.nameless.length > 0 || categories.notes.length > 0,
    },
    notes,
  };
}

/** Marks of a builder that is gone are no text. */
const isEmpty = ({ content, protected: isProtected }: CopiedPost): boolean =>
  !isProtected && !content.includes('<img') && removeShortcodes(htmlToText(content)).trim() === '';

/** Most posts named by themselves. */
const mostNamed = 3;

/** Posts that name a picture which WordPress no longer shows. */
function nameLost(posts: readonly WpPost[]): string[] {
  const named = posts
    .slice(0, mostNamed)
    .map((post) => `post ${post.id} (${toSlug(post.slug)}), medium ${post.featured_media}`);
  const more = posts.length > named.length ? ` and ${posts.length - named.length} more` : '';
  return posts.length === 0
    ? []
    : [
        `the featured picture of ${named.join('; ')}${more} has no picture file that WordPress shows: without it the first picture of the text stands there; choose another in WordPress`,
      ];
}
