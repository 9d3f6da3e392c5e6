import { findSite, type Site } from '#backend/wordpress/client/site.ts';
import { type Transport, throwIfStopped } from '#backend/wordpress/client/transport.ts';
import { readCategories } from '#backend/wordpress/read/categories.ts';
import { type AskedMedia, readMissingMedia } from '#backend/wordpress/read/media.ts';
import { readPosts, type ShownPost } from '#backend/wordpress/read/posts.ts';
import { call } from '#lib/wordpress/call.ts';
import type { OnStep } from '#lib/wordpress/progress.ts';
import { toPost } from '#lib/wordpress/read/map.ts';
import { getEmbeddedMedia, toFeaturedMedia } from '#lib/wordpress/read/media.ts';
import {
  noteEmptyPosts,
  noteMissingPictures,
  notePastedPictures,
  toNamed,
  toRefusedWithoutId,
} from '#lib/wordpress/read/notes.ts';
import { separateFaulty } from '#lib/wordpress/read/parse.ts';
import type { Reading, Refused } from '#lib/wordpress/read/reading.ts';
import { dropRepeatedEndings } from '#lib/wordpress/read/repeated-endings.ts';
import type { CopiedPost } from '#schemas/post.ts';
import type { WpPost } from '#schemas/wordpress.ts';

type MappedPosts = {
  posts: CopiedPost[];
  refused: Refused[];
  /** Posts whose featured picture could not be read now. */
  withoutPicture: Refused[];
  /** Posts that name a picture which WordPress does not show. */
  missingPicture: WpPost[];
};

/** Cleaning is heavy: after so many posts signals and signs of life get their turn. */
const restAfter = 10;
const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0));

/** Cleans each post and brings it into the form of its row. */
async function mapPosts(
  published: readonly ShownPost[],
  { media, faults }: AskedMedia,
  site: Site,
  signal: AbortSignal,
): Promise<MappedPosts> {
  const result: MappedPosts = { posts: [], refused: [], withoutPicture: [], missingPicture: [] };
  for (const [index, shown] of published.entries()) {
    const { post, request } = shown;
    const medium = getEmbeddedMedia(post) ?? media.get(post.featured_media ?? 0);
    const picture = medium ? toFeaturedMedia(medium, site.base) : null;
    const mapped = separateFaulty(
      [shown],
      () => post,
      () => toPost(post, picture, { ...site, request }),
    );
    result.posts.push(...mapped.valid);
    result.refused.push(...mapped.faulty);
    const fault = faults.get(post.featured_media ?? 0);
    if (post.featured_media && !picture && fault === undefined) result.missingPicture.push(post);
    if (fault !== undefined && !getEmbeddedMedia(post)) {
      const reason = `its featured picture, medium ${post.featured_media}, could not be read (${fault}); the one it has here stays: look at it in WordPress, or run again later`;
      result.withoutPicture.push({ ...toNamed(post), reason });
    }
    if (index % restAfter === 0) {
      await pause();
      throwIfStopped(signal);
    }
  }
  return result;
}

/**
 * Reads everything WordPress shows the public, checked and mapped. A faulty post, medium or category is left out by name;
 * what makes a whole list doubtful stops.
 */
export async function readWordPress(address: string, transport: Transport, onStep: OnStep): Promise<Reading> {
  const site = await findSite(address, transport);
  const listed = await readPosts(site, transport, onStep);
  const raw = listed.published.map(({ post }) => post);
  // After the posts, so that a category made for a new post is in the list.
  const categories = await readCategories(raw, site, transport, onStep);
  const media = await readMissingMedia(raw, site, transport, onStep);
  const mapped = await mapPosts(listed.published, media, site, transport.signal);
  const { posts, notes } = dropRepeatedEndings(mapped.posts);
  return {
    posts,
    categories: categories.valid,
    unreadable: listed.unreadable,
    refusedPosts: [...listed.refused, ...mapped.refused],
    refusedCategories: categories.faulty,
    categoriesWithBadSlug: categories.badSlugs,
    withoutPicture: mapped.withoutPicture,
    withoutId: [
      ...toRefusedWithoutId('post', listed.withoutId),
      ...toRefusedWithoutId('category', categories.withoutId),
    ],
    partial: {
      posts: listed.withoutId.length > 0,
      categories: categories.withoutId.length > 0 || categories.notes.length > 0,
    },
    notes: [
      ...(listed.isEmpty ? ['WordPress lists no post at all: is the address right?'] : []),
      ...categories.badSlugs.map(
        (category) => `${call(category)}: ${category.reason}; until then its posts come without it`,
      ),
      ...categories.notes,
      ...noteMissingPictures(mapped.missingPicture),
      ...notePastedPictures(raw),
      ...notes,
      ...noteEmptyPosts(posts),
    ],
  };
}
