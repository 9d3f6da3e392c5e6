/**
 * The migrations on a Postgres of their own, with what a hosted project has from the beginning and nothing else. The
 * embedded backend grants all tables to all roles when it starts: only here do grants show.
 */
import { PGlite } from '@supabase/lite/pglite';
import { migrate } from '../../../scripts/embedded/migrate.ts';
import { openEmptyDatabase } from './empty-database.ts';

const surroundings = `
  create role anon nologin;
  create role authenticated nologin;
  create role service_role nologin bypassrls;
  create schema auth;
  create table auth.users (
    id uuid primary key, email text unique, email_confirmed_at timestamptz, raw_user_meta_data jsonb
  );
  create table auth.sessions (
    id uuid primary key, user_id uuid references auth.users (id) on delete cascade, created_at timestamptz
  );
  create function auth.uid() returns uuid language sql stable as
    $$ select (nullif(current_setting('request.jwt.claims', true), '')::jsonb ->> 'sub')::uuid $$;
  grant usage on schema auth, public to anon, authenticated, service_role;
  revoke create on schema public from public;
`;

export async function startPlain(): Promise<PGlite> {
  const database = await PGlite.create({ loadDataDir: await openEmptyDatabase() });
  await database.exec(surroundings);
  await migrate(database);
  return database;
}

/** Carries out one statement as a role, as the interface of tables does it, and keeps its effect. */
export async function runAs(
  database: PGlite,
  role: string,
  userId: string | null,
  statement: string,
  params: unknown[] = [],
): Promise<Record<string, unknown>[]> {
  return database.transaction(async (transaction) => {
    await transaction.query(`select set_config('request.jwt.claims', $1, true)`, [
      userId ? JSON.stringify({ sub: userId, role }) : '',
    ]);
    await transaction.exec(`set local role ${role}`);
    return (await transaction.query<Record<string, unknown>>(statement, params)).rows;
  });
}
