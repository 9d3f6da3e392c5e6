import { afterEach, expect, test, vi } from 'vitest';
import { loadProfile } from '#backend/account.ts';
import { openSession, toToken } from './open-session.ts';

const id = 'a3f1c9d2-0000-4000-8000-000000000001';
const row = { id, role: 'clinic', first_name: 'Asha', created_at: '2026-01-01T00:00:00Z' };

afterEach(() => vi.unstubAllGlobals());

/** Reads the profile with a session that has this access token, and tells what was asked of the tables. */
async function load(token: string) {
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (address: string | URL) => {
    const { pathname, search } = new URL(address);
    if (pathname.startsWith('/rest/')) asked.push(pathname + search);
    return Response.json([row]);
  });
  return { profile: await loadProfile(openSession(token)), asked };
}

test('the profile is asked for by the id of whom the session is for', async () => {
  const { profile, asked } = await load(toToken({ sub: id }));
  expect(profile).toMatchObject({ ok: true, value: { first_name: 'Asha' } });
  expect(asked).toEqual([`/rest/v1/profiles?select=*&id=eq.${id}`]);
});

test('a token that names nobody asks for nothing', async () => {
  const { profile, asked } = await load('x.y.z');
  expect(profile).toEqual({ ok: false, failure: { kind: 'ended' } });
  expect(asked).toEqual([]);
});
