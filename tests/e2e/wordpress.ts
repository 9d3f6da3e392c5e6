import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { attacks } from '../fixtures/attacks/attacks.ts';

interface Recorded {
  id: number;
  slug: string;
  [field: string]: unknown;
}

const read = (name: string): Recorded[] =>
  JSON.parse(readFileSync(new URL(`../fixtures/wordpress/${name}.json`, import.meta.url), 'utf8'));

export const attackSlug = (index: number): string => `attack-${index + 1}`;

/** A post like any other, but for its text, title and excerpt. */
function toAttackPost(base: Recorded, html: string, index: number): Recorded {
  return {
    ...base,
    id: 5000 + index,
    slug: attackSlug(index),
    link: `http://127.0.0.1:8089/${attackSlug(index)}/`,
    title: { rendered: `Attack ${index + 1} ${html.slice(0, 200)}` },
    excerpt: { rendered: html.slice(0, 2000), protected: false },
    content: { rendered: `<p>Before the attack.</p>${html}<p>After the attack.</p>`, protected: false },
  };
}

/** WordPress with the recorded posts and one post for every attack. Resolves to its address and the way to stop it. */
export async function startWordpress(): Promise<{ url: string; close(): void }> {
  const recorded = [...read('posts-100-page-1'), ...read('posts-100-page-2')];
  const base = recorded.find(({ slug }) => slug === 'thyroid-profile-for-dogs') ?? recorded[0];
  if (!base) throw new Error('tests/fixtures/wordpress holds no posts');
  const posts = [...recorded, ...attacks.map(({ html }, index) => toAttackPost(base, html, index))].sort(
    (a, b) => a.id - b.id,
  );
  const collections = new Map([
    ['posts', posts],
    ['categories', read('categories-100')],
    ['media', read('media-100')],
  ]);

  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://wordpress');
    const [, name = '', id] = /^\/wp-json\/wp\/v2\/(\w+)(?:\/(\d+))?\/?$/.exec(url.pathname) ?? [];
    const items = collections.get(name);
    const send = (status: number, body: unknown, headers = {}): void => {
      response.writeHead(status, {
        'content-type': 'application/json; charset=UTF-8',
        // As WordPress answers a page of another origin.
        'access-control-allow-origin': request.headers.origin ?? '*',
        'access-control-expose-headers': 'X-WP-Total, X-WP-TotalPages, Link',
        ...headers,
      });
      response.end(JSON.stringify(body));
    };
    if (url.pathname === '/wp-json/')
      return send(200, { name: 'Journal', namespaces: ['wp/v2'], routes: {} });
    if (!items)
      return send(404, { code: 'rest_no_route', message: 'No route was found.', data: { status: 404 } });
    if (id) {
      const item = items.find((candidate) => candidate.id === Number(id));
      return item
        ? send(200, item)
        : send(404, { code: 'rest_post_invalid_id', message: '', data: { status: 404 } });
    }
    const size = Number(url.searchParams.get('per_page') ?? 10);
    const page = Number(url.searchParams.get('page') ?? 1);
    send(200, items.slice((page - 1) * size, page * size), {
      'x-wp-total': String(items.length),
      'x-wp-totalpages': String(Math.ceil(items.length / size)),
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, close: () => server.close() };
}
