import { describe, expect, it, vi } from 'vitest';
import { readList } from '#backend/wordpress/client/list.ts';
import type { Site } from '#backend/wordpress/client/site.ts';
import type { Transport } from '#backend/wordpress/client/transport.ts';
import { toPostList } from '#backend/wordpress/read/post-list.ts';

const site: Site = {
  base: 'https://lab.example/',
  offsetHours: 5.5,
  hosts: ['lab.example'],
  toAddress: (route, query = '') => new URL(`/wp-json/${route}?${query}`, 'https://lab.example'),
};

/** A WordPress of `total` posts that shows at most `most` at once, and says so only in what it shows. */
function host(total: number, most: number, spoil = (body: string, _asked: number) => body) {
  const said: string[] = [];
  let asked = 0;
  const answer: typeof fetch = async (input) => {
    const query = new URL(String(input)).searchParams;
    const size = Math.min(Number(query.get('per_page')), most);
    const page = Number(query.get('page'));
    const ids = Array.from({ length: total }, (_, index) => index + 1).slice((page - 1) * size, page * size);
    asked += 1;
    return new Response(spoil(JSON.stringify(ids.map((id) => ({ id }))), asked), {
      headers: {
        'content-type': 'application/json',
        'x-wp-total': String(total),
        'x-wp-totalpages': String(Math.ceil(total / size)),
      },
    });
  };
  const transport: Transport = {
    fetch: answer,
    timeout: 1000,
    retries: 2,
    backoff: 0,
    sleep: async () => undefined,
    signal: new AbortController().signal,
    onRetry: (words) => said.push(words),
  };
  return { transport, said, read: () => readList(toPostList(site, transport), site, transport, () => {}) };
}

describe('readList', () => {
  it('asks for fewer at once where a plug-in caps the list without a refusal', async () => {
    const { read, said } = host(43, 10);
    expect((await read()).items).toHaveLength(43);
    expect(said.at(-1)).toMatch(/holds 10 of the 20 asked for; asking for fewer at once/);
  });

  it('takes a short list for what it is', async () => {
    const { read, said } = host(7, 100);
    expect((await read()).items).toHaveLength(7);
    expect(said).toEqual([]);
  });

  it('takes each answer apart once: a page of posts is long', async () => {
    const { read } = host(7, 100);
    const parse = vi.spyOn(JSON, 'parse');
    await read();
    const texts = parse.mock.calls.map(([text]) => text);
    parse.mockRestore();
    // The page, and what lies behind it.
    expect(texts).toEqual([expect.stringContaining('"id":7'), '[]']);
  });

  it('asks again for an answer that breaks off, and says so when it always does', async () => {
    const once = host(7, 100, (body, asked) => (asked === 1 ? body.slice(0, 9) : body));
    expect((await once.read()).items).toHaveLength(7);
    expect(once.said).toEqual([expect.stringMatching(/the answer breaks off, asking again/)]);
    const always = host(7, 100, (body) => body.slice(0, 9));
    await expect(always.read()).rejects.toThrow(/the JSON is broken after 9 characters/);
    expect(always.said).toHaveLength(2);
  });

  it('reads over warnings of PHP and says where they come from', async () => {
    const { read, said } = host(
      7,
      100,
      (body) => `Warning: bad key in /srv/plugins/seo.php on line 3\n${body}`,
    );
    expect((await read()).items).toHaveLength(7);
    expect(said[0]).toMatch(/PHP prints warnings before the answer.*plugins\/seo\.php.*display_errors/);
  });
});
