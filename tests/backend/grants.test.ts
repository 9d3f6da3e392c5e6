import type { PGlite } from '@supabase/lite/pglite';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { runAs, startPlain } from './support/plain.ts';
import { type Actor, actors, functionPolicy, tablePolicy, type Verb, verbs } from './support/policy.ts';
import { runId, type Specimen, toCalls, toSpecimens } from './support/specimens.ts';
import { createTrials, type Sql, toTypedRow } from './support/state.ts';

const toId = (number: number) => `00000000-0000-4000-8000-00000000000${number}`;
const users: Record<Actor, string | null> = {
  anon: null,
  owner: toId(1),
  neighbour: toId(8),
  veterinarian: toId(2),
  clinic: toId(3),
  staff: toId(4),
  service: null,
};
const bystanders = { owner: toId(1), member: toId(5), first: toId(6), second: toId(7) };
const specimens = toSpecimens(bystanders);
const email = `${bystanders.first}@trial.example`;
const toRole = (actor: Actor) =>
  actor === 'anon' ? 'anon' : actor === 'service' ? 'service_role' : 'authenticated';

let database: PGlite;
const sql: Sql = async <Row>(query: string, params?: unknown[]) =>
  (await database.query<Row>(query, params)).rows;
const trials = createTrials(sql, specimens, toId(4));

beforeAll(async () => {
  database = await startPlain();
  for (const id of [1, 2, 3, 4, 5, 6, 7, 8].map(toId)) {
    await database.query('insert into auth.users (id, email, email_confirmed_at) values ($1, $2, now())', [
      id,
      `${id}@trial.example`,
    ]);
  }
});
afterAll(() => database?.close());

const run = (actor: Actor, statement: string, params: unknown[] = []) =>
  runAs(database, toRole(actor), users[actor], statement, params);

function insert(actor: Actor, table: string, row: Record<string, unknown>, more = '') {
  const { columns, values } = toTypedRow(table, row);
  return run(actor, `insert into public.${table} (${columns}) ${values} ${more}`, [JSON.stringify(row)]);
}

async function attempt(actor: Actor, table: string, verb: Verb, { key, existing, fresh, change }: Specimen) {
  const where = `where (${key.join(', ')}) = (select ${key.join(', ')} from jsonb_populate_record(null::public.${table}, $1::jsonb))`;
  const set = Object.keys(change)
    .map(
      (column) =>
        `${column} = (select ${column} from jsonb_populate_record(null::public.${table}, $1::jsonb))`,
    )
    .join(', ');
  const changed = { ...existing, ...change };
  switch (verb) {
    case 'select':
      return run(actor, `select * from public.${table} ${where}`, [JSON.stringify(existing)]);
    case 'insert':
      return insert(actor, table, fresh[0]);
    case 'bulk insert': {
      const { columns } = toTypedRow(table, fresh[0]);
      const values = `select ${columns} from jsonb_populate_recordset(null::public.${table}, $1::jsonb)`;
      return run(actor, `insert into public.${table} (${columns}) ${values}`, [JSON.stringify(fresh)]);
    }
    case 'update':
      return run(actor, `update public.${table} set ${set} ${where}`, [JSON.stringify(changed)]);
    case 'upsert': {
      const aim = Object.keys(change).map((column) => `${column} = excluded.${column}`);
      return insert(actor, table, changed, `on conflict (${key.join(', ')}) do update set ${aim.join(', ')}`);
    }
    case 'delete':
      return run(actor, `delete from public.${table} ${where}`, [JSON.stringify(existing)]);
    default:
      return verb satisfies never;
  }
}

/** Refused or empty is the same here: nothing is seen, nothing has changed. */
async function tryOut(actor: Actor, table: string, verb: Verb, specimen: Specimen): Promise<boolean> {
  const { answer, changed } = await trials.tryOut(() =>
    attempt(actor, table, verb, specimen).catch(() => []),
  );
  return answer.length > 0 || changed;
}

describe('on a Postgres of its own, with the grants of the migrations alone', () => {
  const cells = Object.entries(specimens).flatMap(([table, specimen]) =>
    verbs.map((verb) => ({ table, verb, specimen })),
  );

  test.each(cells)('$verb on $table: as the policy says', async ({ table, verb, specimen }) => {
    const able: Actor[] = [];
    for (const actor of actors) if (await tryOut(actor, table, verb, specimen)) able.push(actor);
    expect(able).toEqual(tablePolicy[table]?.[verb]);
  });

  test.each(Object.entries(functionPolicy))('%s: as the policy says', async (name, allowed) => {
    const call = toCalls(email)[name] ?? {};
    const statement = `select public.${name}(${Object.keys(call).map((argument, index) => `${argument} => $${index + 1}`)}) as answer`;
    const params = Object.values(call).map((value) =>
      value && typeof value === 'object' && !Array.isArray(value) ? JSON.stringify(value) : value,
    );
    const startRun = async () => {
      if (name !== 'sync_begin')
        await sql(`update public.sync_runs set status = 'running' where id = $1`, [runId]);
    };
    const able: Actor[] = [];
    for (const actor of actors) {
      const { answer: rows, changed } = await trials.tryOut(
        () => run(actor, statement, params).catch(() => []),
        startRun,
      );
      const answered = rows.some(({ answer }) => answer !== null && answer !== '' && answer !== false);
      if (answered || changed) able.push(actor);
    }
    // With the secret key nobody in particular asks, and nobody is not staff; a customer is told no.
    expect(able).toEqual(name === 'is_staff' ? ['staff'] : allowed);
  });
});

describe('grants', () => {
  const message = { name: 'Asha', email: 'asha@home.example', phone: '9810000001', message: 'A question' };

  test('a visitor writes the four columns of a message and no other', async () => {
    await insert('anon', 'contacts', message);
    for (const extra of [{ id: toId(9) }, { created_at: '2020-01-01T00:00:00Z' }]) {
      await expect(insert('anon', 'contacts', { ...message, ...extra })).rejects.toThrow(/permission denied/);
    }
  });

  test('a visitor has no grant on what is not the visitor’s', async () => {
    for (const table of [
      'contacts',
      'contact_marks',
      'contact_sendings',
      'rebuild_requests',
      'staff',
      'profiles',
      'pets',
      'sync_runs',
      'sync_staged_posts',
      'sync_staged_categories',
    ]) {
      await expect(run('anon', `select * from public.${table}`)).rejects.toThrow(/permission denied/);
    }
    for (const statement of [
      'delete from public.posts',
      `update public.posts set title = ''`,
      `select nextval('public.own_post_id')`,
    ]) {
      await expect(run('anon', statement)).rejects.toThrow(/permission denied/);
    }
  });

  test('functions for the secret key are refused to everybody else', async () => {
    for (const actor of ['anon', 'owner', 'staff'] as const) {
      await expect(run(actor, 'select public.list_staff()')).rejects.toThrow(/permission denied/);
      await expect(run(actor, `select public.set_staff('a@b.example', true)`)).rejects.toThrow(
        /permission denied/,
      );
    }
  });

  test('nobody empties a table', async () => {
    for (const table of Object.keys(tablePolicy)) {
      for (const actor of ['anon', 'owner', 'staff'] as const) {
        await expect(run(actor, `truncate public.${table} cascade`)).rejects.toThrow(/permission denied/);
      }
    }
  });
});
