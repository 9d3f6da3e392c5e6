/** The facts of a database's own catalogue that the migrations decide, as plain lines. */
import type { PGlite } from '@supabase/lite/pglite';

const facts = {
  columns: `select concat_ws(' ', table_schema, table_name, ordinal_position, column_name, data_type, is_nullable,
      column_default, identity_generation) as fact
    from information_schema.columns where table_schema in ('public', 'supabase_migrations')`,
  constraints: `select concat_ws(' ', conrelid::regclass, conname, pg_get_constraintdef(oid)) as fact
    from pg_constraint where connamespace = 'public'::regnamespace`,
  indexes: `select indexdef as fact from pg_indexes where schemaname = 'public'`,
  policies: `select concat_ws(' ', tablename, policyname, permissive, roles::text, cmd, qual, with_check) as fact
    from pg_policies where schemaname = 'public'`,
  rowSecurity: `select concat_ws(' ', oid::regclass, relkind, relrowsecurity, relacl::text) as fact
    from pg_class where relnamespace = 'public'::regnamespace and relkind <> 'i'`,
  columnGrants: `select concat_ws(' ', attrelid::regclass, attname, attacl::text) as fact
    from pg_attribute where attacl is not null and attrelid in (select oid from pg_class where relnamespace = 'public'::regnamespace)`,
  functions: `select concat_ws(' ', pg_get_functiondef(oid), prosecdef, proacl::text) as fact
    from pg_proc where pronamespace = 'public'::regnamespace`,
  triggers: `select pg_get_triggerdef(oid) as fact from pg_trigger where not tgisinternal`,
  history: `select version || ' ' || name as fact from supabase_migrations.schema_migrations`,
};

export async function listFacts(database: PGlite): Promise<Record<string, string[]>> {
  const found: Record<string, string[]> = {};
  for (const [title, query] of Object.entries(facts)) {
    const { rows } = await database.query<{ fact: string }>(`${query} order by 1`);
    found[title] = rows.map(({ fact }) => fact);
  }
  return found;
}
