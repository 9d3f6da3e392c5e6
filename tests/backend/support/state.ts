/** Sets the tables up for a trial and tells whether a trial has changed them. */
import type { Specimen } from './specimens.ts';

export type Sql = <Row = Record<string, unknown>>(query: string, params?: unknown[]) => Promise<Row[]>;

const quote = (name: string) => `"${name.replaceAll('"', '""')}"`;

/** Column list and a select that reads them, typed by the table, from the JSON parameter $1. */
export function toTypedRow(table: string, row: Record<string, unknown>) {
  const columns = Object.keys(row).map(quote).join(', ');
  return {
    columns,
    values: `select ${columns} from jsonb_populate_record(null::public.${quote(table)}, $1::jsonb)`,
  };
}

export async function listTables(sql: Sql): Promise<string[]> {
  const rows = await sql<{ name: string }>(
    `select c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where n.nspname = 'public' and c.relkind in ('r', 'p', 'v', 'm', 'f') order by 1`,
  );
  return rows.map(({ name }) => name);
}

export async function listFunctions(sql: Sql): Promise<string[]> {
  const rows = await sql<{ name: string }>(
    `select distinct p.proname as name from pg_proc p join pg_namespace n on n.oid = p.pronamespace
     where n.nspname = 'public' order by 1`,
  );
  return rows.map(({ name }) => name);
}

/** Empties every table and puts down the existing rows, and the one member of staff who takes part. */
async function prepare(sql: Sql, specimens: Record<string, Specimen>, staffId: string): Promise<void> {
  await sql(
    `truncate ${Object.keys(specimens)
      .map((table) => `public.${quote(table)}`)
      .join(', ')} cascade`,
  );
  await sql('insert into public.staff (user_id) values ($1)', [staffId]);
  for (const [table, { existing, beside = [] }] of Object.entries(specimens)) {
    for (const row of [existing, ...beside]) {
      const { columns, values } = toTypedRow(table, row);
      await sql(`insert into public.${quote(table)} (${columns}) overriding system value ${values}`, [
        JSON.stringify(row),
      ]);
    }
  }
}

/** Everything in the tables in a few letters. */
export async function digest(sql: Sql, tables: readonly string[]): Promise<string> {
  const parts = tables.map(
    (table) =>
      `(select md5(coalesce(string_agg(t::text, '|' order by t::text), '')) from public.${quote(table)} t)`,
  );
  const [row] = await sql<{ digest: string }>(`select concat_ws('-', ${parts.join(', ')}) as digest`);
  return row?.digest ?? '';
}

/**
 * What sets the tables up before each trial: only where the last one has changed them. Resolves with their digest.
 */
export function createRestore(
  sql: Sql,
  specimens: Record<string, Specimen>,
  staffId: string,
  tables: readonly string[],
): () => Promise<string> {
  let existing: string | undefined;
  return async () => {
    if (existing === undefined || (await digest(sql, tables)) !== existing) {
      await prepare(sql, specimens, staffId);
      existing = await digest(sql, tables);
    }
    return existing;
  };
}
