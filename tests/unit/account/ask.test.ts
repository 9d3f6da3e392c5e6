import { afterEach, describe, expect, test, vi } from 'vitest';
import { anything, ask, change } from '#backend/ask.ts';
import { getTables } from '#backend/browser-client.ts';
import { listOwnPosts } from '#backend/own-post-list.ts';
import { listPets } from '#backend/pets.ts';
import { listCategories } from '#backend/staff-posts.ts';
import { openSession, toToken } from './open-session.ts';

afterEach(() => vi.unstubAllGlobals());

const answerWith = (answer: () => Response | Promise<Response>) => {
  const asked = vi.fn(async (_url: string | URL, _init?: RequestInit) => answer());
  vi.stubGlobal('fetch', asked);
  return asked;
};
const refuse = (status: number) =>
  answerWith(() => Response.json({ message: 'relation "pets" is broken' }, { status }));
const read = () => ask(openSession(), getTables().from('pets').select(), anything);
const writes = {
  insert: () =>
    change(
      openSession(),
      getTables().from('contacts').insert({ name: 'a', email: 'b', message: 'c' }),
      anything,
    ),
  update: () => change(openSession(), getTables().from('pets').update({ name: 'a' }).eq('id', '1'), anything),
  delete: () => change(openSession(), getTables().from('pets').delete().eq('id', '1'), anything),
};

describe('a request that fails', () => {
  test.each([400, 403, 404, 406, 429, 500])(
    'speaks of loading where something was read: %i',
    async (status) => {
      refuse(status);
      expect(await read()).toEqual({
        ok: false,
        failure: { kind: 'failed', message: 'This could not be loaded. Please try again in a moment.' },
      });
    },
  );

  test.each(['insert', 'update', 'delete'] as const)(
    'speaks of the fields only where they can be at fault: %s',
    async (kind) => {
      refuse(400);
      expect(await writes[kind]()).toMatchObject({
        failure: {
          kind: 'refused',
          message: 'This could not be saved. Please check the fields and try again.',
        },
      });
      refuse(500);
      expect(await writes[kind]()).toMatchObject({
        failure: { kind: 'failed', message: 'This did not work. Please try again in a moment.' },
      });
    },
  );

  test('speaks of what is gone, and not of the fields', async () => {
    refuse(409);
    expect(await writes.insert()).toMatchObject({
      failure: {
        kind: 'refused',
        message: 'This, or your account, was deleted meanwhile. Please reload the page.',
      },
    });
  });

  test('speaks of a right that was taken away, and not of the fields', async () => {
    refuse(403);
    expect(await writes.update()).toMatchObject({
      failure: {
        kind: 'refused',
        message: 'Your account has no right to this any more. Nothing was changed.',
      },
    });
  });

  test.each([
    [401, 'ended'],
    [502, 'unreachable'],
    [503, 'unreachable'],
    [504, 'unreachable'],
  ])('knows a session that is over and a backend that is away: %i', async (status, kind) => {
    const asked = refuse(status);
    expect(await read()).toEqual({ ok: false, failure: { kind } });
    // Screens say so at once; the library would try three times more.
    expect(asked.mock.calls.filter(([url]) => String(url).includes('/rest/'))).toHaveLength(1);
  });

  test('is out of reach without an answer', async () => {
    answerWith(() => Promise.reject(new TypeError('Failed to fetch')));
    expect(await read()).toEqual({ ok: false, failure: { kind: 'unreachable' } });
  });
});

test('a question goes with the key of the site and the token of who is signed in', async () => {
  const asked = answerWith(() => Response.json([]));
  await read();
  const headers = new Headers(asked.mock.calls[0]?.[1]?.headers);
  expect(headers.get('apikey')).toBe('key');
  expect(headers.get('authorization')).toBe(`Bearer ${toToken({ sub: 'asha', exp: 4_000_000_000 })}`);
});

test('an answer of another form is said, not shown', async () => {
  answerWith(() => Response.json([{ id: 1 }]));
  expect(await listPets(openSession())).toEqual({
    ok: false,
    failure: { kind: 'failed', message: 'The pets could not be read.' },
  });
});

describe('what a hosted project gives a thousand rows at a time', () => {
  const rows = Array.from({ length: 2001 }, (_, id) => ({
    id,
    slug: `post-${id}`,
    title: 'x',
    date: '2026-01-01',
    version: 1,
    categories: [7],
  }));
  const serve = () =>
    vi.stubGlobal('fetch', async (input: string | URL) => {
      const { pathname, searchParams } = new URL(input);
      if (pathname.endsWith('/categories'))
        return Response.json([{ id: 7, name: 'Ours', count: 0, origin: 'admin' }]);
      expect(searchParams.get('order')).toMatch(/\bid\b/);
      const offset = Number(searchParams.get('offset'));
      return Response.json(rows.slice(offset, offset + Math.min(Number(searchParams.get('limit')), 1000)));
    });

  test('is counted and listed to its end', async () => {
    serve();
    const listed = await listOwnPosts(openSession());
    expect(listed.ok && listed.value.map(({ id }) => id)).toEqual(rows.map(({ id }) => id));
    expect(await listCategories(openSession())).toMatchObject({ ok: true, value: [{ id: 7, count: 2001 }] });
  });
});
