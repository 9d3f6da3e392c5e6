import { readFileSync } from 'node:fs';
import type { PGlite } from '@supabase/lite/pglite';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { migrate, seed } from '../../scripts/embedded/migrate.ts';
import { listFacts } from './support/catalogue.ts';
import { startPlain } from './support/plain.ts';

let database: PGlite;
beforeAll(async () => {
  database = await startPlain();
});
afterAll(() => database?.close());

const list = async (query: string) =>
  (await database.query<{ name: string }>(query)).rows.map(({ name }) => name);

describe('the migrations', () => {
  test('from empty twice give the same catalogue', async () => {
    const other = await startPlain();
    try {
      const facts = await listFacts(database);
      expect(await listFacts(other)).toEqual(facts);
      expect(Object.entries(facts).filter(([, lines]) => lines.length === 0)).toEqual([]);
    } finally {
      await other.close();
    }
  });

  test('are applied once: a second start changes nothing', async () => {
    const before = await listFacts(database);
    await migrate(database);
    expect(await listFacts(database)).toEqual(before);
  });

  test('are followed by the seeds, sown once: what people delete stays deleted', async () => {
    await seed(database);
    const [sown = 0] = await list('select count(*)::int as name from public.posts');
    expect(sown).toBeGreaterThan(0);
    await database.exec('delete from public.posts');
    await seed(database);
    expect(await list('select count(*)::int as name from public.posts')).toEqual([0]);
  });
});

describe('columns', () => {
  test('are all in src/backend/database.types.ts, and no others', async () => {
    const types = readFileSync('src/backend/database.types.ts', 'utf8');
    const typed = [...types.matchAll(/^ {6}(\w+): \{\n {8}Row: \{\n([\s\S]*?)^ {8}\}/gm)].flatMap(
      ([, table, row = '']) => [...row.matchAll(/^ {10}(\w+):/gm)].map(([, column]) => `${table}.${column}`),
    );
    const there =
      await list(`select c.relname || '.' || attname as name from pg_class c join pg_attribute on attrelid = c.oid
      where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'v') and attnum > 0 and not attisdropped`);
    expect(
      there.filter((column) => !typed.includes(column)),
      'missing in database.types.ts',
    ).toEqual([]);
    expect(
      typed.filter((column) => !there.includes(column)),
      'without a column',
    ).toEqual([]);
  });

  test.each([
    ['insert', ['contacts.created_at', 'contacts.id', 'pets.created_at', 'pets.id']],
    ['update', ['pets.created_at', 'pets.id', 'pets.owner_id', 'profiles.created_at', 'profiles.id']],
  ])('of a table whose rows people %s are all granted to them, but for these', async (verb, closed) => {
    const refused =
      await list(`select c.relname || '.' || attname as name from pg_class c join pg_attribute on attrelid = c.oid
      where relnamespace = 'public'::regnamespace and relkind = 'r' and attnum > 0 and not attisdropped
        and has_any_column_privilege('authenticated', c.oid, '${verb}')
        and not has_column_privilege('authenticated', c.oid, attnum, '${verb}') order by 1`);
    expect(refused, `a column of such a table needs: grant ${verb} (column) on … to authenticated`).toEqual(
      closed,
    );
  });
});

describe('the security lints', () => {
  test('every table of the interface has row security', async () => {
    expect(
      await list(`select relname as name from pg_class
        where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relrowsecurity`),
    ).toEqual([]);
  });

  test('every table with row security has a policy', async () => {
    expect(
      await list(`select relname as name from pg_class c
        where relnamespace = 'public'::regnamespace and relrowsecurity
          and not exists (select from pg_policy where polrelid = c.oid)`),
    ).toEqual([]);
  });

  test('every function has a fixed search path', async () => {
    expect(
      await list(`select proname as name from pg_proc
        where pronamespace = 'public'::regnamespace
          and not exists (select from unnest(proconfig) setting where setting like 'search_path=%')`),
    ).toEqual([]);
  });

  test('no function that runs with its owner’s rights can be called by a visitor', async () => {
    expect(
      await list(`select proname as name from pg_proc
        where pronamespace = 'public'::regnamespace and prosecdef and has_function_privilege('anon', oid, 'execute')`),
    ).toEqual([]);
  });

  test('only three functions run with their owner’s rights for people who signed in: am I staff, delete my account, ask for a build', async () => {
    expect(
      await list(`select proname as name from pg_proc where pronamespace = 'public'::regnamespace and prosecdef
          and has_function_privilege('authenticated', oid, 'execute') order by 1`),
    ).toEqual(['delete_own_account', 'is_staff', 'request_rebuild']);
  });

  test('no view passes by the row policies', async () => {
    expect(
      await list(`select relname as name from pg_class where relnamespace = 'public'::regnamespace
          and relkind in ('v', 'm') and not coalesce(reloptions @> '{security_invoker=true}', false)`),
    ).toEqual([]);
  });

  test('no policy asks for the user row by row, and none reads what users write themselves', async () => {
    const policies = await list(
      `select concat_ws(' ', tablename, policyname, qual, with_check) as name from pg_policies where schemaname = 'public'`,
    );
    expect(
      policies.filter((text) =>
        /auth\.\w+\(\)|is_staff\(\)/.test(text.replace(/\( ?SELECT [^)]*\(\)/gi, '')),
      ),
    ).toEqual([]);
    expect(policies.filter((text) => /metadata/i.test(text))).toEqual([]);
  });

  test('nobody but the owner may make or drop tables', async () => {
    expect(
      await list(`select role as name from unnest(array['anon', 'authenticated', 'service_role']) role
        where has_schema_privilege(role, 'public', 'create')`),
    ).toEqual([]);
  });

  test('every foreign key has an index that begins with it', async () => {
    expect(
      await list(`select conname as name from pg_constraint c
        where contype = 'f' and connamespace = 'public'::regnamespace and not exists (
          select from pg_index i where i.indrelid = c.conrelid and (i.indkey::int2[])[0:cardinality(c.conkey) - 1] = c.conkey)`),
    ).toEqual([]);
  });
});
