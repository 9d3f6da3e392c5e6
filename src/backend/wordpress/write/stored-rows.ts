import type { SupabaseClient } from '@supabase/supabase-js';
import { z } from 'zod';
import { toDatabaseError } from '#backend/wordpress/write/database-error.ts';
import { SyncError } from '#lib/wordpress/errors.ts';
import type { StoredRow, StoredRows } from '#lib/wordpress/plan/stored-row.ts';
import { copiedCategorySchema, copiedPostSchema } from '#schemas/post.ts';

/** Rows asked for at once; hosted projects answer no more. */
const rowsPerRequest = 1000;

const rowSchema = z.object({
  id: z.number().int(),
  slug: z.string(),
  origin: z.enum(['wordpress', 'admin']),
});

/** Every row of a table, in pages by id, checked against the table's own count. */
async function loadRows(
  database: SupabaseClient,
  table: 'posts' | 'categories',
  origin: 'wordpress' | 'admin',
  columns: string,
): Promise<unknown[]> {
  const rows: unknown[] = [];
  let last = 0;
  for (;;) {
    const { data, error, count } = await database
      .from(table)
      .select(columns, { count: 'exact' })
      .eq('origin', origin)
      .gt('id', last)
      .order('id')
      .limit(rowsPerRequest);
    if (error) throw toDatabaseError(`reading ${table}`, error);
    if (count === null) throw new SyncError(`the database did not count the rows of ${table}`);
    rows.push(...data);
    const end = z.object({ id: z.number().int() }).safeParse(data.at(-1));
    // `count` is of the rows after `last`: when they all came, nothing is left.
    if (data.length === count) return rows;
    if (!end.success || end.data.id <= last) {
      throw new SyncError(`the database gave ${data.length} of ${count} rows of ${table}`);
    }
    last = end.data.id;
  }
}

const toStoredRow =
  <Row>(schema: z.ZodType<Row>) =>
  (row: unknown): StoredRow<Row> => {
    const copy = schema.safeParse(row);
    return { ...rowSchema.parse(row), copy: copy.success ? copy.data : null };
  };

/** What the tables hold now; of posts written here only what they are called. */
export async function loadStoredRows(database: SupabaseClient): Promise<StoredRows> {
  const copied = await loadRows(database, 'posts', 'wordpress', '*');
  const own = await loadRows(database, 'posts', 'admin', 'id,slug,origin');
  const categories = await loadRows(database, 'categories', 'wordpress', '*');
  return {
    posts: [
      ...copied.map(toStoredRow(copiedPostSchema)),
      ...own.map((row) => ({ ...rowSchema.parse(row), copy: null })),
    ],
    categories: categories.map(toStoredRow(copiedCategorySchema)),
  };
}
