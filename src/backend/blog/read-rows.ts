import type { SupabaseClient } from '@supabase/supabase-js';
import { type ZodObject, type ZodType, z } from 'zod';
import { mendMedia } from '#lib/blog/mend-media.ts';
import { firstWords } from '#lib/wordpress/errors.ts';
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

/** A row that no page can be made of: its id, and one line that names table, row, field and reason. */
export interface Fault {
  id: number;
  message: string;
}

/** Rows that are as their schema says, and the faults of the others. */
export interface Rows<Row> {
  rows: Row[];
  faults: Fault[];
}

/** A row of `posts` whose slug and featured picture may have been written by any hand. */
const rowSchema = postHeadSchema.extend({ slug: z.string(), featured_media: z.unknown() });
const categoryRowSchema = categorySchema.extend({ slug: z.string() });
const idSchema = z.object({ id: z.number().int() });

/**
 * Reads every post but for its texts. Throws one clear line when the table cannot be read or is empty. `oddPictures` are the
 * ids of posts whose featured picture is stored in a form that cannot be read: they have none.
 */
export async function readPosts(
  client: SupabaseClient,
  signal: AbortSignal,
): Promise<Rows<PostHead> & { oddPictures: number[] }> {
  const { rows, faults } = await readTable(client, 'posts', rowSchema, signal);
  if (rows.length === 0) throw new Error(faults[0]?.message ?? 'the table posts is empty');
  const oddPictures: number[] = [];
  const posts = rows.map((row) => {
    const { media, odd } = mendMedia(row.featured_media);
    if (odd) oddPictures.push(row.id);
    return { ...row, featured_media: media };
  });
  return { rows: posts, faults, oddPictures };
}

/** Reads every category, as `readPosts` does; there may be none. */
export const readCategories = (client: SupabaseClient, signal: AbortSignal): Promise<Rows<Category>> =>
  readTable(client, 'categories', categoryRowSchema, signal);

/** Throws one clear line when no post can be read: tables that give nothing at all are those of a faulty backend. */
export async function requirePosts(client: SupabaseClient, signal: AbortSignal): Promise<void> {
  const { data, error } = await client.from('posts').select('id').limit(1).abortSignal(signal);
  if (requireRows('posts', data, error).length === 0)
    throw new Error('the tables categories and posts are empty');
}

/** The texts of these posts; one that was deleted meanwhile has none. Throws one clear line when the table cannot be read. */
export async function readPostTexts(
  client: SupabaseClient,
  ids: readonly number[],
  signal: AbortSignal,
): Promise<Rows<PostText>> {
  const read: Rows<PostText> = { rows: [], faults: [] };
  let missing = [...ids];
  while (missing.length > 0) {
    const { data, error } = await client
      .from('posts')
      .select(Object.keys(postTextSchema.shape).join())
      .in('id', missing.slice(0, idsAtATime))
      .abortSignal(signal);
    const texts = requireRows('posts', data, error);
    const came = new Set(texts.map((row) => addRow('posts', postTextSchema, row, read)));
    // A server may give fewer rows than were asked for; those that it gives none of are no more.
    const left = missing.filter((id) => !came.has(id));
    missing = left.length < missing.length ? left : missing.slice(idsAtATime);
  }
  return read;
}

/** The rows of an answer. Throws one clear line when it is none: what stands behind an address may answer with anything. */
function requireRows(table: string, data: unknown, error: { message: string } | null): readonly unknown[] {
  if (error) throw new Error(firstWords(`${table}: ${error.message}`, 300));
  if (!Array.isArray(data)) throw new Error(`${table}: the answer is no list`);
  return data;
}

/** Reads the columns that the schema names. */
async function readTable<Row extends { id: number; slug: string }>(
  client: SupabaseClient,
  table: 'posts' | 'categories',
  schema: ZodObject & ZodType<Row>,
  signal: AbortSignal,
): Promise<Rows<Row>> {
  const read: Rows<Row> = { rows: [], faults: [] };
  let after = -1;
  let left = Number.POSITIVE_INFINITY;
  while (left > 0) {
    const { data, error, count } = await client
      .from(table)
      .select(Object.keys(schema.shape).join(), { count: 'exact' })
      .gt('id', after)
      .order('id')
      .limit(batch)
      .abortSignal(signal);
    const rows = requireRows(table, data, error);
    if (count === null) throw new Error(`${table}: the answer does not say how many rows there are`);
    if (rows.length === 0 && count > 0)
      throw new Error(`${table}: ${count} rows were promised and none came`);
    left = count - rows.length;
    for (const row of rows) after = addRow(table, schema, row, read);
  }
  return leaveOutOddSlugs(table, read);
}

/** Puts a row where it belongs and gives its id. Throws when it has none. */
function addRow<Row>(table: string, schema: ZodType<Row>, row: unknown, { rows, faults }: Rows<Row>): number {
  const named = idSchema.safeParse(row);
  if (!named.success) throw new Error(`${table}: a row came without an id`);
  const { id } = named.data;
  const parsed = schema.safeParse(row);
  if (parsed.success) rows.push(parsed.data);
  else {
    const [issue] = parsed.error.issues;
    faults.push({ id, message: `${table}: row ${id}, ${issue?.path.join('.') || 'row'}: ${issue?.message}` });
  }
  return id;
}

/** Rows from before the database knew the rule for slugs may have one that no page can have. */
function leaveOutOddSlugs<Row extends { id: number; slug: string }>(
  table: string,
  { rows, faults }: Rows<Row>,
): Rows<Row> {
  const odd = rows.flatMap(({ id, slug }) => {
    const fault = findSlugFault(slug);
    return fault ? [{ id, message: firstWords(`${table}: row ${id}, slug: “${slug}” ${fault}`, 300) }] : [];
  });
  const ids = new Set(odd.map(({ id }) => id));
  return { rows: rows.filter(({ id }) => !ids.has(id)), faults: [...faults, ...odd] };
}
