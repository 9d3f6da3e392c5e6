/** What a post written on this site was before, and who changed it. */
import * as z from 'zod/mini';
import { ask, askAll, takeFirst } from '#backend/ask.ts';
import { getTables } from '#backend/browser-client.ts';
import { mediaSchema } from '#backend/own-posts.ts';
import type { AuthClient, Outcome } from '#backend/session.ts';

const changeSchema = z.object({
  id: z.number(),
  version: z.number(),
  action: z.enum(['published', 'changed', 'removed']),
  slug: z.string(),
  title: z.string(),
  excerpt: z.string(),
  content: z.string(),
  title_hi: z.nullable(z.string()),
  summary_hi: z.nullable(z.string()),
  categories: z.array(z.number()),
  featured_media: mediaSchema,
  date: z.string(),
  changed_at: z.string(),
  changed_by: z.string(),
});
/** A change, and the post as it left it. */
export type PostChange = z.infer<typeof changeSchema>;

/** Those of one post, the last first. */
export const listPostChanges = (auth: AuthClient, postId: number): Promise<Outcome<PostChange[]>> =>
  ask(
    auth,
    getTables()
      .from('post_history')
      .select(Object.keys(changeSchema.shape).join())
      .eq('post_id', postId)
      .order('id', { ascending: false }),
    z.array(changeSchema),
    'The history could not be read.',
  );

const removedSchema = z.pick(changeSchema, {
  id: true,
  slug: true,
  title: true,
  changed_at: true,
  changed_by: true,
});
/** A post that was taken off the site, without its texts. */
export type RemovedPost = z.infer<typeof removedSchema>;

/** The last removed first. */
export const listRemovedPosts = (auth: AuthClient): Promise<Outcome<RemovedPost[]>> =>
  askAll(
    auth,
    () =>
      getTables()
        .from('post_history')
        .select(Object.keys(removedSchema.shape).join())
        .eq('action', 'removed')
        .order('id', { ascending: false }),
    removedSchema,
  );

/** One with its text, as it stood when it was removed; null when its history is gone. */
export async function loadRemovedPost(auth: AuthClient, id: number): Promise<Outcome<PostChange | null>> {
  const query = getTables()
    .from('post_history')
    .select(Object.keys(changeSchema.shape).join())
    .eq('action', 'removed')
    .eq('id', id);
  return takeFirst(await ask(auth, query, z.array(changeSchema), 'The history could not be read.'));
}
