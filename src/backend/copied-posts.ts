/** Posts copied from WordPress, as the list of posts shows them: they are changed there, and can be hidden and told in Hindi here. */
import * as z from 'zod/mini';
import { askAll, change } from '#backend/ask.ts';
import { getTables } from '#backend/browser-client.ts';
import { type AuthClient, type Failure, fail, type Outcome } from '#backend/session.ts';
import type { HindiColumns } from '#lib/editor/hindi.ts';

const copiedPostSchema = z.object({
  id: z.number(),
  slug: z.string(),
  title: z.string(),
  /** Its address in WordPress. */
  link: z.nullable(z.string()),
  hidden: z.boolean(),
  title_hi: z.nullable(z.string()),
  summary_hi: z.nullable(z.string()),
});
export type CopiedPost = z.infer<typeof copiedPostSchema>;

/** Newest first. */
export const listCopiedPosts = (auth: AuthClient): Promise<Outcome<CopiedPost[]>> =>
  askAll(
    auth,
    () =>
      getTables()
        .from('posts')
        .select(Object.keys(copiedPostSchema.shape).join())
        .eq('origin', 'wordpress')
        .order('date', { ascending: false })
        .order('id', { ascending: false }),
    copiedPostSchema,
  );

const unchanged: Failure = {
  kind: 'refused',
  message: 'This post is no longer here, or your account may not change it any more. Nothing was changed.',
};
const changedRows = z.array(z.object({ id: z.number() }));

/** The row policies answer who may change nothing, and a post that is gone, with no row and no error. */
async function changeCopiedPost(
  auth: AuthClient,
  id: number,
  fields: Partial<Pick<CopiedPost, 'hidden'> & HindiColumns>,
): Promise<Outcome<unknown>> {
  const query = getTables().from('posts').update(fields).eq('origin', 'wordpress').eq('id', id).select('id');
  const changed = await change(auth, query, changedRows);
  return changed.ok && changed.value.length === 0 ? fail(unchanged) : changed;
}

/** Takes a copied post off the site or brings it back; the next build does it. */
export const hideCopiedPost = (auth: AuthClient, id: number, hidden: boolean): Promise<Outcome<unknown>> =>
  changeCopiedPost(auth, id, { hidden });

/** Writes what a copied post is called and what it is about in Hindi; the next build shows it. */
export const tellInHindi = (auth: AuthClient, id: number, hindi: HindiColumns): Promise<Outcome<unknown>> =>
  changeCopiedPost(auth, id, hindi);
