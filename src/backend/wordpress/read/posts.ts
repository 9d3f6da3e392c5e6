import { readList } from '#backend/wordpress/client/list.ts';
import type { Listed } from '#backend/wordpress/client/page.ts';
import type { Site } from '#backend/wordpress/client/site.ts';
import type { Transport } from '#backend/wordpress/client/transport.ts';
import { toPostList } from '#backend/wordpress/read/post-list.ts';
import { call } from '#lib/wordpress/call.ts';
import { SyncError } from '#lib/wordpress/errors.ts';
import type { OnStep } from '#lib/wordpress/progress.ts';
import { toNamed } from '#lib/wordpress/read/notes.ts';
import { nameEntry, parsePart, type Separated, separateFaulty } from '#lib/wordpress/read/parse.ts';
import type { Refused, UnreadablePost } from '#lib/wordpress/read/reading.ts';
import { findSlugRefusal } from '#lib/wordpress/read/slug-refusal.ts';
import { type WpPost, wpListedSchema, wpPostSchema } from '#schemas/wordpress.ts';

/** A post as WordPress shows it, and the request that brought it. */
export type ShownPost = { post: WpPost; request: string };

/** The posts of WordPress, those that cannot be copied set apart. */
export type ReadPosts = {
  published: ShownPost[];
  refused: Refused[];
  unreadable: UnreadablePost[];
  /** The faults of entries without an id. */
  withoutId: string[];
  /** Whether WordPress lists no post at all. */
  isEmpty: boolean;
};

/** The published post of a list entry; drafts, private posts and pages never get further than here. */
function parsePost({ value, request }: Listed): ShownPost | null {
  const thing = nameEntry('post', value);
  const { status, type } = parsePart(wpListedSchema, value, thing, request);
  if (status !== 'publish' || type !== 'post') return null;
  return { post: parsePart(wpPostSchema, value, thing, request), request };
}

/** Nothing of a list was understood: that is no fault of a post. */
function refuseAllFaulty({ valid, faulty, withoutId }: Separated<unknown>, items: readonly Listed[]): void {
  const fault = faulty[0] ? `${call(faulty[0])}: ${faulty[0].reason}` : withoutId[0];
  if (valid.length > 0 || fault === undefined) return;
  throw new SyncError(`${items[0]?.request}: no post can be read: ${fault}`);
}

/** Reads every post that the public may see, each page again post by post where the server fails on it. */
export async function readPosts(site: Site, transport: Transport, onStep: OnStep): Promise<ReadPosts> {
  const { items, unreadable } = await readList(toPostList(site, transport), site, transport, (done, of) =>
    onStep({ what: 'posts', done, of }),
  );
  const listed = separateFaulty(items, ({ value }) => value, parsePost);
  refuseAllFaulty(listed, items);
  const badSlugs = listed.valid.flatMap(({ post }) => findSlugRefusal(toNamed(post)) ?? []);
  return {
    published: listed.valid.filter(({ post }) => !badSlugs.some(({ id }) => id === post.id)),
    refused: [...listed.faulty, ...badSlugs],
    unreadable,
    withoutId: listed.withoutId,
    isEmpty: items.length + unreadable.length === 0,
  };
}
