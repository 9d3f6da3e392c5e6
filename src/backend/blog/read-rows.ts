import type { SupabaseClient } from '@supabase/supabase-js';
import { type ZodObject, type ZodType, z } from 'zod';
import { mendMedia } from '#lib/blog/mend-media.ts';
import { firstWords } from '#lib/wordpress/stop.ts';
import {
  type Category,
  categorySchema,
  type PostHead,
  type PostText,
  postHeadSchema,
  postTextSchema,
} from '#schemas/post.ts';
import { findSlugFault } from '#schemas/slug.ts';

/** Rows a request may bring: what hosted projects give at the most. */
const batch = 1000;

/** Ids that an address may name: with ten digits each it has half of the 8 KB that servers take. */
const idsAtATime = 300;

/** A row of `posts` whose slug and featured picture may have been written by any hand. */
const rowSchema = postHeadSchema.extend({ slug: z.string(), featured_media: z.unknown() });
const categoryRowSchema = categorySchema.extend({ slug: z.string() });

export type BlogRows = {
  posts: PostHead[];
  categories: Category[];
  /** Ids of posts whose featured picture is stored in a form that cannot be read: they have none. */
  oddPictures: number[];
};

/**
 * Reads every category and every post but for its texts, and leaves out with a warning those whose slug no page can have.
 * Throws one clear line when anything else is missing or not as the schema says.
 */
export async function readBlogRows(client: SupabaseClient, signal: AbortSignal): Promise<BlogRows> {
  const rows = await readTable(client, 'posts', rowSchema, signal);
  const categories = await readTable(client, 'categories', categoryRowSchema, signal);
  if (rows.length === 0) throw new Error('the table posts is empty');
  const shown = leaveOut('posts', rows);
  if (shown.length === 0) throw new Error('the table posts has no row whose slug a page can have');
  const oddPictures: number[] = [];
  const posts = shown.map((row) => {
    const { media, odd } = mendMedia(row.featured_media);
    if (odd) oddPictures.push(row.id);
    return { ...row, featured_media: media };
  });
  return { posts, categories: leaveOut('categories', categories), oddPictures };
}

/** The texts of these posts by id; one that was deleted meanwhile has none. Throws one clear line, as reading the rows does. */
export async function readPostTexts(
  client: SupabaseClient,
  ids: readonly number[],
  signal: AbortSignal,
): Promise<Map<number, PostText>> {
  const texts = new Map<number, PostText>();
  let missing = [...ids];
  while (missing.length > 0) {
    const { data, error } = await client
      .from('posts')
      .select(Object.keys(postTextSchema.shape).join())
      .in('id', missing.slice(0, idsAtATime))
      .abortSignal(signal);
    if (error) throw new Error(`posts: ${error.message}`);
    for (const row of data) {
      const text = parseRow('posts', postTextSchema, row);
      texts.set(text.id, text);
    }
    // A server may give fewer rows than were asked for; those that it gives none of are no more.
    const left = missing.filter((id) => !texts.has(id));
    missing = left.length < missing.length ? left : missing.slice(idsAtATime);
  }
  return texts;
}

/** The rows whose slug a page can have. The others are from before the database knew the rule. */
function leaveOut<Row extends { id: number; slug: string }>(table: string, rows: readonly Row[]): Row[] {
  return rows.filter(({ id, slug }) => {
    const fault = findSlugFault(slug);
    if (fault) console.warn(firstWords(`${table}: row ${id} is left out, its slug “${slug}” ${fault}.`, 300));
    return fault === null;
  });
}

/** Reads the columns that the schema names. */
async function readTable<Row extends { id: number }>(
  client: SupabaseClient,
  table: 'posts' | 'categories',
  schema: ZodObject & ZodType<Row>,
  signal: AbortSignal,
): Promise<Row[]> {
  const rows: Row[] = [];
  let total = Number.POSITIVE_INFINITY;
  while (rows.length < total) {
    const after = rows.at(-1)?.id ?? -1;
    const { data, error, count } = await client
      .from(table)
      .select(Object.keys(schema.shape).join(), { count: 'exact' })
      .gt('id', after)
      .order('id')
      .limit(batch)
      .abortSignal(signal);
    if (error) throw new Error(`${table}: ${error.message}`);
    if (count === null) throw new Error(`${table}: the answer does not say how many rows there are`);
    total = rows.length + count;
    if (data.length === 0 && count > 0)
      throw new Error(`${table}: ${count} rows were promised and none came`);
    for (const row of data) rows.push(parseRow(table, schema, row));
  }
  return rows;
}

function parseRow<Row>(table: string, schema: ZodType<Row>, row: unknown): Row {
  const parsed = schema.safeParse(row);
  if (parsed.success) return parsed.data;
  const id = typeof row === 'object' && row !== null && 'id' in row ? String(row.id) : 'without an id';
  const [issue] = parsed.error.issues;
  throw new Error(`${table}: row ${id}, ${issue?.path.join('.') || 'row'}: ${issue?.message}`);
}
