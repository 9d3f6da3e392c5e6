/** Posts written on this site as the list of posts shows them: all of them, without their texts. */
import * as z from 'zod/mini';
import { readAll } from '#backend/read-all.ts';
import type { AuthClient, Backend, Outcome } from '#backend/session.ts';

const ownPostSchema = z.object({ id: z.number(), slug: z.string(), title: z.string(), date: z.string() });
export type OwnPost = z.infer<typeof ownPostSchema>;

/** Newest first. */
export const listOwnPosts = (auth: AuthClient, backend: Backend): Promise<Outcome<OwnPost[]>> =>
  readAll(
    auth,
    backend,
    'posts?origin=eq.admin&select=id,slug,title,date&order=date.desc,id.desc',
    ownPostSchema,
  );
