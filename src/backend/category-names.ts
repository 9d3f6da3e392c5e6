/** The categories that a post written on this site can be put in. */
import * as z from 'zod/mini';
import { readAnswer } from '#backend/read-answer.ts';
import { requestWithSession } from '#backend/rows.ts';
import type { AuthClient, Backend, Outcome } from '#backend/session.ts';

const categoryNames = z.array(z.object({ id: z.number(), name: z.string(), slug: z.string() }));
export type CategoryName = z.infer<typeof categoryNames>[number];

/** Every category in the order of its id, WordPress's own first. */
export async function loadCategoryNames(
  auth: AuthClient,
  backend: Backend,
): Promise<Outcome<CategoryName[]>> {
  const answer = await requestWithSession(auth, backend, 'categories?select=id,name,slug&order=id.asc');
  return readAnswer(answer, categoryNames, 'The categories could not be read.');
}
