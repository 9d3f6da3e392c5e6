/** Posts written on this site as the list of posts shows them: all of them, without their texts. */
import * as z from 'zod/mini';
import { askAll } from '#backend/ask.ts';
import { getTables } from '#backend/browser-client.ts';
import type { AuthClient, Outcome } from '#backend/session.ts';

const ownPostSchema = z.object({
  id: z.number(),
  slug: z.string(),
  title: z.string(),
  date: z.string(),
  version: z.number(),
});
export type OwnPost = z.infer<typeof ownPostSchema>;

/** Newest first. */
export const listOwnPosts = (auth: AuthClient): Promise<Outcome<OwnPost[]>> =>
  askAll(
    auth,
    () =>
      getTables()
        .from('posts')
        .select('id,slug,title,date,version')
        .eq('origin', 'admin')
        .order('date', { ascending: false })
        .order('id', { ascending: false }),
    ownPostSchema,
  );
