import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type RequestListener, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { unpackSnapshot } from '#backend/blog/snapshot-file.ts';
import { parseEnvironment } from '#config/environment.ts';
import { type EmbeddedBackend, startEmbedded } from '../../scripts/embedded/start.ts';

const folder = mkdtempSync(join(tmpdir(), 'snapshot-'));
const file = join(folder, 'blog.snapshot');
process.env.BLOG_SNAPSHOT = file;
// Read after the place of the snapshot is set, because the module asks for it once.
const { refreshSnapshot } = await import('../../scripts/build/refresh-snapshot.ts');

let backend: EmbeddedBackend;
let other: Server | undefined;

beforeAll(async () => {
  backend = await startEmbedded({ folder: null, port: 0, siteUrl: 'http://127.0.0.1:4321', seed: true });
});
afterEach(() => other?.close());
afterAll(async () => {
  await backend.close();
  rmSync(folder, { recursive: true });
});

const at = (url: string, key = backend.publishableKey) =>
  parseEnvironment({ SUPABASE_URL: url, SUPABASE_PUBLISHABLE_KEY: key });

async function serve(listener: RequestListener): Promise<string> {
  const server = createServer(listener);
  other = server;
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  return `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
}

const read = () => unpackSnapshot(readFileSync(file));
const forget = () => rmSync(file, { force: true });

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
async function serveRows(change: Change, changeCategory: Change = (row) => row): Promise<string> {
  const rows = await backend.sql<Record<string, unknown>>(
    'select to_jsonb(posts) as row from posts order by id',
  );
  const categories = await backend.sql<Record<string, unknown>>(
    'select to_jsonb(categories) as row from categories order by id',
  );
  return serve((request, response) => {
    const found = request.url?.includes('/posts')
      ? rows.map(({ row }, index) => (index === 3 ? change(row as never) : row))
      : categories.map(({ row }, index) => (index === 3 ? changeCategory(row as never) : row));
    response.writeHead(200, {
      'content-type': 'application/json',
      'content-range': `0-${found.length - 1}/${found.length}`,
    });
    response.end(JSON.stringify(found));
  });
}

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
  'has no posts': async () => ({
    url: await serve((_, response) =>
      response.writeHead(200, { 'content-type': 'application/json', 'content-range': '*/0' }).end('[]'),
    ),
    words: /posts is empty/,
  }),
  'holds a row without a slug': async () => ({
    url: await serveRows((row) => ({ ...row, slug: null })),
    words: /posts: row \d+, slug:/,
  }),
  'holds only slugs that no page can have': async () => ({
    url: await serve((request, response) => {
      const post = {
        id: 7,
        slug: '404',
        title: 'Title',
        text_hash: 'of nothing',
        date: '2026-01-01T00:00:00Z',
        modified: null,
        categories: [],
        featured_media: null,
        featured_media_id: null,
        author: null,
        origin: 'wordpress',
        link: null,
        old_slugs: [],
        protected: false,
      };
      const found = request.url?.includes('/posts') ? [post] : [];
      response.writeHead(200, {
        'content-type': 'application/json',
        'content-range': `0-0/${found.length}`,
      });
      response.end(JSON.stringify(found));
    }),
    words: /no row whose slug a page can have/,
  }),
  'holds a row with a wrong date': async () => ({
    url: await serveRows((row) => ({ ...row, date: 'yesterday' })),
    words: /posts: row \d+, date:/,
  }),
};

describe('the snapshot of the blog', () => {
  test('holds every article, newest first, and is used again where nothing changed', async () => {
    forget();
    expect(await refreshSnapshot(at(backend.url))).toMatch(/^Blog: 24 articles from .*, 0 of them unchanged/);
    const first = read();
    expect(first.blog.articles).toHaveLength(24);
    expect(first.blog.categories).toHaveLength(6);
    const dates = first.blog.articles.map(({ date }) => date);
    expect(dates).toEqual(dates.toSorted().reverse());
    expect(await refreshSnapshot(at(backend.url))).toMatch(/24 of them unchanged/);
    expect(read().blog).toEqual(first.blog);
  });

  test('asks for the text of a changed article and of no other', async () => {
    forget();
    await refreshSnapshot(at(backend.url));
    const [post] = await backend.sql<{ id: number; content: string }>(
      'select id, content from posts limit 1',
    );
    const asked: string[] = [];
    const between = await serveBetween((address) => {
      asked.push(decodeURIComponent(address));
      return address;
    });
    expect(await refreshSnapshot(at(between))).toMatch(/24 of them unchanged/);
    expect(asked.filter((address) => address.includes('content'))).toEqual([]);
    await backend.sql("update posts set content = '<p>Words of today.</p>' where id = $1", [post?.id]);
    expect(await refreshSnapshot(at(between))).toMatch(/23 of them unchanged/);
    await backend.sql('update posts set content = $2 where id = $1', [post?.id, post?.content]);
    expect(asked.filter((address) => address.includes('content'))).toEqual([
      expect.stringContaining(`id=in.(${post?.id})`),
    ]);
    const article = read().blog.articles.find(({ id }) => id === post?.id);
    expect(article?.html).toBe('<p>Words of today.</p>');
  });

  test('is whole where the backend gives few rows at a time', async () => {
    forget();
    const between = await serveBetween((address) =>
      address.includes('limit=') ? address.replace(/limit=\d+/, 'limit=5') : `${address}&limit=5`,
    );
    expect(await refreshSnapshot(at(between))).toMatch(/^Blog: 24 articles/);
  });

  test('tells where the excerpt of a post ends and its text begins', async () => {
    forget();
    await refreshSnapshot(at(backend.url));
    const [post] = await backend.sql<{ id: number; excerpt: string; content: string }>(
      'select id, excerpt, content from posts limit 1',
    );
    const set = (excerpt = '', content = '') =>
      backend.sql('update posts set excerpt = $2, content = $3 where id = $1', [post?.id, excerpt, content]);
    await set('', `${post?.excerpt}${post?.content}`);
    expect(await refreshSnapshot(at(backend.url))).toMatch(/23 of them unchanged/);
    await set(post?.excerpt, post?.content);
    expect(await refreshSnapshot(at(backend.url))).toMatch(/23 of them unchanged/);
  });

  for (const [fault, arrange] of Object.entries(faults)) {
    test(`stays, loudly, when the backend ${fault}`, async () => {
      forget();
      await refreshSnapshot(at(backend.url));
      const before = readFileSync(file, 'utf8');
      const { url, key, words } = await arrange();
      const said = await refreshSnapshot(at(url, key));
      expect(said).toContain('!!! THE BLOG COULD NOT BE READ !!!');
      expect(said).toMatch(words);
      expect(said).toContain('24 articles');
      expect(readFileSync(file, 'utf8')).toBe(before);
    });

    test(`stops the build with one line when there is none and the backend ${fault}`, async () => {
      forget();
      const { url, key, words } = await arrange();
      await expect(refreshSnapshot(at(url, key))).rejects.toThrow(words);
      await expect(refreshSnapshot(at(url, key))).rejects.toThrow(
        /^The blog could not be read \(.*\) and there is no earlier snapshot/,
      );
    });
  }

  test('asks the blog for a picture that a row names by number', async () => {
    forget();
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
    await refreshSnapshot({ ...at(backend.url), WORDPRESS_URL: wordpress });
    await backend.sql('update posts set featured_media = $2 where id = $1', [post?.id, post?.featured_media]);
    const article = read().blog.articles.find(({ id }) => id === post?.id);
    expect(article?.picture).toMatchObject({ src: 'http://blog.example/a.jpg', alt: 'A cat' });
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
      forget();
      const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
      let id: unknown;
      const url = await serveRows((row) => {
        id = row.id;
        return { ...row, featured_media: value };
      });
      expect(await refreshSnapshot(at(url))).toMatch(/^Blog: 24 articles/);
      expect(warn.mock.calls).toEqual([[expect.stringMatching(`^Featured pictures: .* posts ${id} `)]]);
      warn.mockRestore();
      const article = read().blog.articles.find((one) => one.id === id);
      expect(article?.picture).toMatchObject({ src: '/art/posts/default-960.webp' });
    },
  );

  test('keeps a featured picture whose other facts are odd, without a word', async () => {
    forget();
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    const url = await serveRows((row) => ({
      ...row,
      featured_media: { url: 'https://blog.example/a.jpg', alt_text: null, sizes: [] },
    }));
    await refreshSnapshot(at(url));
    expect(warn).not.toHaveBeenCalled();
    warn.mockRestore();
    const pictures = read().blog.articles.map(({ picture }) => picture.src);
    expect(pictures).toContain('https://blog.example/a.jpg');
  });

  test.each(['index.html', '404', '*', 'a%2e', 'क'.repeat(67)])(
    'leaves out an article with the slug %j, and names it',
    async (slug) => {
      forget();
      const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
      let id: unknown;
      const url = await serveRows((row) => {
        id = row.id;
        return { ...row, slug };
      });
      expect(await refreshSnapshot(at(url))).toMatch(/^Blog: 23 articles/);
      expect(warn.mock.calls).toEqual([
        [expect.stringContaining(`posts: row ${id} is left out, its slug “${slug}” `)],
      ]);
      warn.mockRestore();
      const slugs = read().blog.articles.map((article) => article.slug);
      expect(slugs).toHaveLength(23);
      expect(slugs).not.toContain(slug);
    },
  );

  test('leaves out a category whose slug no page can have, and forgets such former slugs', async () => {
    forget();
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    const url = await serveRows(
      (row) => ({ ...row, old_slugs: ['*', 'before'] }),
      (row) => ({ ...row, slug: '../admin' }),
    );
    expect(await refreshSnapshot(at(url))).toMatch(/^Blog: 24 articles/);
    expect(warn.mock.calls).toEqual([
      [expect.stringMatching(/^categories: row \d+ is left out, its slug “\.\.\/admin” /)],
    ]);
    warn.mockRestore();
    const { articles, categories } = read().blog;
    expect(categories).toHaveLength(5);
    expect(articles.flatMap(({ oldSlugs }) => oldSlugs)).toEqual(['before']);
  });

  const damages: Record<string, (whole: Buffer) => string | Buffer> = {
    'was never written to its end': () => '{"readAt":',
    'lacks its last byte': (whole) => whole.subarray(0, -1),
  };
  test.each(Object.entries(damages))('that %s is named and made anew', async (_, damage) => {
    forget();
    await refreshSnapshot(at(backend.url));
    writeFileSync(file, damage(readFileSync(file)));
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    expect(await refreshSnapshot(at(backend.url))).toMatch(/^Blog: 24 articles from .*, 0 of them unchanged/);
    expect(warn.mock.calls).toEqual([[expect.stringMatching(/blog\.snapshot is not a blog snapshot/)]]);
    warn.mockRestore();
  });
});
