import { afterEach, expect, test, vi } from 'vitest';
import { createAuthClient, loadUser, signIn } from '#backend/session.ts';
import { openSession } from './open-session.ts';

afterEach(() => vi.unstubAllGlobals());

const openAuth = () =>
  createAuthClient('session', { getItem: () => null, setItem: () => undefined, removeItem: () => undefined });

async function enter(answer: () => Response | Promise<Response>) {
  vi.stubGlobal('fetch', async () => answer());
  const outcome = await signIn(openAuth(), 'asha@home.example', 'Long enough 1');
  return outcome.ok ? 'signed in' : outcome.failure;
}

const unexpected = { kind: 'failed', message: 'An unexpected error occurred' };

test('a backend that breaks says its message', async () => {
  expect(await enter(() => Response.json({ msg: 'The vault is shut' }, { status: 500 }))).toEqual({
    kind: 'failed',
    message: 'The vault is shut',
  });
});

test('an answer without words is unexpected', async () => {
  expect(await enter(() => Response.json({}, { status: 500 }))).toEqual(unexpected);
  const bare = () => new Response('<h1>500</h1>', { status: 500, statusText: 'Internal Server Error' });
  expect(await enter(bare)).toEqual(unexpected);
});

test.each([200, 400])('an answer that cannot be read is unexpected: %i', async (status) => {
  expect(await enter(() => new Response('<html>', { status }))).toEqual(unexpected);
});

test.each([502, 503, 504])('a gateway without a backend behind it is out of reach: %i', async (status) => {
  expect(await enter(() => new Response('', { status }))).toEqual({ kind: 'unreachable' });
});

test('without a connection it is out of reach', async () => {
  expect(await enter(() => Promise.reject(new TypeError('Failed to fetch')))).toEqual({
    kind: 'unreachable',
  });
});

test.each(['invalid_credentials', 'email_not_confirmed', 'user_banned'])(
  'refusals of an address have one sentence: %s',
  async (error_code) => {
    expect(
      await enter(() => Response.json({ code: 400, error_code, msg: 'secret' }, { status: 400 })),
    ).toEqual({ kind: 'refused', message: 'Invalid login credentials' });
  },
);

test('a backend that breaks ends no session', async () => {
  vi.stubGlobal('fetch', async () => Response.json({ msg: 'broken' }, { status: 500 }));
  expect(await loadUser(openSession())).toMatchObject({ failure: { kind: 'failed' } });
  vi.stubGlobal('fetch', async () =>
    Response.json({ code: 403, error_code: 'bad_jwt', msg: 'bad' }, { status: 403 }),
  );
  expect(await loadUser(openSession())).toEqual({ ok: false, failure: { kind: 'ended' } });
});
