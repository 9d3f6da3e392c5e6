/** Brings the database up to `supabase/migrations`, then sows `supabase/seeds` into a new one. */
import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PGlite } from '@supabase/lite/pglite';

const supabaseFolder = join(import.meta.dirname, '../../supabase');

const history = `
  create schema if not exists supabase_migrations;
  create table if not exists supabase_migrations.schema_migrations (
    version text primary key, statements text[], name text
  );
  create table if not exists supabase_migrations.seed_files (path text primary key, hash text not null);
`;

const fileName = /^(\d{14})_([a-z0-9_]+)\.sql$/;

/** A fault of a file as `file:line: reason`; the database says no line of what reads well and cannot be done. */
function toFault(file: string, statements: string, cause: unknown): Error {
  const reason = cause instanceof Error ? cause.message : String(cause);
  const position = cause instanceof Error && 'position' in cause ? Number(cause.position) : Number.NaN;
  const line = Number.isNaN(position) ? '' : `:${statements.slice(0, position).split('\n').length}`;
  return new Error(`supabase/${file}${line}: ${reason}`, { cause });
}

/** Applies each migration once, in order, whole or not at all. The history is the Supabase CLI's own table. */
export async function migrate(database: PGlite): Promise<void> {
  await database.exec(history);
  const { rows } = await database.query<{ version: string }>(
    'select version from supabase_migrations.schema_migrations',
  );
  const applied = new Set(rows.map((row) => row.version));
  for (const file of globSync('*.sql', { cwd: join(supabaseFolder, 'migrations') }).sort()) {
    const [, version, name] = fileName.exec(file) ?? [];
    if (!version || !name)
      throw new Error(`supabase/migrations/${file}: the name must be <14 digits>_<words>.sql`);
    if (applied.has(version)) continue;
    const statements = readFileSync(join(supabaseFolder, 'migrations', file), 'utf8');
    try {
      await database.transaction(async (transaction) => {
        await transaction.exec(statements);
        await transaction.query(
          'insert into supabase_migrations.schema_migrations (version, statements, name) values ($1, $2, $3)',
          [version, [statements], name],
        );
      });
    } catch (cause) {
      throw toFault(`migrations/${file}`, statements, cause);
    }
  }
}

/** The seed files in the order of `[db.seed] sql_paths` in config.toml, each pattern's matches by name. */
function listSeeds(): string[] {
  const config = readFileSync(join(supabaseFolder, 'config.toml'), 'utf8');
  const list = /^\[db\.seed\][^[]*?^sql_paths\s*=\s*(\[[^\]]*\])/m.exec(config)?.[1];
  if (!list) throw new Error('supabase/config.toml: [db.seed] sql_paths is missing');
  const patterns: unknown = JSON.parse(list);
  if (!Array.isArray(patterns)) throw new Error('supabase/config.toml: [db.seed] sql_paths is not a list');
  return patterns.flatMap((pattern) => {
    const files = globSync(String(pattern), { cwd: supabaseFolder }).sort();
    if (files.length === 0)
      throw new Error(`supabase/config.toml: [db.seed] sql_paths: ${pattern} matches no file`);
    return files;
  });
}

/** Sows every seed at once; a database that was sown before is left as its people have made it. */
export async function seed(database: PGlite): Promise<void> {
  const { rows } = await database.query('select 1 from supabase_migrations.seed_files limit 1');
  if (rows.length > 0) return;
  await database.transaction(async (transaction) => {
    for (const file of listSeeds()) {
      const statements = readFileSync(join(supabaseFolder, file), 'utf8');
      try {
        await transaction.exec(statements);
      } catch (cause) {
        throw toFault(file, statements, cause);
      }
      await transaction.query('insert into supabase_migrations.seed_files (path, hash) values ($1, $2)', [
        `supabase/${file}`,
        createHash('sha256').update(statements).digest('hex'),
      ]);
    }
  });
}
