import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type EmbeddedBackend, startEmbedded } from '../../scripts/embedded/start.ts';
import { openClient, siteUrl, startInMemory } from './support/people.ts';

let backend: EmbeddedBackend;
let token: string;
beforeAll(async () => {
  backend = await startInMemory();
  const { data } = await openClient(backend).auth.signInWithPassword(backend.accounts.staff);
  token = data.session?.access_token ?? '';
});
afterAll(() => backend?.close());

/** What the browser asks for, and some of what it may get wrong. */
const requests = [
  ['GET', '/rest/v1/posts?select=id', undefined],
  ['HEAD', '/rest/v1/posts?select=id', undefined],
  ['GET', '/rest/v1/nothing', undefined],
  ['GET', '/rest/v1/posts?select=nothing', undefined],
  ['POST', '/rest/v1/contacts', { name: '' }],
  ['POST', '/rest/v1/contacts', 'not json'],
  ['PATCH', '/rest/v1/posts?id=eq.1', { title: 'x' }],
  ['DELETE', '/rest/v1/posts?id=eq.1', undefined],
  ['POST', '/rest/v1/rpc/is_staff', {}],
  ['POST', '/rest/v1/rpc/nothing', {}],
  ['GET', '/auth/v1/health', undefined],
  ['GET', '/auth/v1/settings', undefined],
  ['POST', '/auth/v1/signup', { email: 'not an address', password: 'x' }],
  ['POST', '/auth/v1/token?grant_type=password', { email: 'a@b.example', password: 'wrong' }],
  ['POST', '/auth/v1/token?grant_type=refresh_token', { refresh_token: 'wrong' }],
  ['POST', '/auth/v1/token?grant_type=nothing', {}],
  ['POST', '/auth/v1/recover', { email: 'a@b.example' }],
  ['POST', '/auth/v1/resend', { type: 'signup', email: 'a@b.example' }],
  ['POST', '/auth/v1/verify', { type: 'signup', token_hash: 'wrong' }],
  ['GET', '/auth/v1/user', undefined],
  ['PUT', '/auth/v1/user', { data: {} }],
  ['POST', '/auth/v1/logout?scope=local', undefined],
  ['GET', '/auth/v1/nothing', undefined],
  ['GET', '/nothing', undefined],
] as const;

function ask(
  method: string,
  path: string,
  body: unknown,
  headers: Record<string, string>,
): Promise<Response> {
  return fetch(backend.url + path, {
    method,
    redirect: 'manual',
    headers: { origin: siteUrl, 'content-type': 'application/json', ...headers },
    ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  });
}

describe.each(requests)('%s %s', (method, path, body) => {
  test('tells the browser that the site may read the answer', async () => {
    const keys = { apikey: backend.publishableKey };
    for (const headers of [
      {},
      keys,
      { ...keys, authorization: 'Bearer wrong' },
      { ...keys, authorization: `Bearer ${token}` },
    ]) {
      const response = await ask(method, path, body, headers);
      expect(response.headers.get('access-control-allow-origin')).toBe('*');
      expect(response.status).toBeLessThan(600);
    }
  });

  test('is announced by a preflight that is allowed', async () => {
    const response = await fetch(backend.url + path, {
      method: 'OPTIONS',
      headers: {
        origin: siteUrl,
        'access-control-request-method': method,
        'access-control-request-headers':
          'apikey, authorization, content-type, prefer, x-client-info, x-supabase-api-version',
      },
    });
    if (path === '/nothing') return expect(response.status).toBe(404);
    expect(response.ok).toBe(true);
    expect(response.headers.get('access-control-allow-origin')).toBe('*');
    expect(response.headers.get('access-control-allow-methods')).toContain(method);
    expect(response.headers.get('access-control-allow-headers')).toContain('x-supabase-api-version');
  });
});

describe('a request without a key', () => {
  // Whoever follows the link of a mail has no key: its token is the key.
  const keyless = requests.filter(([, path]) => /^\/(rest|auth)\/v1\/(?!nothing|verify)/.test(path));
  test.each(keyless)('is refused: %s %s', async (method, path, body) => {
    expect((await ask(method, path, body, {})).status).toBe(401);
  });

  test('is refused with a session as well, with a wrong key and with a key in the wrong place', async () => {
    for (const headers of [
      { authorization: `Bearer ${token}` },
      { apikey: 'wrong' },
      { apikey: '' },
      { authorization: `Bearer ${backend.secretKey}` },
    ]) {
      expect((await ask('GET', '/rest/v1/contacts?select=*', undefined, headers)).status).toBe(401);
    }
  });
});

describe('the backend', () => {
  test('does not show its own configuration, studio or store', async () => {
    for (const path of [
      '/_system/config',
      '/_system/schema',
      '/_system',
      '/storage/v1/bucket',
      '/studio',
      '/index.html',
    ]) {
      for (const apikey of [backend.publishableKey, backend.secretKey]) {
        expect((await ask('GET', path, undefined, { apikey })).status).toBe(404);
      }
    }
  });

  test('does not list its tables to visitors', async () => {
    expect((await ask('GET', '/rest/v1/', undefined, { apikey: backend.publishableKey })).status).toBe(403);
  });

  test('shows no table of another schema', async () => {
    for (const [schema, table] of [
      ['auth', 'users'],
      ['auth', 'sessions'],
      ['supabase_migrations', 'schema_migrations'],
      ['pg_catalog', 'pg_roles'],
    ] as const) {
      const { data, error } = await openClient(backend).schema(schema).from(table).select('*');
      expect([data, error === null]).toEqual([null, false]);
    }
  });

  test('refuses a body larger than 32 MB and answers the next request', async () => {
    const large = await ask('POST', '/rest/v1/contacts', 'x'.repeat(33 * 1024 * 1024), {
      apikey: backend.publishableKey,
    });
    expect(large.status).toBe(413);
    expect((await ask('GET', '/auth/v1/health', undefined, { apikey: backend.publishableKey })).status).toBe(
      200,
    );
  });

  test('says in one line that a port is in use', async () => {
    const port = Number(new URL(backend.url).port);
    await expect(startEmbedded({ folder: null, port, siteUrl, seed: false })).rejects.toThrow(
      `Port ${port} is in use: stop what holds it, or set BACKEND_PORT to another.`,
    );
  });
});
