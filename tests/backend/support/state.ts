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
async function putDown(sql: Sql, specimens: Record<string, Specimen>, staffId: string): Promise<void> {
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
async function digest(sql: Sql, tables: readonly string[]): Promise<string> {
  const parts = tables.map(
    (table) =>
      `(select md5(coalesce(string_agg(t::text, '|' order by t::text), '')) from public.${quote(table)} t)`,
  );
  const [row] = await sql<{ digest: string }>(`select concat_ws('-', ${parts.join(', ')}) as digest`);
  return row?.digest ?? '';
}

/** Keeps copies of the tables beside them, and a function that puts the copies back without triggers and references. */
async function keep(sql: Sql, tables: readonly string[]): Promise<void> {
  await sql('create schema kept');
  const steps: string[] = [];
  for (const table of tables.map(quote)) {
    await sql(`create table kept.${table} as table public.${table}`);
    const [row] = await sql<{ columns: string }>(
      `select string_agg(quote_ident(attname), ', ') as columns from pg_attribute
       where attrelid = $1::regclass and attnum > 0 and not attisdropped and attgenerated = ''`,
      [`public.${table}`],
    );
    steps.push(
      `delete from public.${table};`,
      `insert into public.${table} (${row?.columns}) overriding system value select ${row?.columns} from kept.${table};`,
    );
  }
  await sql(
    `create function kept.restore() returns void language plpgsql set session_replication_role = replica
     as $$ begin ${steps.join(' ')} end $$`,
  );
}

export type Trials = {
  /** Sets the tables up for what may change them. */
  restore(): Promise<void>;
  /** Sets the tables up, prepares further what the trial needs, carries it out and tells whether that has changed them. */
  tryOut<T>(
    action: () => PromiseLike<T>,
    prepare?: () => Promise<unknown>,
  ): Promise<{ answer: T; changed: boolean }>;
};

export function createTrials(sql: Sql, specimens: Record<string, Specimen>, staffId: string): Trials {
  const tables = Object.keys(specimens);
  let existing: string | undefined;
  let intact = false;
  const restore = async () => {
    if (existing === undefined) {
      await putDown(sql, specimens, staffId);
      await keep(sql, tables);
      existing = await digest(sql, tables);
    } else if (!intact) await sql('select kept.restore()');
    intact = false;
    return existing;
  };
  return {
    restore: async () => void (await restore()),
    async tryOut(action, prepare) {
      const whole = await restore();
      await prepare?.();
      const before = prepare ? await digest(sql, tables) : whole;
      const answer = await action();
      const after = await digest(sql, tables);
      intact = after === whole;
      return { answer, changed: after !== before };
    },
  };
}
