/** The categories that a post written on this site can be put in. */
import * as z from 'zod/mini';
import { ask } from '#backend/ask.ts';
import { getTables } from '#backend/browser-client.ts';
import type { AuthClient, Outcome } from '#backend/session.ts';

const categoryNames = z.array(z.object({ id: z.number(), name: z.string(), slug: z.string() }));
export type CategoryName = z.infer<typeof categoryNames>[number];

/** Every category in the order of its id, WordPress's own first. */
export const loadCategoryNames = (auth: AuthClient): Promise<Outcome<CategoryName[]>> =>
  ask(
    auth,
    getTables().from('categories').select('id,name,slug').order('id'),
    categoryNames,
    'The categories could not be read.',
  );
