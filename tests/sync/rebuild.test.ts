import { execFile } from 'node:child_process';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { promisify } from 'node:util';
import { createClient } from '@supabase/supabase-js';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { SyncInterrupted } from '#lib/wordpress/errors.ts';
import { runSync } from '../../scripts/sync/run.ts';
import { type Bench, openBench } from './bench.ts';

let bench: Bench;
let calls = 0;
let status = 200;
const host = createServer((_request, response) => {
  calls += 1;
  response.writeHead(status).end();
});

beforeAll(async () => {
  bench = await openBench();
  await new Promise<void>((resolve) => host.listen(0, '127.0.0.1', resolve));
});
afterAll(async () => {
  host.close();
  await bench.close();
});
beforeEach(async () => {
  bench.wordpress.reset();
  bench.wordpress.shorten();
  await bench.backend.sql('truncate public.rebuild_requests');
  calls = 0;
  status = 200;
});

async function sync(...argv: string[]): Promise<{ code: number; out: string; err: string }> {
  return syncUntil(new AbortController().signal, ...argv);
}

async function syncUntil(
  signal: AbortSignal,
  ...argv: string[]
): Promise<{ code: number; out: string; err: string }> {
  const out: string[] = [];
  const err: string[] = [];
  const code = await runSync(argv, {
    wordpressUrl: bench.wordpress.url,
    agent: 'BlogCopy/1.0',
    deployHookUrl: `http://127.0.0.1:${(host.address() as AddressInfo).port}/canary`,
    openBackend: async () => ({ ...bench.backend, close: async () => undefined }),
    stdout: { write: (text) => out.push(text) },
    stderr: { write: (text) => err.push(text) },
    signal,
    backoff: 1,
    retryDatabase: false,
  });
  return { code, out: out.join(''), err: err.join('') };
}

const addOldMessage = () =>
  bench.backend.sql(
    `insert into public.contacts (name, email, message, created_at)
     values ('Asha', 'asha@home.example', 'Old', now() - interval '13 months')`,
  );

const listRequests = () =>
  bench.backend.sql(
    'select reason, asked_by, done_at is not null as done, fault from public.rebuild_requests',
  );

it('asks for a build after a change and not without one', async () => {
  await bench.emptyBlog();
  expect((await sync()).out).toContain('the rebuild was asked for');
  expect(calls).toBe(1);
  expect(await listRequests()).toEqual([
    { reason: 'sync', asked_by: 'the sync command', done: true, fault: null },
  ]);
  expect((await sync()).out).not.toContain('rebuild');
  expect(calls).toBe(1);
});

it('passes on what staff asked for, even when nothing has changed', async () => {
  await sync();
  calls = 0;
  const staff = createClient(bench.backend.url, bench.backend.publishableKey, {
    auth: { persistSession: false, autoRefreshToken: false },
  });
  await staff.auth.signInWithPassword(bench.backend.accounts.staff);
  expect((await staff.rpc('request_rebuild')).error).toBeNull();
  await sync('--dry-run');
  expect(calls).toBe(0);
  expect((await sync()).out).toContain('the rebuild was asked for');
  expect(calls).toBe(1);
  expect(await listRequests()).toMatchObject([{ reason: 'asked', done: true }]);
});

describe('when WordPress refuses', () => {
  beforeEach(async () => {
    bench.wordpress.faults.push({
      fits: ({ kind }) => kind === 'posts',
      times: Number.POSITIVE_INFINITY,
      spoil: (answer) => ({ ...answer, status: 401, body: '{"code":"rest_not_logged_in"}' }),
    });
    await bench.backend.sql(
      `insert into public.rebuild_requests (reason, asked_by) values ('asked', 'staff')`,
    );
    await addOldMessage();
  });
  afterEach(() => bench.backend.sql('delete from public.contacts'));

  it('still passes on what staff asked for and deletes old messages, and fails as before', async () => {
    const { code, out, err } = await sync();
    expect(code).toBe(1);
    expect(err).toContain('answered 401 (rest_not_logged_in)');
    expect(out).toContain('the rebuild was asked for');
    expect(out).toContain('messages older than twelve months, deleted: 1');
    expect(calls).toBe(1);
    expect(await listRequests()).toEqual([{ reason: 'asked', asked_by: 'staff', done: true, fault: null }]);
  });

  it('does neither in a dry run nor when interrupted', async () => {
    expect((await sync('--dry-run')).code).toBe(1);
    expect((await syncUntil(AbortSignal.abort(new SyncInterrupted('interrupted')))).code).toBe(130);
    expect(calls).toBe(0);
    expect(await listRequests()).toMatchObject([{ done: false }]);
    expect(await bench.backend.sql('select id from public.contacts')).toHaveLength(1);
  });
});

it('passes requests on though old messages cannot be deleted', async () => {
  await sync();
  calls = 0;
  await bench.backend.sql(`insert into public.rebuild_requests (reason, asked_by) values ('asked', 'staff')`);
  await bench.backend.sql('alter function public.delete_old_contacts() rename to delete_old_contacts_away');
  const { code, err } = await sync();
  await bench.backend.sql('alter function public.delete_old_contacts_away() rename to delete_old_contacts');
  expect(code).toBe(0);
  expect(err).toContain('warning: old contact messages could not be deleted');
  expect(calls).toBe(1);
});

it('says when the host refuses, keeps the request, and still counts as done', async () => {
  await bench.emptyBlog();
  status = 500;
  const { code, err } = await sync();
  expect(code).toBe(0);
  expect(err).toContain('answered 500');
  expect(err).not.toContain('canary');
  expect(await listRequests()).toMatchObject([
    { done: false, fault: expect.stringContaining('answered 500') },
  ]);
});

it('deletes messages older than twelve months', async () => {
  await bench.backend.sql(
    `insert into public.contacts (name, email, message, created_at)
     values ('Asha', 'asha@home.example', 'Old', now() - interval '13 months'), ('Asha', 'asha@home.example', 'New', now())`,
  );
  expect((await sync()).out).toContain('messages older than twelve months, deleted: 1');
  expect(await bench.backend.sql('select message from public.contacts')).toEqual([{ message: 'New' }]);
});

it('so does the rebuild command, where no WordPress is copied from', async () => {
  await addOldMessage();
  const { url, publishableKey, secretKey } = bench.backend;
  const { stdout } = await promisify(execFile)(process.execPath, ['scripts/rebuild.ts'], {
    env: {
      ...process.env,
      SUPABASE_URL: url,
      SUPABASE_PUBLISHABLE_KEY: publishableKey,
      SUPABASE_SECRET_KEY: secretKey,
      DEPLOY_HOOK_URL: `http://127.0.0.1:${(host.address() as AddressInfo).port}/canary`,
    },
  });
  expect(stdout).toContain('messages older than twelve months, deleted: 1');
  expect(await bench.backend.sql(`select id from public.contacts where message = 'Old'`)).toEqual([]);
});
