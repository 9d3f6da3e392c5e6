/** The posts and categories as the staff screens list them, with the rights of who is signed in. */
import * as z from 'zod/mini';
import { ask, askAll, takeFirst } from '#backend/ask.ts';
import { getTables } from '#backend/browser-client.ts';
import type { AuthClient, Outcome } from '#backend/session.ts';

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

/** One page of the posts, newest first; the first is 1. Fewer than a pageful means that no more come. */
export function listPosts(auth: AuthClient, page: number): Promise<Outcome<ListedPost[]>> {
  const offset = (page - 1) * postsPerPage;
  const query = getTables()
    .from('posts')
    .select(Object.keys(listedFields).join(','))
    .order('date', { ascending: false })
    .order('id', { ascending: false })
    .range(offset, offset + postsPerPage - 1);
  return ask(auth, query, listedPosts, complaint);
}

/** The text of a post; null when there is none of this id. */
export async function loadContent(auth: AuthClient, id: number): Promise<Outcome<string | null>> {
  const query = getTables().from('posts').select('content').eq('id', id);
  const row = takeFirst(await ask(auth, query, contents, complaint));
  return row.ok ? { ok: true, value: row.value?.content ?? null } : row;
}

/** The post of a slug; null when there is none. */
export async function loadPost(auth: AuthClient, slug: string): Promise<Outcome<ShownPost | null>> {
  const columns = [...Object.keys(listedFields), 'content', 'link', 'protected'].join(',');
  const query = getTables().from('posts').select(columns).eq('slug', slug).limit(1);
  return takeFirst(await ask(auth, query, shownPosts, complaint));
}

const filed = z.object({ categories: z.array(z.number()) });

/**
 * Every category by name. WordPress counts the posts in its own; for those of this site the table's posts are counted.
 * Asked for with every column: `count` by itself means the number of rows to some of the backend's versions.
 */
export async function listCategories(auth: AuthClient): Promise<Outcome<ListedCategory[]>> {
  const ownPosts = () => getTables().from('posts').select('categories').eq('origin', 'admin').order('id');
  const [listed, own] = await Promise.all([
    ask(auth, getTables().from('categories').select().order('name'), categories, complaint),
    askAll(auth, ownPosts, filed, complaint),
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
