import { describe, expect, it } from 'vitest';
import { readJson, requireJson } from '#backend/wordpress/client/json.ts';
import { findSite } from '#backend/wordpress/client/site.ts';
import type { Transport } from '#backend/wordpress/client/transport.ts';

type Reply = { status?: number; body?: string; link?: string };

/** A host that answers from a table of addresses, and 404 elsewhere. */
function host(replies: Record<string, Reply>): { transport: Transport; agents: (string | null)[] } {
  const agents: (string | null)[] = [];
  const answer: typeof fetch = async (input, init) => {
    agents.push(new Headers(init?.headers).get('user-agent'));
    const { origin, pathname, search } = new URL(String(input));
    const reply = replies[`${origin}${pathname}${search}`] ??
      replies[`${origin}${pathname}`] ?? { status: 404 };
    return new Response(reply.body ?? '<title>Page</title>', {
      status: reply.status ?? 200,
      headers: { 'content-type': 'application/json', ...(reply.link && { link: reply.link }) },
    });
  };
  const transport: Transport = {
    fetch: answer,
    agent: 'Reader/2.0',
    timeout: 1000,
    retries: 0,
    backoff: 0,
    sleep: async () => undefined,
    signal: new AbortController().signal,
    onRetry: () => undefined,
  };
  return { transport, agents };
}

const index = JSON.stringify({ namespaces: ['wp/v2'], gmt_offset: 5.5 });
const rel = '; rel="https://api.w.org/"';

describe('findSite', () => {
  it.each([
    'https://lab.example/wp-json',
    'https://lab.example/wp-json/wp/v2/posts?per_page=3',
    'https://lab.example/wp-admin/edit.php',
    'https://lab.example/?rest_route=/wp/v2/posts',
  ])('takes %s for the site', async (address) => {
    const { transport, agents } = host({ 'https://lab.example/wp-json/': { body: index } });
    const site = await findSite(address, transport);
    expect(site.toAddress('wp/v2/posts', 'page=1').href).toBe(
      'https://lab.example/wp-json/wp/v2/posts?page=1',
    );
    expect(agents).toEqual(['Reader/2.0']);
  });

  it.each([
    [
      'another folder',
      'https://lab.example/cms/wp-json/',
      'https://lab.example/cms/wp-json/wp/v2/posts?page=1',
    ],
    ['another host', 'https://cms.example/wp-json/', 'https://cms.example/wp-json/wp/v2/posts?page=1'],
    [
      'a root behind ?rest_route=',
      'https://lab.example/index.php?rest_route=/',
      'https://lab.example/index.php?rest_route=/wp/v2/posts&page=1',
    ],
    [
      'WordPress.com',
      'https://public-api.wordpress.com/wp/v2/sites/lab.example/',
      'https://public-api.wordpress.com/wp/v2/sites/lab.example/posts?page=1',
    ],
  ])('follows the Link header to %s', async (_what, root, expected) => {
    const { transport } = host({ 'https://lab.example/': { link: `<${root}>${rel}` } });
    const site = await findSite('https://lab.example', transport);
    expect(site.toAddress('wp/v2/posts', 'page=1').href).toBe(expected);
  });

  it('reads the link of the home page as well, but no unsafe one', async () => {
    const link = (href: string) => `<link rel="https://api.w.org/" href="${href}">`;
    const good = host({ 'https://lab.example/': { body: link('/api/') } });
    expect((await findSite('https://lab.example', good.transport)).toAddress('wp/v2/posts').pathname).toBe(
      '/api/wp/v2/posts',
    );
    const bad = host({ 'https://lab.example/': { body: link('http://lab.example/api/') } });
    expect((await findSite('https://lab.example', bad.transport)).toAddress('wp/v2/posts').pathname).toBe(
      '/wp-json/wp/v2/posts',
    );
  });
});

describe('requireJson', () => {
  const read = (text: string) =>
    requireJson({
      request: 'GET x',
      status: 200,
      headers: new Headers({ 'content-type': 'application/json' }),
      text,
      json: readJson(text),
    });

  it.each([
    '\ufeff\ufeff[1]',
    '[1]\n<!-- Page cached by a plug-in -->\n<!-- and another -->',
    '<!-- before -->\n[1]',
    '<br />\n<b>Warning</b>:  Undefined array key "a" in <b>/srv/seo.php</b> on line <b>7</b><br />\n[1]',
    'PHP Notice:  Undefined index: [x] in /srv/seo.php on line 7\n[1]',
    '\nDeprecated: Optional parameter {b} before required in /srv/a.php on line 3\n\n[1]\n<!-- cached -->',
  ])('reads over what stands around: %j', (text) => {
    expect(read(text)).toEqual([1]);
  });

  it.each(['Warning: something\n[1', 'Welcome!\n[1]', '<b>Fatal error</b>: no memory\n[1]'])(
    'takes nothing for the answer that is none: %j',
    (text) => {
      expect(() => read(text)).toThrow(/does not begin as JSON does/);
    },
  );

  it('says when nothing came', () => {
    expect(() => read(' \n')).toThrow(/the answer is empty/);
  });
});
