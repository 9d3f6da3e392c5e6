import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Bench, openBench } from './bench.ts';

let bench: Bench;
beforeAll(async () => {
  bench = await openBench();
});
afterAll(() => bench.close());
beforeEach(async () => {
  bench.wordpress.reset();
  bench.wordpress.shorten();
  await bench.emptyBlog();
});

const odd: [string, unknown][] = [
  ['null', null],
  ['false', false],
  ['an empty text', ''],
  ['an empty list', []],
  ['an empty object', {}],
  ['a number', 7.5],
  ['missing', undefined],
];

const countRows = async (table: 'posts' | 'categories'): Promise<number> =>
  (await bench.snapshot())[table].length;

/** A field is odd in another way in each of several entries; the others come through before and after. */
describe('odd entries never stop the rest', () => {
  const spoil = (entries: readonly object[], field: string) =>
    odd.forEach(([what, value], index) => {
      const entry = entries[index];
      if (!entry) throw new Error(`no recorded entry for ${what}`);
      Object.assign(entry, { [field]: value });
    });

  it.each([
    ...['id', 'slug', 'status', 'type', 'link', 'date', 'date_gmt', 'modified', 'modified_gmt', 'title'],
    ...['excerpt', 'content', 'author', 'featured_media', 'categories', '_embedded', 'sticky'],
  ])('posts, field %s', async (field) => {
    expect((await bench.sync()).code).toBe(0);
    const { posts } = bench.wordpress.state;
    const last = posts.at(-1);
    if (!last) throw new Error('no recorded post');
    last.title.rendered = 'A new title';
    spoil(posts, field);
    const { code, err } = await bench.sync();
    expect([0, 3], err).toContain(code);
    const after = (await bench.snapshot()).posts;
    expect(after.length).toBeGreaterThanOrEqual(130 - odd.length);
    expect(after.find(({ row }) => row.id === last.id)?.row.title).toBe('A new title');
  });

  it.each(['id', 'name', 'slug', 'description', 'count', 'parent'])('categories, field %s', async (field) => {
    expect((await bench.sync()).code).toBe(0);
    spoil(bench.wordpress.state.categories, field);
    const { code, err } = await bench.sync();
    expect([0, 3], err).toContain(code);
    expect(await countRows('categories')).toBe(14);
  });

  it.each(['id', 'source_url', 'alt_text', 'title', 'caption', 'media_details'])(
    'media, field %s',
    async (field) => {
      expect((await bench.sync()).code).toBe(0);
      const { media, posts } = bench.wordpress.state;
      const ids = new Set(media.slice(0, odd.length).map(({ id }) => id));
      for (const post of posts) if (ids.has(post.featured_media ?? 0)) delete post._embedded;
      spoil(media, field);
      const { code, err } = await bench.sync('--allow-removals');
      expect([0, 3], err).toContain(code);
      expect(await countRows('posts')).toBe(130);
    },
  );
});

describe('an entry that is set aside', () => {
  it('keeps its last good copy and is named with its title', async () => {
    expect((await bench.sync()).code).toBe(0);
    const before = await bench.snapshot();
    Object.assign(bench.wordpress.post(18), { content: null });
    const { code, out } = await bench.sync();
    expect(code).toBe(3);
    expect(out).toMatch(
      /post 18 \(understanding-the-complete-blood-count-in-dogs\), “Understanding[^”]*”: field content: /,
    );
    expect(await bench.snapshot()).toEqual(before);
  });

  it('without an id lets nothing be removed', async () => {
    expect((await bench.sync()).code).toBe(0);
    Object.assign(bench.wordpress.post(18), { id: null });
    const { code, out } = await bench.sync();
    expect(code).toBe(3);
    expect(out).toContain('0 removed');
    expect(out).toContain('post 0 (without id)');
  });

  it('is a post of one slug in two languages: the older side keeps it', async () => {
    bench.wordpress.post(20).slug = bench.wordpress.post(18).slug;
    const { code, out } = await bench.sync();
    expect(code).toBe(3);
    expect(out).toContain('129 added');
    expect(out).toMatch(/post 20 \(.*\), “.+”: it has the same slug as post 18, which keeps it/);
    expect((await bench.sync()).out).toContain('0 updated, 129 unchanged');
  });
});

describe('an answer complete in count and emptied in content', () => {
  beforeEach(async () => {
    expect((await bench.sync()).code).toBe(0);
  });

  it.each<[string, RegExp, (post: Bench['wordpress']['state']['posts'][number]) => void]>([
    ['text', /lose all their text/, (post) => Object.assign(post, { content: { rendered: '' } })],
    [
      'openness',
      /turn protected/,
      (post) => Object.assign(post, { content: { rendered: '', protected: true } }),
    ],
    ['categories', /lose all their categories/, (post) => Object.assign(post, { categories: [] })],
    ['pictures', /lose their featured picture/, (post) => Object.assign(post, { featured_media: 0 })],
  ])('stops: %s', async (_what, says, spoil) => {
    const before = await bench.snapshot();
    for (const post of bench.wordpress.state.posts) spoil(post);
    const { code, err } = await bench.sync();
    expect(code).toBe(1);
    expect(err).toMatch(says);
    expect(await bench.snapshot()).toEqual(before);
    expect((await bench.sync('--allow-removals')).code).toBe(0);
  });

  it('stops when media are refused to the public', async () => {
    const before = await bench.snapshot();
    for (const post of bench.wordpress.state.posts) delete post._embedded;
    bench.wordpress.faults.push({
      fits: ({ kind }) => kind === 'media',
      times: Number.POSITIVE_INFINITY,
      spoil: () => ({ status: 401, headers: { 'content-type': 'application/json' }, body: '{}' }),
    });
    const { code, err } = await bench.sync();
    expect(code).toBe(1);
    expect(err).toMatch(/lose their featured picture/);
    expect(await bench.snapshot()).toEqual(before);
  });

  it('names a single post that loses its text', async () => {
    bench.wordpress.post(18).content.rendered = '';
    const { code, out } = await bench.sync();
    expect(code).toBe(0);
    expect(out).toMatch(/1 of \d+ copied posts lose all their text: post 18/);
  });

  it('does not offer to empty the blog', async () => {
    bench.wordpress.state.posts = [];
    const { code, err } = await bench.sync();
    expect(code).toBe(1);
    expect(err).toMatch(/lists no post at all/);
    expect(err).not.toContain('--allow-removals');
  });
});

describe('a list counted or shown otherwise', () => {
  it('comes whole where the host gives fewer at once', async () => {
    bench.wordpress.faults.push({
      fits: ({ url }) => Number(url.searchParams.get('per_page')) > 20,
      times: Number.POSITIVE_INFINITY,
      spoil: () => ({
        status: 400,
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ code: 'rest_invalid_param', message: 'Invalid parameter(s): per_page' }),
      }),
    });
    const { code, out } = await bench.sync();
    expect(code).toBe(0);
    expect(out).toContain('130 added');
  });

  it('comes whole with pinned posts on top of its first page', async () => {
    const pinned = bench.wordpress.state.posts.toSorted((a, b) => b.id - a.id).slice(0, 2);
    for (const post of pinned) Object.assign(post, { sticky: true });
    bench.wordpress.faults.push({
      fits: ({ kind, page }) => kind === 'posts' && page === 1,
      times: Number.POSITIVE_INFINITY,
      spoil: (answer) => ({
        ...answer,
        body: JSON.stringify([...pinned, ...JSON.parse(answer.body)]),
      }),
    });
    expect((await bench.sync()).out).toContain('130 added');
  });

  it('of categories may count more than it shows', async () => {
    expect((await bench.sync()).code).toBe(0);
    bench.wordpress.faults.push({
      fits: ({ kind, page }) => kind === 'categories' && page === 1,
      times: Number.POSITIVE_INFINITY,
      spoil: (answer) => ({ ...answer, headers: { ...answer.headers, 'x-wp-total': '16' } }),
    });
    const { code, out } = await bench.sync();
    expect(code).toBe(0);
    expect(out).toContain('shows 14 of the 16 it counts');
    expect(await countRows('categories')).toBe(14);
  });
});

describe('what is copied beside the words', () => {
  const content = (id: number, html: string) => {
    bench.wordpress.post(id).content = { rendered: html, protected: false };
  };
  const load = async (id: number) => (await bench.snapshot()).posts.find(({ row }) => row.id === id)?.row;

  it('is the hosts of the blog, and where pictures became links', async () => {
    content(18, '<p>A</p><img src="https://photos.example/a.jpg" alt="A">');
    const { out } = await bench.sync();
    expect(out).toMatch(/note: pictures on photos\.example are shown as links in 1 post: .*IMAGE_HOSTS/);
    expect((await load(18))?.hosts).toContain(new URL(bench.wordpress.url).host);
  });

  it('is a slug that a post lost before its first copy', async () => {
    const { slug } = bench.wordpress.post(20);
    Object.assign(bench.wordpress.post(20), { link: `${bench.wordpress.url}/${slug}/` });
    bench.wordpress.moved.set('/its-old-name/', `/${slug}/`);
    content(18, `<p>See <a href="${bench.wordpress.url}/its-old-name/">there</a>.</p>`);
    expect((await bench.sync()).code).toBe(0);
    expect((await load(20))?.old_slugs).toEqual(['its-old-name']);
    bench.wordpress.requests.length = 0;
    expect((await bench.sync()).out).toContain('0 updated');
    expect(bench.wordpress.requests.filter((path) => path.includes('its-old-name'))).toEqual([]);
  });

  it('is one language of several in one text', async () => {
    const post = bench.wordpress.post(18);
    post.title.rendered = '[:hi]बुखार[:en]Fever[:]';
    content(18, '<p>{:en}Cool it.{:}{:hi}ठंडा करें।{:}</p>');
    await bench.sync();
    expect(await load(18)).toMatchObject({ title: 'Fever', content: '<p>Cool it.</p>' });
  });

  it('is no picture whose file is lost, and the post is named', async () => {
    const post = bench.wordpress.post(18);
    post.featured_media = 912;
    Object.assign(post, { _embedded: { 'wp:featuredmedia': [{ id: 912, source_url: false }] } });
    const { code, out } = await bench.sync();
    expect(code).toBe(0);
    expect(out).toMatch(/note: the featured picture of .*post 18 \(.*\), “[^”]+”, medium 912/);
  });

  it('is not what stands at the end of all articles alike, nor a counter', async () => {
    for (const [index, post] of bench.wordpress.state.posts.entries()) {
      content(post.id, `<p>Words ${index}.</p><p>Loved by ${index} readers. Follow us for more.</p>`);
    }
    const first = await bench.sync();
    expect(first.out).toMatch(/note: what stands at the end of \d+ posts alike .*Follow us for more/);
    expect((await load(18))?.content).toMatch(/^<p>Words \d+\.<\/p>$/);
    content(18, '<p>Words.</p><p>Seen by 41 visitors</p>');
    await bench.sync();
    content(18, '<p>Words.</p><p>Seen by 42 visitors</p>');
    expect((await bench.sync()).out).toContain('0 updated');
  });
});
