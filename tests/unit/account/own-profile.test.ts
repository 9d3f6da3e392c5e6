import { afterEach, expect, test, vi } from 'vitest';
import { loadProfile } from '#backend/account.ts';
import { createAuthClient } from '#backend/session.ts';

const backend = { url: 'http://127.0.0.1:1', publishableKey: 'key' };
const id = 'a3f1c9d2-0000-4000-8000-000000000001';
const row = { id, role: 'clinic', first_name: 'Asha', created_at: '2026-01-01T00:00:00Z' };

afterEach(() => vi.unstubAllGlobals());

const encode = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url');

/** Reads the profile with a session that has this access token, and tells what was asked of the tables. */
async function load(access_token: string) {
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (address: string) => {
    if (address.includes('/rest/')) asked.push(address);
    return Response.json([row]);
  });
  const session = { access_token, refresh_token: 'r', token_type: 'bearer', expires_at: 4_000_000_000 };
  const auth = createAuthClient(backend, 'session', {
    getItem: (key) => (key === 'session' ? JSON.stringify(session) : null),
    setItem: () => undefined,
    removeItem: () => undefined,
  });
  return { profile: await loadProfile(auth, backend), asked };
}

test('the profile is asked for by the id of whom the session is for', async () => {
  const { profile, asked } = await load(`x.${encode({ sub: id })}.x`);
  expect(profile).toMatchObject({ ok: true, value: { first_name: 'Asha' } });
  expect(asked).toEqual([`${backend.url}/rest/v1/profiles?id=eq.${id}&select=*`]);
});

test('a token that names nobody asks for nothing', async () => {
  const { profile, asked } = await load('x.y.z');
  expect(profile).toEqual({ ok: false, failure: { kind: 'ended' } });
  expect(asked).toEqual([]);
});
