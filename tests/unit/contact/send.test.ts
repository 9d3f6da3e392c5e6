import { afterEach, describe, expect, test, vi } from 'vitest';
import { sendContact, TooManyMessages } from '#backend/contact.ts';

const message = { name: 'Asha', email: 'asha@example.in', phone: null, message: 'Hello' };

afterEach(() => vi.unstubAllGlobals());

function answerWith(status: number) {
  const fetch = vi.fn(async (_url: string | URL, _request: RequestInit) => new Response(null, { status }));
  vi.stubGlobal('fetch', fetch);
  return fetch;
}

describe('sending a message', () => {
  test('inserts exactly four fields and asks for nothing back', async () => {
    const fetch = answerWith(201);
    const withMore = { ...message, id: 'x' };
    await sendContact(withMore);
    const [url, request] = fetch.mock.calls[0] ?? [];
    expect(new URL(url ?? '').pathname).toBe('/rest/v1/contacts');
    expect(JSON.parse(String(request?.body))).toEqual(message);
    const headers = new Headers(request?.headers);
    expect(headers.get('apikey')).toBe('key');
    expect(headers.get('prefer') ?? '').not.toContain('return=representation');
  });

  test.each([400, 401, 403, 429, 500])('fails when the backend answers %i', async (status) => {
    answerWith(status);
    await expect(sendContact(message)).rejects.toThrow(`status ${status}`);
  });

  test.each([429, 500])('knows the limit by its words, whatever the status (%i)', async (status) => {
    vi.stubGlobal('fetch', async () =>
      Response.json({ code: 'SUP', message: 'error: contacts: too many messages' }, { status }),
    );
    await expect(sendContact(message)).rejects.toBeInstanceOf(TooManyMessages);
  });
});
