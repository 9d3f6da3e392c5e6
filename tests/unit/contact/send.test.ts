import { afterEach, describe, expect, test, vi } from 'vitest';
import { sendContact, TooManyMessages } from '#backend/contact.ts';

const message = { name: 'Asha', email: 'asha@example.in', phone: null, message: 'Hello' };
const backend = { url: 'http://127.0.0.1:1', publishableKey: 'key' };

afterEach(() => vi.unstubAllGlobals());

function answerWith(status: number) {
  const fetch = vi.fn(async (_url: string, _request: RequestInit) => new Response(null, { status }));
  vi.stubGlobal('fetch', fetch);
  return fetch;
}

describe('sending a message', () => {
  test('inserts exactly four fields and asks for nothing back', async () => {
    const fetch = answerWith(201);
    const withMore = { ...message, id: 'x' };
    await sendContact(withMore, backend);
    const [url, request] = fetch.mock.calls[0] ?? [];
    expect(url).toBe('http://127.0.0.1:1/rest/v1/contacts');
    expect(JSON.parse(String(request?.body))).toEqual(message);
    expect(request?.headers).toMatchObject({ apikey: 'key', prefer: 'return=minimal' });
  });

  test.each([400, 401, 403, 429, 500])('fails when the backend answers %i', async (status) => {
    answerWith(status);
    await expect(sendContact(message, backend)).rejects.toThrow(`status ${status}`);
  });

  test.each([429, 500])('knows the limit by its words, whatever the status (%i)', async (status) => {
    vi.stubGlobal('fetch', async () =>
      Response.json({ code: 'SUP', message: 'error: contacts: too many messages' }, { status }),
    );
    await expect(sendContact(message, backend)).rejects.toBeInstanceOf(TooManyMessages);
  });
});
