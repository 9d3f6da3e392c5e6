import { afterEach, describe, expect, test, vi } from 'vitest';
import { listOwnPosts } from '#backend/own-post-list.ts';
import { requestRows } from '#backend/rows.ts';
import { createAuthClient } from '#backend/session.ts';
import { listCategories } from '#backend/staff-posts.ts';

const backend = { url: 'http://127.0.0.1:1', publishableKey: 'key' };

afterEach(() => vi.unstubAllGlobals());

async function ask(status: number, query?: Parameters<typeof requestRows>[3]) {
  vi.stubGlobal('fetch', async () => Response.json({ message: 'relation "pets" is broken' }, { status }));
  const answer = await requestRows(backend, 'token', 'pets', query);
  return answer.ok ? 'ok' : answer.failure;
}

describe('a request that fails', () => {
  const unread = {
    kind: 'failed',
    message: 'This could not be loaded. Please try again in a moment.',
  };
  test.each([400, 403, 404, 406, 429, 500])(
    'speaks of loading where something was read: %i',
    async (status) => {
      expect(await ask(status)).toEqual(unread);
      expect(await ask(status, { method: 'POST', body: {}, isRead: true })).toEqual(unread);
    },
  );

  test.each(['POST', 'PATCH', 'DELETE'] as const)(
    'speaks of the fields only where they can be at fault: %s',
    async (method) => {
      expect(await ask(400, { method })).toEqual({
        kind: 'refused',
        message: 'This could not be saved. Please check the fields and try again.',
      });
      expect(await ask(500, { method })).toEqual({
        kind: 'failed',
        message: 'This did not work. Please try again in a moment.',
      });
    },
  );

  test('knows a session that is over and a backend that is away', async () => {
    expect(await ask(401)).toEqual({ kind: 'ended' });
    expect(await ask(503)).toEqual({ kind: 'unreachable' });
  });
});

describe('what a hosted project gives a thousand rows at a time', () => {
  const token = `x.${btoa(JSON.stringify({ sub: 'asha', exp: 4_000_000_000 }))}.x`;
  const session = JSON.stringify({
    access_token: token,
    refresh_token: 'x',
    token_type: 'bearer',
    expires_in: 3600,
    expires_at: 4_000_000_000,
    user: { id: 'asha' },
  });
  const openAuth = () =>
    createAuthClient(backend, 'session', {
      getItem: (key) => (key === 'session' ? session : null),
      setItem: () => undefined,
      removeItem: () => undefined,
    });
  const rows = Array.from({ length: 2001 }, (_, id) => ({
    id,
    slug: `post-${id}`,
    title: 'x',
    date: '2026-01-01',
    categories: [7],
  }));
  const serve = () =>
    vi.stubGlobal('fetch', async (input: string) => {
      const { pathname, searchParams } = new URL(input);
      if (pathname.endsWith('/categories'))
        return Response.json([{ id: 7, name: 'Ours', count: 0, origin: 'admin' }]);
      expect(searchParams.get('order')).toMatch(/\bid\b/);
      const offset = Number(searchParams.get('offset'));
      return Response.json(rows.slice(offset, offset + Math.min(Number(searchParams.get('limit')), 1000)));
    });

  test('is counted and listed to its end', async () => {
    serve();
    const listed = await listOwnPosts(openAuth(), backend);
    expect(listed.ok && listed.value.map(({ id }) => id)).toEqual(rows.map(({ id }) => id));
    const counted = await listCategories(openAuth(), backend);
    expect(counted).toMatchObject({ ok: true, value: [{ id: 7, count: 2001 }] });
  });
});
