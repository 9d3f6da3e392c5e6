/** The posts and categories as the staff screens list them, with the rights of who is signed in. */
import * as z from 'zod/mini';
import { readAll } from '#backend/read-all.ts';
import { readAnswer, takeFirst } from '#backend/read-answer.ts';
import { requestWithSession } from '#backend/rows.ts';
import type { AuthClient, Backend, Outcome } from '#backend/session.ts';

// Compiling schemas to code is forbidden by the content policy, so zod is told not to try.
z.config({ jitless: true });

const listedFields = {
  id: z.number(),
  slug: z.string(),
  title: z.string(),
  /** HTML. */
  excerpt: z.string(),
  date: z.string(),
  featured_media: z.unknown(),
  origin: z.string(),
};
const listedPosts = z.array(z.object(listedFields));
export type ListedPost = z.infer<typeof listedPosts>[number];

const contents = z.array(z.object({ content: z.string() }));

const shownPosts = z.array(
  z.object({
    ...listedFields,
    /** HTML, cleaned when it was copied. */
    content: z.string(),
    link: z.nullable(z.string()),
    protected: z.boolean(),
  }),
);
export type ShownPost = z.infer<typeof shownPosts>[number];

const categories = z.array(
  z.object({ id: z.number(), name: z.string(), count: z.number(), origin: z.string() }),
);
export type ListedCategory = z.infer<typeof categories>[number];

/** Posts that are asked for at once. */
export const postsPerPage = 10;

const complaint = 'The posts could not be read.';

const read = async <Parsed>(
  schema: z.ZodMiniType<Parsed>,
  ...request: Parameters<typeof requestWithSession>
): Promise<Outcome<Parsed>> => readAnswer(await requestWithSession(...request), schema, complaint);

/** One page of the posts, newest first; the first is 1. Fewer than a pageful means that no more come. */
export function listPosts(auth: AuthClient, backend: Backend, page: number): Promise<Outcome<ListedPost[]>> {
  const columns = Object.keys(listedFields).join(',');
  const offset = (page - 1) * postsPerPage;
  return read(
    listedPosts,
    auth,
    backend,
    `posts?select=${columns}&order=date.desc,id.desc&limit=${postsPerPage}&offset=${offset}`,
  );
}

/** The text of a post; null when there is none of this id. */
export async function loadContent(
  auth: AuthClient,
  backend: Backend,
  id: number,
): Promise<Outcome<string | null>> {
  const row = takeFirst(await read(contents, auth, backend, `posts?select=content&id=eq.${id}`));
  return row.ok ? { ok: true, value: row.value?.content ?? null } : row;
}

/** The post of a slug; null when there is none. */
export async function loadPost(
  auth: AuthClient,
  backend: Backend,
  slug: string,
): Promise<Outcome<ShownPost | null>> {
  const columns = [...Object.keys(listedFields), 'content', 'link', 'protected'].join(',');
  const answer = await read(
    shownPosts,
    auth,
    backend,
    `posts?select=${columns}&slug=eq.${encodeURIComponent(slug)}&limit=1`,
  );
  return takeFirst(answer);
}

const filed = z.object({ categories: z.array(z.number()) });

/**
 * Every category by name. WordPress counts the posts in its own; for those of this site the table's posts are counted.
 * Asked for with every column: `count` by itself means the number of rows to some of the backend's versions.
 */
export async function listCategories(auth: AuthClient, backend: Backend): Promise<Outcome<ListedCategory[]>> {
  const [listed, own] = await Promise.all([
    read(categories, auth, backend, 'categories?select=*&order=name.asc'),
    readAll(auth, backend, 'posts?select=categories&origin=eq.admin&order=id', filed, complaint),
  ]);
  if (!listed.ok) return listed;
  if (!own.ok) return own;
  const counts = new Map<number, number>();
  for (const post of own.value) for (const id of post.categories) counts.set(id, (counts.get(id) ?? 0) + 1);
  const value = listed.value.map((category) =>
    category.origin === 'admin' ? { ...category, count: counts.get(category.id) ?? 0 } : category,
  );
  return { ok: true, value };
}
