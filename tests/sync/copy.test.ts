import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { categorySchema, type Post, postSchema } from '#schemas/post.ts';
import { type Bench, openBench } from './bench.ts';
import { manifest } from './wordpress.ts';

let bench: Bench;
beforeAll(async () => {
  bench = await openBench();
});
afterAll(() => bench.close());
beforeEach(() => bench.wordpress.reset());

const loadPosts = async (): Promise<Map<number, Post>> => {
  const rows = await bench.backend.sql('select to_jsonb(posts) as row from public.posts');
  const posts = z.array(z.object({ row: postSchema })).parse(rows);
  return new Map(posts.map(({ row }) => [row.id, row]));
};

const find = (posts: Map<number, Post>, id: number): Post => {
  const post = posts.get(id);
  if (!post) throw new Error(`post ${id} was not copied`);
  return post;
};

const addOwnPost = (id: number, slug: string): Promise<unknown> =>
  bench.backend.sql('insert into public.posts (id, slug, title, date) values ($1, $2, $3, now())', [
    id,
    slug,
    'Written here',
  ]);

describe('a first copy of the recorded WordPress', () => {
  let posts: Map<number, Post>;

  beforeAll(async () => {
    bench.wordpress.reset();
    await bench.emptyBlog();
    const { code, out } = await bench.sync();
    expect(out).toContain('posts:      130 added, 0 updated, 0 unchanged, 0 removed');
    expect(out).toContain('categories: 14 added, 0 updated, 0 unchanged, 0 removed');
    expect(code).toBe(0);
    posts = await loadPosts();
  });

  it('brings every published post and nothing else', () => {
    expect([...posts.keys()].sort((a, b) => a - b)).toEqual(
      bench.wordpress.state.posts.map(({ id }) => id).sort((a, b) => a - b),
    );
    for (const { id, status, kind } of manifest) {
      expect(posts.has(id), `${id} ${kind}`).toBe(status === 'publish' && kind !== 'page-not-post');
    }
  });

  it('keeps slugs as people read them', () => {
    for (const { id, slug, status, kind } of manifest) {
      if (status !== 'publish' || kind === 'page-not-post' || kind === 'slug-changed') continue;
      expect(find(posts, id).slug).toBe(decodeURIComponent(slug));
    }
    expect(find(posts, 38).slug).toMatch(/^कुत्तों-में-टिक-बुखार/);
  });

  it('brings all categories, names decoded', async () => {
    const rows = await bench.backend.sql('select to_jsonb(categories) as row from public.categories');
    const categories = z.array(z.object({ row: categorySchema })).parse(rows);
    expect(categories).toHaveLength(14);
    expect(categories.map(({ row }) => row.name).join()).not.toMatch(/&\w+;|&#/);
    expect(new Set(categories.map(({ row }) => row.origin))).toEqual(new Set(['wordpress']));
  });

  it('decodes titles once and strips their markup', () => {
    expect(find(posts, 41).title).toBe('Q&A: “My dog’s tests” — what’s normal & what isn’t? 5 < 7');
    expect(find(posts, 42).title).toBe('Bold title');
    expect(find(posts, 43).title).toBe('');
  });

  it('reads the unambiguous dates', () => {
    expect(find(posts, 77).date).toBe('1969-07-20T14:47:00.000Z');
    expect(find(posts, 78).date).toBe('2023-12-31T19:00:00.000Z');
    const camp = Array.from({ length: 12 }, (_, index) => find(posts, 79 + index).date);
    expect(new Set(camp).size).toBe(1);
  });

  it('keeps a featured picture with its texts and sizes', () => {
    expect(find(posts, 18).featured_media).toEqual({
      id: 4,
      url: 'http://127.0.0.1:8089/wp-content/uploads/2024/01/lab-photo-1.jpg',
      alt_text: 'Laboratory photograph 1',
      title: 'lab-photo-1',
      caption: 'Sample handling, step 1',
      sizes: expect.objectContaining({
        medium: {
          source_url: expect.stringMatching(/^http:.*-300x\d+\.jpg$/),
          width: 300,
          height: expect.any(Number),
        },
      }),
    });
  });

  it.each([25, 26, 29])('takes a medium that is gone or forbidden as none: post %i', (id) => {
    expect(find(posts, id).featured_media).toBeNull();
  });

  it('keeps a protected post without its text', () => {
    expect(find(posts, 33)).toMatchObject({
      protected: true,
      content: '',
      excerpt: '',
      slug: 'for-clinics-price-agreement',
    });
  });

  it('stores no active content', () => {
    for (const { id, content, excerpt } of posts.values()) {
      expect(`${content}${excerpt}`, `post ${id}`).not.toMatch(
        /<script|<iframe|<form|<style|\son\w+=|javascript:/i,
      );
    }
  });

  it('finds nothing to do the second time and writes nothing', async () => {
    const before = await bench.snapshot();
    const { code, out } = await bench.sync();
    expect(out).toContain('posts:      0 added, 0 updated, 130 unchanged, 0 removed');
    expect(out).toContain('categories: 0 added, 0 updated, 14 unchanged, 0 removed');
    expect(code).toBe(0);
    expect(await bench.snapshot()).toEqual(before);
  });
});

describe('a table of more rows than one answer holds', () => {
  it('is read whole', async () => {
    bench.wordpress.shorten();
    await bench.emptyBlog();
    await bench.backend.sql(
      `insert into public.posts (id, slug, title, date, origin)
       select 10000 + n, 'old-' || n, 'Old', now(), 'wordpress' from generate_series(1, 2300) as n`,
    );
    expect((await bench.sync()).err).toContain('2300 of 2300 copied posts are gone');
    const { code, out } = await bench.sync('--allow-removals');
    expect(code).toBe(0);
    expect(out).toContain('posts:      130 added, 0 updated, 0 unchanged, 2300 removed');
  });
});

describe('a password post whose text WordPress sends', () => {
  it('is kept without it', async () => {
    bench.wordpress.shorten();
    await bench.emptyBlog();
    const post = bench.wordpress.post(33);
    post.content = { rendered: '<p>The secret agreement</p>', protected: true };
    post.excerpt = { rendered: '<p>The secret agreement</p>', protected: true };
    expect((await bench.sync()).code).toBe(0);
    expect(JSON.stringify(await bench.snapshot())).not.toContain('secret agreement');
    expect(find(await loadPosts(), 33).protected).toBe(true);
  });
});

describe('a later run', () => {
  beforeEach(async () => {
    bench.wordpress.shorten();
    await bench.emptyBlog();
    expect((await bench.sync()).code).toBe(0);
  });

  const drop = (count: number): void => {
    bench.wordpress.state.posts = bench.wordpress.state.posts.slice(count);
  };

  it('writes only what differs', async () => {
    const before = await bench.snapshot();
    bench.wordpress.post(18).title.rendered = 'A new title';
    const { code, out } = await bench.sync();
    expect(code).toBe(0);
    expect(out).toContain('posts:      0 added, 1 updated, 129 unchanged, 0 removed');
    const after = await bench.snapshot();
    expect(after.categories).toEqual(before.categories);
    expect(
      after.posts.filter((row, index) => JSON.stringify(row) !== JSON.stringify(before.posts[index])),
    ).toHaveLength(1);
  });

  it('leaves out a post that became a draft or private', async () => {
    bench.wordpress.post(18).status = 'draft';
    bench.wordpress.post(20).status = 'private';
    expect((await bench.sync()).out).toContain('0 added, 0 updated, 128 unchanged, 2 removed');
  });

  it('remembers the slug a post had', async () => {
    bench.wordpress.post(18).slug = 'a-new-name';
    expect((await bench.sync()).code).toBe(0);
    const post = find(await loadPosts(), 18);
    expect(post.slug).toBe('a-new-name');
    expect(post.old_slugs).toEqual(['understanding-the-complete-blood-count-in-dogs']);
    expect((await bench.sync()).out).toContain('0 updated, 130 unchanged');
  });

  it('lets two posts and two categories exchange their slugs', async () => {
    const swap = (one: { slug: string }, other: { slug: string }): void => {
      [one.slug, other.slug] = [other.slug, one.slug];
    };
    swap(bench.wordpress.post(18), bench.wordpress.post(20));
    const [first, second] = bench.wordpress.state.categories;
    if (first && second) swap(first, second);
    const { code, out } = await bench.sync();
    expect(code).toBe(0);
    expect(out).toContain('categories: 0 added, 2 updated');
  });

  it('gives the slug of a post that left to a new one', async () => {
    const post = bench.wordpress.post(18);
    post.id = 7000;
    expect((await bench.sync()).out).toContain('1 added, 0 updated, 129 unchanged, 1 removed');
    expect(find(await loadPosts(), 7000).slug).toBe(post.slug);
  });

  it('leaves the Hindi that staff have written beside a copied post, also with --full', async () => {
    const id = bench.wordpress.state.posts[0]?.id ?? 0;
    const hindi = { title_hi: 'टिक का बुखार', summary_hi: 'बरसात में टिक कब देखें।' };
    await bench.backend.sql('update public.posts set title_hi = $2, summary_hi = $3 where id = $1', [
      id,
      ...Object.values(hindi),
    ]);
    bench.wordpress.post(id).title.rendered = 'Another title';
    await bench.sync();
    expect(find(await loadPosts(), id)).toMatchObject({ title: 'Another title', ...hindi });
    await bench.sync('--full');
    expect(find(await loadPosts(), id)).toMatchObject(hindi);
    await bench.backend.sql('update public.posts set title_hi = null, summary_hi = null');
  });

  it('with --full writes every copied post again and none that was written here', async () => {
    await addOwnPost(1_000_000_500, 'our-own-words');
    const before = await bench.snapshot();
    const { code, out } = await bench.sync('--full');
    expect(code).toBe(0);
    expect(out).toContain('130 unchanged');
    const after = await bench.snapshot();
    expect(after.posts.at(-1)).toEqual(before.posts.at(-1));
    expect(after.posts).toHaveLength(131);
    expect(after.posts[0]).not.toEqual(before.posts[0]);
    const row = z.object({ row: z.unknown() });
    expect(after.posts.map((post) => row.parse(post).row)).toEqual(
      before.posts.map((post) => row.parse(post).row),
    );
  });

  it('removes up to a fifth of the copied posts', async () => {
    drop(26);
    const { code, out } = await bench.sync();
    expect(out).toContain('26 removed');
    expect(code).toBe(0);
  });

  it('needs --allow-removals for more', async () => {
    drop(27);
    const before = await bench.snapshot();
    const refused = await bench.sync();
    expect(refused.code).toBe(1);
    expect(refused.err).toMatch(
      /27 of 130 copied posts are gone .* \(post \d+ .* and 24 more\): .*--allow-removals\n$/,
    );
    expect(await bench.snapshot()).toEqual(before);
    expect(await bench.leftovers()).toEqual([]);
    const allowed = await bench.sync('--allow-removals');
    expect(allowed.code).toBe(0);
    expect(allowed.out).toContain('27 removed');
  });

  it('never empties the blog because WordPress shows none', async () => {
    drop(130);
    expect((await bench.sync()).code).toBe(1);
    expect((await loadPosts()).size).toBe(130);
  });

  it('keeps the older side when a slug belongs to a post written here, and names the other', async () => {
    await addOwnPost(1_000_000_500, 'taken');
    bench.wordpress.post(18).slug = 'taken';
    // Wants the slug that post 18 had to keep.
    bench.wordpress.post(20).slug = 'understanding-the-complete-blood-count-in-dogs';
    bench.wordpress.post(21).title.rendered = 'A new title';
    const { code, out } = await bench.sync();
    expect(code).toBe(3);
    expect(out).toContain('failed:     2');
    expect(out).toMatch(
      /post 18 \(taken\), “Understanding[^”]*”: its slug is held by post 1000000500, written on this site/,
    );
    expect(out).toMatch(/post 20 .*held by the older copy of post 18/);
    const posts = await loadPosts();
    expect(find(posts, 18).slug).toBe('understanding-the-complete-blood-count-in-dogs');
    expect(find(posts, 21).title).toBe('A new title');
    expect(find(posts, 1_000_000_500).title).toBe('Written here');
  });

  it('writes nothing in a dry run, not even that it ran', async () => {
    bench.wordpress.post(18).title.rendered = 'A new title';
    const before = await bench.snapshot();
    const runs = await bench.backend.sql('select * from public.sync_runs');
    const { code, out } = await bench.sync('--dry-run');
    expect(code).toBe(0);
    expect(out).toMatch(/^dry run: nothing was written/);
    expect(out).toContain('1 updated');
    expect(await bench.snapshot()).toEqual(before);
    expect(await bench.backend.sql('select * from public.sync_runs')).toEqual(runs);
  });
});

describe('a post that poisons its page', () => {
  beforeEach(async () => {
    bench.wordpress.shorten();
    await bench.emptyBlog();
    expect((await bench.sync()).code).toBe(0);
  });

  it('is named and kept while the rest arrives', async () => {
    bench.wordpress.state.unreadable.add(20).add(150);
    bench.wordpress.post(18).title.rendered = 'A new title';
    bench.wordpress.post(20).title.rendered = 'Never seen';
    const before = find(await loadPosts(), 20);
    const { code, out } = await bench.sync();
    expect(code).toBe(3);
    expect(out).toContain('0 added, 1 updated, 127 unchanged, 0 removed');
    expect(out).toMatch(
      /post 20 \(paw-care-in-summer\), “Paw Care in Summer”: WordPress answers with a server error/,
    );
    expect(out).toMatch(/post 150 \(/);
    const posts = await loadPosts();
    expect(find(posts, 20)).toEqual(before);
    expect(find(posts, 18).title).toBe('A new title');
  });

  it('keeps its copy even with --full', async () => {
    bench.wordpress.state.unreadable.add(20);
    expect((await bench.sync('--full')).code).toBe(3);
    expect(find(await loadPosts(), 20).slug).toBe('paw-care-in-summer');
  });

  it('is named on a first run, too', async () => {
    await bench.emptyBlog();
    bench.wordpress.state.unreadable.add(20);
    const { code, out } = await bench.sync();
    expect(code).toBe(3);
    expect(out).toContain('129 added');
  });

  it('stops everything when no post of the page can be read', async () => {
    for (const { id } of bench.wordpress.state.posts) bench.wordpress.state.unreadable.add(id);
    const { code, err } = await bench.sync('--retries', '0');
    expect(code).toBe(1);
    expect(err).toMatch(/answered 500/);
  });
});

describe('a slug that no page can have', () => {
  beforeEach(async () => {
    bench.wordpress.shorten();
    await bench.emptyBlog();
  });

  it.each([
    ['..%2Fadmin', '../admin', 'cannot end an address, because of “/”'],
    ['hello%2520world', 'hello%20world', 'cannot end an address, because of “%”'],
    ['%2a', '*', 'cannot end an address, because of “*”'],
    ['~404', '~404', 'cannot end an address, because of “~”'],
    ['index.html', 'index.html', 'cannot end an address, because of “.html”'],
    ['404', '404', 'cannot end an address, because of “404”'],
    ['Foo.HTML', 'Foo.HTML', 'cannot end an address, because of “.HTML”'],
    ['%00%1b', '', 'has nothing that can be seen'],
    ['a\ud800', 'a\ufffd', 'cannot end an address, because of “\ufffd”'],
    ['%e0%a4%95'.repeat(67), `${'क'.repeat(67)}`, 'is 201 bytes long; at most 200 fit'],
  ])('is named and its post left out while the rest arrives: %s', async (slug, shown, reason) => {
    bench.wordpress.post(20).slug = slug;
    const { code, out, err } = await bench.sync();
    expect(code, err).toBe(3);
    expect(out).toContain('posts:      129 added, 0 updated, 0 unchanged, 0 removed');
    expect(out).toContain(
      `failed:     1\n  post 20 (${shown}), “Paw Care in Summer”: its slug ${reason}; it was left out: give it another slug in WordPress\n`,
    );
    expect((await loadPosts()).has(20)).toBe(false);
  });

  it('of another script may have 200 bytes', async () => {
    bench.wordpress.post(20).slug = `${'%e0%a4%95'.repeat(66)}ab`;
    expect((await bench.sync()).code).toBe(0);
    expect(find(await loadPosts(), 20).slug).toBe(`${'क'.repeat(66)}ab`);
  });

  it('leaves the last good copy, which takes a good one later', async () => {
    await bench.sync();
    bench.wordpress.post(20).slug = '404';
    expect((await bench.sync()).code).toBe(3);
    expect(find(await loadPosts(), 20).slug).toBe('paw-care-in-summer');
    bench.wordpress.post(20).slug = 'four-oh-four';
    expect((await bench.sync()).code).toBe(0);
    expect(find(await loadPosts(), 20)).toMatchObject({
      slug: 'four-oh-four',
      old_slugs: ['paw-care-in-summer'],
    });
  });

  it('goes for good from a row that had it before it was refused', async () => {
    await bench.sync();
    await bench.backend.sql('alter table public.posts drop constraint posts_slug_in_address');
    await bench.backend.sql(`update public.posts set slug = '404' where id = 20`);
    await bench.backend.sql(
      'alter table public.posts add constraint posts_slug_in_address check (public.is_slug(slug)) not valid',
    );
    const { code, err } = await bench.sync();
    expect(code, err).toBe(0);
    expect(find(await loadPosts(), 20)).toMatchObject({ slug: 'paw-care-in-summer', old_slugs: [] });
  });

  it('of a category is named in a note, and its posts come without it', async () => {
    const [category] = bench.wordpress.state.categories;
    if (!category) throw new Error('no recorded category');
    category.slug = '..%2fadmin';
    const { code, out, err } = await bench.sync();
    expect(code, err).toBe(0);
    expect(out).toContain('posts:      130 added');
    expect(out).toContain('categories: 13 added');
    expect(out).toContain(
      `note: category ${category.id} (../admin), “${category.name}”: its slug cannot end an address, because of “/”; it was left out: give it another slug in WordPress; until then its posts come without it`,
    );
    expect((await bench.sync()).out).toContain('0 added, 0 updated, 130 unchanged, 0 removed');
  });
});

describe('finding the REST interface', () => {
  beforeEach(async () => {
    bench.wordpress.shorten();
    await bench.emptyBlog();
  });

  it('works in a sub-folder', async () => {
    const { code } = await bench.sync('--from', `${bench.wordpress.url}/journal/`);
    expect(code).toBe(0);
    expect(bench.wordpress.requests.every((request) => request.startsWith('/journal/wp-json/'))).toBe(true);
  });

  it('works where a host only answers ?rest_route=', async () => {
    bench.wordpress.usePlainLinks();
    const { code, out } = await bench.sync();
    expect(out).toContain('130 added');
    expect(code).toBe(0);
  });

  it('reads the list again when it changed meanwhile', async () => {
    bench.wordpress.faults.push({
      fits: ({ kind, page }) => kind === 'posts' && page === 1,
      times: 1,
      spoil: (answer) => {
        bench.wordpress.state.posts = bench.wordpress.state.posts.slice(1);
        return answer;
      },
    });
    const { code, out } = await bench.sync();
    expect(out).toContain('129 added');
    expect(code).toBe(0);
  });

  it('follows a redirect within the site', async () => {
    bench.wordpress.faults.push({
      fits: ({ kind, page }) => kind === 'posts' && page === 2,
      times: 1,
      spoil: () => ({
        status: 301,
        headers: { location: '/moved/wp-json/wp/v2/posts?_embed&per_page=100&page=2&orderby=id&order=asc' },
        body: '',
      }),
    });
    expect((await bench.sync()).code).toBe(0);
    expect(bench.wordpress.requests.some((request) => request.startsWith('/moved/'))).toBe(true);
  });
});
