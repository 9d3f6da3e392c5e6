import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';

type Json = Record<string, unknown>;
type Rendered = { rendered: string; protected?: boolean };

/** A recorded post; tests change copies of them. */
export type WpPostJson = Json & {
  id: number;
  slug: string;
  status: string;
  title: Rendered;
  content: Rendered;
  excerpt: Rendered;
  categories: number[];
  featured_media: number;
};
type WpCategoryJson = Json & { id: number; slug: string; name: string };

export type Answer = { status: number; headers: Record<string, string>; body: string };

/** What was asked, in the words the faults are written in. */
export type Asked = {
  kind: 'index' | 'posts' | 'post' | 'categories' | 'category' | 'media';
  page: number;
  id: number;
  url: URL;
};

/** Something that goes wrong, for the first `times` requests it fits. */
export type Fault = {
  fits: (asked: Asked) => boolean;
  times: number;
  spoil: (answer: Answer) => Answer | 'hang' | 'reset';
};

const folder = join(import.meta.dirname, '../fixtures/wordpress');
const readJson = (name: string) => JSON.parse(readFileSync(join(folder, `${name}.json`), 'utf8'));
const recorded = {
  posts: [...readJson('posts-100-page-1'), ...readJson('posts-100-page-2')] satisfies WpPostJson[],
  categories: readJson('categories-100') satisfies WpCategoryJson[],
  media: readJson('media-100') satisfies Json[],
};
export const manifest: readonly { id: number; kind: string; status: string; slug: string }[] =
  readJson('manifest');

const json = (status: number, value: unknown, headers: Record<string, string> = {}): Answer => ({
  status,
  headers: { 'content-type': 'application/json; charset=UTF-8', ...headers },
  body: JSON.stringify(value),
});

const refusal = (status: number, code: string): Answer =>
  json(status, { code, message: code, data: { status } });

const pick = (item: Json, fields: string | null): Json =>
  fields ? Object.fromEntries(fields.split(',').map((field) => [field, item[field]])) : item;

const parseAsked = (url: URL): Asked | null => {
  const route = url.searchParams.get('rest_route') ?? /\/wp-json(\/.*)$/.exec(url.pathname)?.[1] ?? '';
  const page = Number(url.searchParams.get('page') ?? 1);
  if (route === '/') return { kind: 'index', page, id: 0, url };
  const match = /^\/wp\/v2\/(posts|categories|media)(?:\/(\d+))?$/.exec(route);
  if (!match) return null;
  const id = Number(match[2] ?? 0);
  if (match[1] === 'media') return { kind: 'media', page, id, url };
  if (match[1] === 'categories') return { kind: id ? 'category' : 'categories', page, id, url };
  return { kind: id ? 'post' : 'posts', page, id, url };
};

/** A WordPress that answers as the recorded one did, from a state that a test may change, with faults on request. */
export async function startWordPress() {
  const state: { posts: WpPostJson[]; categories: WpCategoryJson[]; media: Json[]; unreadable: Set<number> } =
    {
      ...structuredClone(recorded),
      unreadable: new Set(),
    };
  const faults: Fault[] = [];
  const requests: string[] = [];
  const moved = new Map<string, string>();
  let prettyLinks = true;

  const list = (items: readonly Json[], { kind, page, url }: Asked): Answer => {
    const size = Number(url.searchParams.get('per_page') ?? 10);
    const sorted = [...items].sort((a, b) => Number(a.id) - Number(b.id));
    const pages = Math.ceil(sorted.length / size);
    if (kind === 'posts' && page > Math.max(1, pages)) return refusal(400, 'rest_post_invalid_page_number');
    const shown = sorted.slice((page - 1) * size, page * size);
    const fields = url.searchParams.get('_fields');
    if (!fields && shown.some(({ id }) => state.unreadable.has(Number(id))))
      return refusal(500, 'internal_server_error');
    return json(
      200,
      shown.map((item) => pick(item, fields)),
      { 'x-wp-total': String(sorted.length), 'x-wp-totalpages': String(pages) },
    );
  };

  const one = (items: readonly Json[], id: number): Answer => {
    if (state.unreadable.has(id)) return refusal(500, 'internal_server_error');
    const item = items.find((candidate) => candidate.id === id);
    return item ? json(200, item) : refusal(404, 'rest_post_invalid_id');
  };

  const answer = (asked: Asked): Answer => {
    if (asked.kind === 'index') return json(200, { namespaces: ['wp/v2'], gmt_offset: 5.5 });
    if (asked.kind === 'posts') return list(state.posts, asked);
    if (asked.kind === 'categories') return list(state.categories, asked);
    if (asked.kind === 'post') return one(state.posts, asked.id);
    if (asked.kind === 'category') return one(state.categories, asked.id);
    return asked.id === 28 ? refusal(401, 'rest_forbidden') : one(state.media, asked.id);
  };

  const handle = (request: IncomingMessage, response: ServerResponse): void => {
    const url = new URL(request.url ?? '/', 'http://wordpress.test');
    requests.push(`${url.pathname}${url.search}`);
    const target = moved.get(url.pathname);
    if (target) {
      response.writeHead(301, { location: target });
      response.end();
      return;
    }
    const asked = prettyLinks || url.searchParams.has('rest_route') ? parseAsked(url) : null;
    const planned = asked
      ? answer(asked)
      : { status: 404, headers: { 'content-type': 'text/html' }, body: '<h1>Not Found</h1>' };
    let result: Answer | 'hang' | 'reset' = planned;
    const fault = asked && faults.find(({ fits, times }) => times > 0 && fits(asked));
    if (fault) {
      fault.times -= 1;
      result = fault.spoil(planned);
    }
    if (result === 'hang') return;
    if (result === 'reset') {
      response.socket?.resetAndDestroy();
      return;
    }
    response.writeHead(result.status, result.headers);
    response.end(result.body);
  };

  const server = createServer(handle);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    state,
    faults,
    requests,
    /** Paths that lead on to another. */
    moved,
    post: (id: number): WpPostJson => {
      const found = state.posts.find((post) => post.id === id);
      if (!found) throw new Error(`no recorded post ${id}`);
      return found;
    },
    /** Takes everything back to the recording. */
    reset: () => {
      Object.assign(state, structuredClone(recorded), { unreadable: new Set() });
      faults.length = 0;
      requests.length = 0;
      moved.clear();
      prettyLinks = true;
    },
    /** Gives every post the same few words, where a test is about something else and should be quick. */
    shorten: () => {
      for (const post of state.posts) post.content = { rendered: '<p>A few words.</p>', protected: false };
    },
    /** A host that only knows `?rest_route=`. */
    usePlainLinks: () => {
      prettyLinks = false;
    },
    close: () => {
      server.closeAllConnections();
      return new Promise<void>((resolve) => void server.close(() => resolve()));
    },
  };
}
