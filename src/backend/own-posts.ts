/** One post written on this site, as the editor reads, publishes and takes it back. */
import * as z from 'zod/mini';
import { ask, change, takeFirst } from '#backend/ask.ts';
import { getTables } from '#backend/browser-client.ts';
import type { AuthClient, Outcome } from '#backend/session.ts';
import type { HindiColumns } from '#lib/editor/hindi.ts';

/** With all that is stored beside the address, so that it goes back unchanged. */
export const mediaSchema = z.nullable(z.catch(z.looseObject({ url: z.string() }), { url: '' }));

const wholePostSchema = z.object({
  id: z.number(),
  slug: z.string(),
  title: z.string(),
  date: z.string(),
  version: z.number(),
  excerpt: z.string(),
  content: z.string(),
  title_hi: z.nullable(z.string()),
  summary_hi: z.nullable(z.string()),
  categories: z.array(z.number()),
  featured_media: mediaSchema,
});
export type WholePost = z.infer<typeof wholePostSchema>;

/** What is written of a post; texts are clean HTML where the table holds HTML. */
export type PostFields = HindiColumns & {
  slug: string;
  title: string;
  excerpt: string;
  content: string;
  /** Ids, the leading one first; null leaves those that the post has. */
  categories: readonly number[] | null;
  featured_media: { url: string } | null;
  /** ISO instant of its first publication, where it had one. */
  date?: string;
};

/** Another version is there than the one this browser knows. */
const conflictSchema = z.object({
  outcome: z.literal('conflict'),
  title: z.string(),
  version: z.number(),
  modified: z.nullable(z.string()),
});

const resultSchema = z.union([
  z.object({ outcome: z.literal('done'), id: z.number(), version: z.number(), slug: z.string() }),
  conflictSchema,
  /** It was taken off the site meanwhile. */
  z.object({ outcome: z.literal('gone') }),
  /** Another post has this slug. */
  z.object({ outcome: z.literal('slug'), title: z.string(), origin: z.string() }),
  /** No page can have this slug. */
  z.object({ outcome: z.literal('unfit') }),
  /** Categories that are not in the table (any more). */
  z.object({ outcome: z.literal('category'), missing: z.array(z.number()) }),
]);
export type PublishResult = z.infer<typeof resultSchema>;

const takenBackSchema = z.union([
  z.object({ outcome: z.literal('done') }),
  conflictSchema,
  z.object({ outcome: z.literal('gone') }),
]);
type UnpublishResult = z.infer<typeof takenBackSchema>;

/** One with its text; null when it is not there any more. */
export async function loadOwnPost(auth: AuthClient, id: number): Promise<Outcome<WholePost | null>> {
  const query = getTables()
    .from('posts')
    .select(Object.keys(wholePostSchema.shape).join())
    .eq('origin', 'admin')
    .eq('id', id);
  return takeFirst(await ask(auth, query, z.array(wholePostSchema)));
}

/** Writes a post: a new one, or over the version that `live` names and no other. */
export const publishPost = (
  auth: AuthClient,
  live: { id: number; version: number } | null,
  fields: PostFields,
): Promise<Outcome<PublishResult>> =>
  change(
    auth,
    getTables().rpc('publish_post', {
      post_id: live?.id ?? null,
      expected: live?.version ?? null,
      fields: {
        ...fields,
        categories: fields.categories && [...fields.categories],
        featured_media: fields.featured_media && { ...fields.featured_media },
      },
    }),
    resultSchema,
  );

/** Takes a post off the site, if it is still the version that is known here. */
export const unpublishPost = (
  auth: AuthClient,
  { id, version }: { id: number; version: number },
): Promise<Outcome<UnpublishResult>> =>
  change(auth, getTables().rpc('unpublish_post', { post_id: id, expected: version }), takenBackSchema);
