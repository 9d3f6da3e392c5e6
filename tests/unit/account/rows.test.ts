import { afterEach, describe, expect, test, vi } from 'vitest';
import { requestRows } from '#backend/rows.ts';

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
