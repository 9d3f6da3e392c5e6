import { globSync } from 'node:fs';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { LoaderContext } from 'astro/loaders';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { categoriesLoader, postsLoader } from '#backend/blog/loaders.ts';
import type { Article } from '#schemas/article.ts';
import type { EmbeddedBackend } from '../../scripts/embedded/start.ts';
import { startInMemory } from './support/people.ts';

/** How many articles a new database begins with. */
const articles = globSync('supabase/seeds/posts/*.sql').length;

let backend: EmbeddedBackend;
let other: Server | undefined;

beforeAll(async () => {
  backend = await startInMemory({ seed: true });
});
afterEach(() => {
  other?.close();
  vi.unstubAllEnvs();
});
afterAll(() => backend.close());

/** What a loader is given of Astro, with a store in memory, and what the loader said. */
function makeContext(collection: string) {
  const entries = new Map<string, { id: string; data: Record<string, unknown>; digest?: string }>();
  const notes = new Map<string, string>();
  const said: string[] = [];
  const say = (words: string) => void said.push(words);
  const context = {
    collection,
    store: {
      get: (id: string) => entries.get(id),
      set: (entry: { id: string; data: Record<string, unknown> }) => entries.set(entry.id, entry),
      has: (id: string) => entries.has(id),
      keys: () => [...entries.keys()],
      delete: (id: string) => entries.delete(id),
    },
    meta: {
      get: (key: string) => notes.get(key),
      set: (key: string, value: string) => notes.set(key, value),
    },
    logger: { info: say, warn: say, error: say },
    parseData: async ({ data }: { data: unknown }) => data,
  } as unknown as LoaderContext;
  const read = () => [...entries.values()].map(({ data }) => data as Article);
  return { context, entries, said, read };
}
type Context = ReturnType<typeof makeContext>;

let posts: Context;
beforeEach(() => {
  posts = makeContext('posts');
});

/** Runs the loader against a backend; gives what it said. */
async function load(url = backend.url, key = backend.publishableKey, into = posts): Promise<string> {
  vi.stubEnv('SUPABASE_URL', url);
  vi.stubEnv('SUPABASE_PUBLISHABLE_KEY', key);
  into.said.length = 0;
  await (into.context.collection === 'posts' ? postsLoader() : categoriesLoader()).load(into.context);
  return into.said.join('\n');
}

async function serve(listener: RequestListener): Promise<string> {
  const server = createServer(listener);
  other = server;
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  return `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
}
/** The backend behind another address, which may change what is asked of it. */
const serveBetween = (change: (address: string) => string): Promise<string> =>
  serve(async (request, response) => {
    const { apikey = '', accept = '', prefer = '' } = request.headers as Record<string, string>;
    const address = `${backend.url}${change(request.url ?? '')}`;
    const answer = await fetch(address, { headers: { apikey, accept, prefer } });
    const range = answer.headers.get('content-range') ?? '';
    response.writeHead(answer.status, { 'content-type': 'application/json', 'content-range': range });
    response.end(await answer.text());
  });

type Change = (row: Record<string, unknown>) => unknown;

/** Rows as the tables give them, with one post changed, and a category where that is asked for. */
async function serveRows(
  change: Change,
  changeCategory: Change = (row) => row,
  pick = (rows: unknown[]) => rows,
): Promise<string> {
  const rows = await backend.sql<Record<string, unknown>>(
    'select to_jsonb(posts) as row from posts order by id',
  );
  const categories = await backend.sql<Record<string, unknown>>(
    'select to_jsonb(categories) as row from categories order by id',
  );
  return serve((request, response) => {
    const found = request.url?.includes('/posts')
      ? pick(rows.map(({ row }, index) => (index === 3 ? change(row as never) : row)))
      : categories.map(({ row }, index) => (index === 3 ? changeCategory(row as never) : row));
    response.writeHead(200, {
      'content-type': 'application/json',
      'content-range': `0-${found.length - 1}/${found.length}`,
    });
    response.end(JSON.stringify(found));
  });
}

const serveJson = (answer: unknown): Promise<string> =>
  serve((_, response) =>
    response
      .writeHead(200, { 'content-type': 'application/json', 'content-range': '0-0/1' })
      .end(JSON.stringify(answer)),
  );
const arrangeEmpty = async () => ({
  url: await serve((_, response) =>
    response.writeHead(200, { 'content-type': 'application/json', 'content-range': '*/0' }).end('[]'),
  ),
  words: /posts is empty/,
});

const faults: Record<string, () => Promise<{ url: string; key?: string; words: RegExp }>> = {
  'is not there': async () => ({ url: 'http://127.0.0.1:9', words: /fetch failed/ }),
  'refuses the key': async () => ({ url: backend.url, key: 'sb_publishable_wrong', words: /key/i }),
  'answers with an error': async () => ({
    url: await serve((_, response) => response.writeHead(500).end('broken')),
    words: /posts/,
  }),
  'answers with a web page': async () => ({
    url: await serve((_, response) => response.writeHead(200, { 'content-type': 'text/html' }).end('<html>')),
    words: /posts/,
  }),
  'breaks off in the middle of the rows': async () => ({
    url: await serve((_, response) =>
      response
        .writeHead(200, { 'content-type': 'application/json' })
        .end(`[{"id":1,"slug":"${'a'.repeat(5000)}`),
    ),
    words: /(?:!!! |\()posts: \[\{"id":1,"slug":"a{100,280}…/,
  }),
  'answers with something else than rows': async () => ({
    url: await serveJson({ rows: [] }),
    words: /posts: the answer is no list/,
  }),
  'gives a row without an id': async () => ({
    url: await serveJson([null]),
    words: /(?:!!! |\()posts: a row came without an id/,
  }),
  'has no posts': arrangeEmpty,
};

describe('the loader of articles', () => {
  test('holds every article, and formats none again where nothing changed', async () => {
    expect(await load()).toMatch(new RegExp(`^${articles} articles from .*, 0 of them unchanged`, 'm'));
    const first = posts.read();
    expect(first).toHaveLength(articles);
    expect(await load()).toContain(`${articles} of them unchanged`);
    expect(posts.read()).toEqual(first);
    expect(posts.read()[0]).toBe(first[0]);
  });

  test('asks for the text of a changed article and of no other', async () => {
    await load();
    const [post] = await backend.sql<{ id: number; content: string }>(
      'select id, content from posts limit 1',
    );
    const asked: string[] = [];
    const between = await serveBetween((address) => {
      asked.push(decodeURIComponent(address));
      return address;
    });
    expect(await load(between)).toContain(`${articles} of them unchanged`);
    expect(asked.filter((address) => address.includes('content'))).toEqual([]);
    await backend.sql("update posts set content = '<p>Words of today.</p>' where id = $1", [post?.id]);
    expect(await load(between)).toContain(`${articles - 1} of them unchanged`);
    await backend.sql('update posts set content = $2 where id = $1', [post?.id, post?.content]);
    expect(asked.filter((address) => address.includes('content'))).toEqual([
      expect.stringContaining(`id=in.(${post?.id})`),
    ]);
    expect(posts.read().find(({ id }) => id === post?.id)?.html).toBe('<p>Words of today.</p>');
  });

  test('brings the Hindi of a post as soon as it is written', async () => {
    const hindi = { title_hi: 'बरसात और टिक', summary_hi: 'टिक कब और कहाँ देखें।' };
    await load();
    const url = await serveRows((row) => ({ ...row, ...hindi }));
    expect(await load(url)).toContain(`${articles - 1} of them unchanged`);
    expect(posts.read()[3]?.translations).toEqual({
      hi: { title: hindi.title_hi, summary: hindi.summary_hi },
    });
  });

  test('is whole where the backend gives few rows at a time', async () => {
    const between = await serveBetween((address) =>
      address.includes('limit=') ? address.replace(/limit=\d+/, 'limit=5') : `${address}&limit=5`,
    );
    expect(await load(between)).toMatch(new RegExp(`^${articles} articles`, 'm'));
  });

  test('forgets an article that is gone', async () => {
    await load();
    const url = await serveRows(
      (row) => row,
      undefined,
      (rows) => rows.slice(1),
    );
    expect(await load(url)).toMatch(new RegExp(`^${articles - 1} articles`, 'm'));
    expect(posts.entries.size).toBe(articles - 1);
  });

  for (const [fault, arrange] of Object.entries(faults)) {
    test(`keeps its last copy, loudly, when the backend ${fault}`, async () => {
      await load();
      const before = structuredClone([...posts.entries]);
      const { url, key, words } = await arrange();
      const said = await load(url, key);
      expect(said).toContain('!!! THE BLOG COULD NOT BE READ !!!');
      expect(said).toMatch(words);
      expect(said).toContain(`${articles} posts`);
      expect([...posts.entries]).toEqual(before);
    });

    test(`stops the build with one line when there is no copy and the backend ${fault}`, async () => {
      const { url, key, words } = await arrange();
      await expect(load(url, key)).rejects.toThrow(words);
      await expect(load(url, key)).rejects.toThrow(
        /^The posts could not be read \(.*\) and there is no copy of an earlier build/,
      );
    });
  }

  const oddRows: Record<string, [Record<string, unknown>, RegExp]> = {
    'no slug': [{ slug: null }, /posts: row \d+, slug: /],
    'a slug that no page can have': [{ slug: 'index.html' }, /posts: row \d+, slug: “index.html” /],
    'a reserved slug': [{ slug: '404' }, /posts: row \d+, slug: “404” /],
    'a slug that is too long': [{ slug: 'क'.repeat(67) }, /posts: row \d+, slug: /],
    'a wrong date': [{ date: 'yesterday' }, /posts: row \d+, date: /],
    'a summary in Hindi that is too long': [
      { title_hi: 'टिक', summary_hi: 'क'.repeat(601) },
      /posts: row \d+, summary_hi: /,
    ],
    'a number for a title': [{ title: 7 }, /posts: row \d+, title: /],
    'categories that are none': [{ categories: 'cats' }, /posts: row \d+, categories: /],
  };
  test.each(Object.entries(oddRows))(
    'names a row with %s; its last good copy stays',
    async (_, [change, words]) => {
      await load();
      const before = posts.read().length;
      const url = await serveRows((row) => ({ ...row, ...change }));
      const said = await load(url);
      expect(said).toMatch(words);
      expect(said).toContain('its last good copy stays');
      expect(posts.read()).toHaveLength(before);
    },
  );

  test('leaves out a row that is odd from the start, and names it', async () => {
    const url = await serveRows((row) => ({ ...row, date: 'yesterday' }));
    const said = await load(url);
    expect(said).toMatch(/posts: row \d+, date: .*; it is left out/);
    expect(posts.read()).toHaveLength(articles - 1);
  });

  test('asks the blog for a picture that a row names by number', async () => {
    const wordpress = await serve((request, response) => {
      const found = request.url?.includes('/wp/v2/media/17')
        ? {
            id: 17,
            source_url: 'http://blog.example/a.jpg',
            alt_text: 'A cat',
            title: { rendered: '' },
            caption: { rendered: '' },
          }
        : { namespaces: ['wp/v2'], gmt_offset: 5.5 };
      response.writeHead(200, { 'content-type': 'application/json' });
      response.end(JSON.stringify(found));
    });
    const [post] = await backend.sql<{ id: number; featured_media: unknown }>(
      'select id, featured_media from posts limit 1',
    );
    await backend.sql("update posts set featured_media = '17' where id = $1", [post?.id]);
    vi.stubEnv('WORDPRESS_URL', wordpress);
    await load();
    await backend.sql('update posts set featured_media = $2 where id = $1', [post?.id, post?.featured_media]);
    const article = posts.read().find(({ id }) => id === post?.id);
    expect(article?.picture).toMatchObject({ src: 'https://blog.example/a.jpg', alt: 'A cat' });
  });

  const odd: Record<string, unknown> = {
    'an object without an address': { alt_text: 'A cat' },
    'an object with an empty address': { url: '' },
    'an address that is no picture’s': { url: 'javascript:alert(1)' },
    'text that is no JSON': 'cat.jpg',
    'an empty text': '',
    'half a number': 1.5,
    'a list in a text': '[17]',
  };
  test.each(Object.entries(odd))(
    'does without a featured picture that is %s, and names its post',
    async (_, value) => {
      let id: unknown;
      const url = await serveRows((row) => {
        id = row.id;
        return { ...row, featured_media: value };
      });
      const said = await load(url);
      expect(said).toMatch(new RegExp(`^${articles} articles`, 'm'));
      expect(said).toMatch(new RegExp(`^Featured pictures: .* posts ${id} `, 'm'));
      const article = posts.read().find((one) => one.id === id);
      expect(article?.picture).toMatchObject({ src: '/art/posts/default-960.webp' });
    },
  );

  test('keeps a featured picture whose other facts are odd, without a word', async () => {
    const url = await serveRows((row) => ({
      ...row,
      featured_media: { url: 'https://blog.example/a.jpg', alt_text: null, sizes: [] },
    }));
    expect(await load(url)).not.toContain('Featured pictures');
    const pictures = posts.read().map(({ picture }) => picture.src);
    expect(pictures).toContain('https://blog.example/a.jpg');
  });

  test('forgets former slugs that no page can have', async () => {
    await load(await serveRows((row) => ({ ...row, old_slugs: ['*', 'before'] })));
    expect(posts.read().flatMap(({ oldSlugs }) => oldSlugs)).toEqual(['before']);
  });
});

describe('the loader of categories', () => {
  test('holds every category, and names one whose slug no page can have', async () => {
    const categories = makeContext('categories');
    await load(backend.url, backend.publishableKey, categories);
    expect(categories.entries.size).toBe(6);
    const fresh = makeContext('categories');
    const url = await serveRows(
      (row) => row,
      (row) => ({ ...row, slug: '../admin' }),
    );
    expect(await load(url, backend.publishableKey, fresh)).toMatch(
      /^categories: row \d+, slug: “\.\.\/admin” /,
    );
    expect(fresh.entries.size).toBe(5);
  });

  test('keeps its last copy, loudly, when the backend gives no rows at all', async () => {
    const categories = makeContext('categories');
    await load(backend.url, backend.publishableKey, categories);
    const { url } = await arrangeEmpty();
    const said = await load(url, backend.publishableKey, categories);
    expect(said).toContain('!!! THE BLOG COULD NOT BE READ !!!');
    expect(categories.entries.size).toBe(6);
  });

  test('holds none where there are posts and no category', async () => {
    const categories = makeContext('categories');
    await load(backend.url, backend.publishableKey, categories);
    const url = await serveBetween((address) =>
      address.includes('/categories') ? `${address}&slug=eq.none` : address,
    );
    expect(await load(url, backend.publishableKey, categories)).toBe('');
    expect(categories.entries.size).toBe(0);
  });
});
