import { connect } from 'node:net';
import type { SupabaseClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { EmbeddedBackend } from '../../scripts/embedded/start.ts';
import { addBystanders, bystanderEmails, findUser, openActors, startInMemory } from './support/people.ts';
import {
  type Actor,
  actors,
  functionPolicy,
  readingFunctions,
  tablePolicy,
  type Verb,
  verbs,
} from './support/policy.ts';
import { runId, type Specimen, toCalls, toSpecimens } from './support/specimens.ts';
import { createTrials, listFunctions, listTables, type Trials } from './support/state.ts';

let backend: EmbeddedBackend;
let clients: Record<Actor, SupabaseClient>;
let specimens: Record<string, Specimen>;
let staffId: string;
let trials: Trials;

beforeAll(async () => {
  backend = await startInMemory();
  clients = await openActors(backend);
  specimens = toSpecimens(await addBystanders(backend));
  staffId = await findUser(backend, backend.accounts.staff.email);
  trials = createTrials(backend.sql, specimens, staffId);
});
afterAll(() => backend?.close());

const getSpecimen = (table: string): Specimen => {
  const specimen = specimens[table];
  if (!specimen) throw new Error(`there is no specimen of ${table}`);
  return specimen;
};

/** Carries out one verb on the existing row, or with the new ones. */
async function attempt(actor: Actor, table: string, verb: Verb) {
  const { key, existing, fresh, change } = getSpecimen(table);
  const target = Object.fromEntries(key.map((column) => [column, existing[column]]));
  const from = clients[actor].from(table);
  switch (verb) {
    case 'select':
      return from.select('*', { count: 'exact' }).match(target);
    case 'insert':
      return from.insert(fresh[0]);
    case 'bulk insert':
      return from.insert([...fresh]);
    case 'update':
      return from.update(change).match(target);
    case 'upsert':
      return from.upsert({ ...existing, ...change }, { onConflict: key.join(',') });
    case 'delete':
      return from.delete().match(target);
    default:
      return verb satisfies never;
  }
}

describe('the written policy is complete', () => {
  const written =
    'say who may use it in tests/backend/support/policy.ts, and try it with a row in specimens.ts beside it';

  test('it names every table and view of the database', async () => {
    expect(await listTables(backend.sql), written).toEqual(Object.keys(tablePolicy).sort());
  });
  test('it names every function of the database', async () => {
    expect(await listFunctions(backend.sql), written).toEqual(Object.keys(functionPolicy).sort());
  });
});

describe.each(Object.entries(tablePolicy))('%s', (table, rules) => {
  const cells = verbs.flatMap((verb) =>
    actors.map((actor) => ({ actor, verb, allowed: rules[verb].includes(actor) })),
  );

  test.each(cells.filter(({ allowed }) => allowed))('$actor may $verb', async ({ actor, verb }) => {
    const { answer, changed } = await trials.tryOut(() => attempt(actor, table, verb));
    expect(answer.error).toBeNull();
    if (verb === 'select') expect([answer.data?.length, answer.count]).toEqual([1, 1]);
    else expect(changed).toBe(true);
  });

  test.each(cells.filter(({ allowed }) => !allowed))('$actor may not $verb', async ({ actor, verb }) => {
    const { answer, changed } = await trials.tryOut(() => attempt(actor, table, verb));
    expect(answer.data ?? []).toEqual([]);
    expect(answer.count ?? 0).toBe(0);
    expect(changed).toBe(false);
  });
});

describe('functions', () => {
  const cells = Object.entries(functionPolicy).flatMap(([name, allowed]) =>
    actors.map((actor) => ({ name, actor, allowed: allowed.includes(actor) })),
  );
  const call = (actor: Actor, name: string) => clients[actor].rpc(name, toCalls(bystanderEmails.first)[name]);
  /** The functions of a run need one at work, `sync_begin` needs that there is none, and old messages are to be deleted. */
  const prepareFor = async (name: string) => {
    await backend.sql(`update auth.sessions set created_at = now() - interval '6 minutes'`);
    if (name === 'delete_old_contacts')
      await backend.sql(`update public.contacts set created_at = now() - interval '13 months'`);
    if (name !== 'sync_begin')
      await backend.sql(`update public.sync_runs set status = 'running' where id = $1`, [runId]);
  };

  test.each(cells.filter(({ allowed }) => allowed))('$actor may call $name', async ({ actor, name }) => {
    const { answer, changed } = await trials.tryOut(
      () => call(actor, name),
      () => prepareFor(name),
    );
    expect(answer.error).toBeNull();
    expect(changed).toBe(!readingFunctions.includes(name));
  });

  test.each(cells.filter(({ allowed }) => !allowed))(
    '$actor gets nothing by calling $name',
    async ({ actor, name }) => {
      const { answer, changed } = await trials.tryOut(
        () => call(actor, name),
        () => prepareFor(name),
      );
      const { data } = answer;
      expect(Array.isArray(data) ? data : data ? [data] : []).toEqual([]);
      expect(changed).toBe(false);
    },
  );

  test('only members of staff are told that they are staff', async () => {
    await trials.restore();
    const answers = await Promise.all(
      actors.map(async (actor) => [actor, (await clients[actor].rpc('is_staff')).data === true]),
    );
    expect(answers.filter(([, yes]) => yes).map(([actor]) => actor)).toEqual(['staff']);
  });
});

describe('the staff table', () => {
  test('a member sees exactly the own row', async () => {
    await trials.restore();
    const { data, count } = await clients.staff.from('staff').select('user_id', { count: 'exact' });
    expect([data, count]).toEqual([[{ user_id: staffId }], 1]);
  });
  test('a member cannot change or leave it by hand', async () => {
    const { changed } = await trials.tryOut(async () => {
      await clients.staff.from('staff').delete().eq('user_id', staffId);
      await clients.staff.from('staff').update({ added_at: '2020-01-01' }).eq('user_id', staffId);
    });
    expect(changed).toBe(false);
  });
});

describe('embedding', () => {
  const paths = [
    'sync_runs?select=*,sync_staged_posts(*),sync_staged_categories(*)',
    'sync_staged_posts?select=*,sync_runs(*)',
    'sync_staged_categories?select=*,sync_runs(*)',
  ];
  test.each(paths)('%s shows staff everything and visitors and customers nothing', async (path) => {
    await trials.restore();
    const [table = '', select] = path.split('?select=');
    for (const actor of actors) {
      const { data } = await clients[actor].from(table).select(select);
      expect([actor, data?.length ?? 0]).toEqual([actor, actor === 'staff' || actor === 'service' ? 1 : 0]);
    }
  });
});

describe('requests at the same time', () => {
  /** Sends requests in one piece, so that the backend begins all of them at once; returns what each has counted. */
  async function countTogether(keys: readonly string[]): Promise<string[]> {
    const { port } = new URL(backend.url);
    const socket = connect(Number(port), '127.0.0.1');
    const close = (index: number) => (index === keys.length - 1 ? 'Connection: close\r\n' : '');
    const toText = (key: string, index: number) =>
      `GET /rest/v1/contacts?select=id HTTP/1.1\r\nHost: backend\r\napikey: ${key}\r\nPrefer: count=exact\r\n${close(index)}\r\n`;
    socket.write(keys.map(toText).join(''));
    let answers = '';
    for await (const part of socket) answers += String(part);
    return [...answers.matchAll(/^content-range: \S+\/(\d+)/gim)].map(([, count]) => count ?? '');
  }

  test('none of them runs with the rights of another', async () => {
    await trials.restore();
    for (const first of [0, 1]) {
      const turns = Array.from({ length: 40 }, (_, index) => (index + first) % 2);
      const keys = turns.map((turn) => (turn === 0 ? backend.publishableKey : backend.secretKey));
      expect(await countTogether(keys)).toEqual(turns.map((turn) => (turn === 0 ? '0' : '3')));
    }
  });
});
