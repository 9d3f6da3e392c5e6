import type { SupabaseClient } from '@supabase/supabase-js';
import { type ZodType, z } from 'zod';
import { mendMedia } from '#lib/blog/mend-media.ts';
import { type Category, categorySchema, type Post, postSchema } from '#schemas/post.ts';

/** Rows a request may bring: what hosted projects give at the most. */
const batch = 1000;

/** A row of `posts` whose featured picture may have been written by any hand. */
const rowSchema = postSchema.extend({ featured_media: z.unknown() });

export type BlogRows = {
  posts: Post[];
  categories: Category[];
  /** Ids of posts whose featured picture is stored in a form that cannot be read: they have none. */
  oddPictures: number[];
};

/** Reads every post and category. Throws one clear line when anything else is missing or not as the schema says. */
export async function readBlogRows(client: SupabaseClient, signal: AbortSignal): Promise<BlogRows> {
  const rows = await readTable(client, 'posts', rowSchema, signal);
  const categories = await readTable(client, 'categories', categorySchema, signal);
  if (rows.length === 0) throw new Error('the table posts is empty');
  const oddPictures: number[] = [];
  const posts = rows.map((row) => {
    const { media, odd } = mendMedia(row.featured_media);
    if (odd) oddPictures.push(row.id);
    return { ...row, featured_media: media };
  });
  return { posts, categories, oddPictures };
}

async function readTable<Row extends { id: number }>(
  client: SupabaseClient,
  table: 'posts' | 'categories',
  schema: ZodType<Row>,
  signal: AbortSignal,
): Promise<Row[]> {
  const rows: Row[] = [];
  let total = Number.POSITIVE_INFINITY;
  while (rows.length < total) {
    const after = rows.at(-1)?.id ?? -1;
    const { data, error, count } = await client
      .from(table)
      .select('*', { count: 'exact' })
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
