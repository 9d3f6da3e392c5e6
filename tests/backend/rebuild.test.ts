import type { SupabaseClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { EmbeddedBackend } from '../../scripts/embedded/start.ts';
import { openActors, startInMemory } from './support/people.ts';
import { runAs, startPlain } from './support/plain.ts';
import type { Actor } from './support/policy.ts';

let backend: EmbeddedBackend;
let clients: Record<Actor, SupabaseClient>;

beforeAll(async () => {
  backend = await startInMemory();
  clients = await openActors(backend);
});
afterAll(() => backend?.close());
beforeEach(() => backend.sql('truncate public.rebuild_requests'));

const listRequests = () =>
  backend.sql(
    'select asked_by, reason, called_at is not null as called, done_at is not null as done, fault from public.rebuild_requests order by id',
  );

describe('asking for a build', () => {
  test('says who asked, and one that waits stands for all', async () => {
    const first = await clients.staff.rpc('request_rebuild', { reason: 'publish' });
    const second = await clients.staff.rpc('request_rebuild');
    expect([first.error, second.error]).toEqual([null, null]);
    expect(second.data).toBe(first.data);
    expect(await listRequests()).toEqual([
      { asked_by: backend.accounts.staff.email, reason: 'publish', called: false, done: false, fault: null },
    ]);
  });

  test('tells of the last who asked, so that a build in between does not seem to be theirs', async () => {
    await clients.service.rpc('request_rebuild');
    await backend.sql(`update public.rebuild_requests set asked_at = now() - interval '1 hour'`);
    await clients.staff.rpc('request_rebuild');
    expect(await listRequests()).toMatchObject([{ asked_by: backend.accounts.staff.email }]);
    expect(
      await backend.sql(
        `select id from public.rebuild_requests where asked_at > now() - interval '1 minute'`,
      ),
    ).toHaveLength(1);
  });

  test('is taken once, and done for all that asked before', async () => {
    const { data: request } = await clients.staff.rpc('request_rebuild');
    expect((await clients.service.rpc('take_rebuild')).data).toBe(request);
    expect((await clients.service.rpc('take_rebuild')).data).toBeNull();
    // Asked for while the first is being called: that build may have begun without it.
    const { data: later } = await clients.staff.rpc('request_rebuild');
    expect(later).not.toBe(request);
    await clients.service.rpc('end_rebuild', { request: later });
    expect(await listRequests()).toMatchObject([{ done: true }, { done: true }]);
  });

  test('that failed says why and is tried again after a minute', async () => {
    const { data: request } = await clients.staff.rpc('request_rebuild');
    await clients.service.rpc('take_rebuild');
    await clients.service.rpc('end_rebuild', { request, problem: 'the host answered 500' });
    expect((await clients.service.rpc('take_rebuild')).data).toBeNull();
    await backend.sql(`update public.rebuild_requests set called_at = now() - interval '61 seconds'`);
    expect((await clients.service.rpc('take_rebuild')).data).toBe(request);
    await clients.service.rpc('end_rebuild', { request });
    expect(await listRequests()).toMatchObject([{ done: true, fault: null }]);
  });
});

describe('publishing', () => {
  const post = { slug: 'asked-for', title: 'Title', content: '<p>Words</p>', date: '2026-01-01T00:00:00Z' };

  test('by staff asks for a build, and so does taking back', async () => {
    expect((await clients.staff.from('posts').insert(post)).error).toBeNull();
    expect(await listRequests()).toMatchObject([{ reason: 'publish', called: false }]);
    await backend.sql('truncate public.rebuild_requests');
    await clients.staff.from('posts').update({ title: 'Changed' }).eq('slug', post.slug);
    expect(await listRequests()).toHaveLength(1);
    await backend.sql('truncate public.rebuild_requests');
    await clients.staff.from('posts').delete().eq('slug', post.slug);
    expect(await listRequests()).toHaveLength(1);
  });

  test('that is refused asks for nothing', async () => {
    await clients.owner.from('posts').insert(post);
    expect(await listRequests()).toEqual([]);
  });
});

test('where pg_net and the vault are there, the database calls the hook itself, once a minute', async () => {
  const database = await startPlain();
  try {
    const member = '00000000-0000-4000-8000-000000000001';
    await database.query(`insert into auth.users (id, email) values ($1, 'neha@trial.example')`, [member]);
    await database.query('insert into public.staff (user_id) values ($1)', [member]);
    await database.exec(`
      create schema vault;
      create view vault.decrypted_secrets as select 'deploy_hook_url' as name, 'https://host.example/canary' as decrypted_secret;
      create schema net;
      create table net.calls (url text);
      create sequence net.numbers;
      create function net.http_post(url text, body jsonb default '{}', params jsonb default '{}', headers jsonb default '{}', timeout_milliseconds integer default 5000)
        returns bigint language sql as $$ insert into net.calls values (url) returning nextval('net.numbers') $$;
      create table net._http_response (id bigint, status_code integer, error_msg text, created timestamptz default now());
    `);
    const ask = () => runAs(database, 'authenticated', member, 'select public.request_rebuild()');
    await ask();
    await ask();
    expect((await database.query('select url from net.calls')).rows).toEqual([
      { url: 'https://host.example/canary' },
    ]);
    const list = async () =>
      (
        await database.query(
          'select called_at is not null as called, done_at is not null as done, fault from public.rebuild_requests order by id',
        )
      ).rows;
    // A call is no answer yet.
    expect(await list()).toEqual([
      { called: true, done: false, fault: null },
      { called: false, done: false, fault: null },
    ]);
    await database.exec('insert into net._http_response values (1, 200)');
    await ask();
    expect(await list()).toMatchObject([{ done: true }, { called: false }]);

    // The host refuses the second: it is taken up again by whoever serves requests.
    await database.exec(
      `update public.rebuild_requests set called_at = now() - interval '2 minutes' where done_at is not null`,
    );
    await ask();
    expect(await list()).toMatchObject([{ done: true }, { called: true, done: false }]);
    await database.exec('insert into net._http_response values (2, 500)');
    const { rows } = await database.query<{ request: number }>('select public.take_rebuild() as request');
    expect(rows).toEqual([{ request: null }]);
    expect(await list()).toMatchObject([{ done: true }, { done: false, fault: 'the host answered 500' }]);
    await database.exec(
      `update public.rebuild_requests set called_at = now() - interval '2 minutes' where done_at is null`,
    );
    const again = await database.query<{ request: number }>('select public.take_rebuild() as request');
    expect(Number(again.rows[0]?.request)).toBeGreaterThan(0);
    await expect(
      runAs(database, 'authenticated', member, 'select public.call_rebuild_hook()'),
    ).rejects.toThrow(/permission denied/);
  } finally {
    await database.close();
  }
});
