import { describe, expect, it } from 'vitest';
import { groupByCategory } from '#lib/blog/listing.ts';
import { makeLinkResolver } from '#lib/blog/old-links.ts';
import { prepareBlog } from '#lib/blog/prepare.ts';
import type { Article } from '#schemas/article.ts';
import { type Category, categorySchema, type Post, type PostHead, postSchema } from '#schemas/post.ts';

/** A row without its texts. */
const toHead = ({ excerpt, content, ...post }: Post): PostHead => ({
  ...post,
  text_hash: `${excerpt}|${content}`,
});

/** The articles that a build makes of rows of the table. */
function makeArticles(posts: readonly Post[], categories: readonly Category[]): Article[] {
  const { prepare } = prepareBlog(posts.map(toHead), categories, { imageHosts: [], formatting: '' });
  return posts.map(prepare);
}

const toPost = (categories: readonly number[]): Post =>
  postSchema.parse({
    id: 1_000_100_001,
    slug: 'written-here',
    title: 'Written here',
    excerpt: '<p>Short</p>',
    content: '<p>Words</p>',
    date: '2026-11-21T00:00:00Z',
    modified: null,
    categories,
    featured_media: null,
    featured_media_id: null,
    author: null,
    origin: 'admin',
    link: null,
    old_slugs: [],
    protected: false,
    hosts: [],
    title_hi: null,
    summary_hi: null,
  });
const toCategory = (id: number, name: string, slug: string): Category =>
  categorySchema.parse({
    id,
    name,
    slug,
    description: '',
    count: 0,
    parent: 0,
    origin: id < 1_000_000_000 ? 'wordpress' : 'admin',
  });
const categories = [
  toCategory(9, 'Cats', 'cats'),
  toCategory(1_000_000_001, 'Ticks', 'ticks'),
  toCategory(1_000_000_002, 'Our cats', 'cats'),
];
const prepare = (ids: readonly number[]) => ({
  articles: makeArticles([toPost(ids)], categories),
  categories: [],
  imageHosts: [],
});
/** One post that differs from the usual one in these fields. */
const prepareOne = (fields: Partial<Post>) => makeArticles([{ ...toPost([]), ...fields }], [])[0];

describe('an article', () => {
  it('has the categories of its post in their order, on its page and in each list', () => {
    const blog = prepare([1_000_000_001, 9, 5]);
    expect(blog.articles[0]?.categories.map(({ name }) => name)).toEqual(['Ticks', 'Cats']);
    expect([...groupByCategory(blog)].map(([slug, { length }]) => [slug, length])).toEqual([
      ['ticks', 1],
      ['cats', 1],
    ]);
  });
  it('stands once in a category that WordPress and this site both have', () => {
    const blog = prepare([9, 1_000_000_002]);
    expect(blog.articles[0]?.categories).toEqual([{ slug: 'cats', name: 'Cats' }]);
    expect(groupByCategory(blog).get('cats')).toHaveLength(1);
  });

  it('shows its excerpt above its text, unless the text begins with it', () => {
    const content = '<h2>Ticks</h2><p>They wake in <b>June</b>.</p>';
    const read = (excerpt: string) => prepareOne({ excerpt, content })?.blurb;
    expect(read('What to do about them.')).toBe('What to do about them.');
    expect(read('Ticks They wake in ...')).toBe('');
    expect(read('')).toBe('');
  });
  it('speaks of what its words name from the first to the last, and of nothing that stands in a tag', () => {
    const words = 'Long enough to open an article on a phone. '.repeat(6);
    const content = `<p>SGPT. ${words}</p><p>${words}</p><p>${words}</p><p>SGPT. <img src="/a.jpg" alt="hemogram hemogram"></p>`;
    const article = prepareOne({ content });
    expect(article?.lede).toContain('SGPT');
    expect(article?.mentions).toEqual({ signs: [], tests: ['BIO-01'] });
  });

  it('offers no width of its picture from a host that its page may not show', () => {
    const toSize = (host: string, width: number) => ({
      source_url: `https://${host}/a-${width}.jpg`,
      width,
      height: width / 2,
    });
    const sizes = {
      small: toSize('blog.example', 300),
      medium: toSize('elsewhere.example', 600),
      large: toSize('www.blog.example', 1200),
    };
    const post = { ...toPost([]), featured_media: { url: 'https://blog.example/a.jpg', sizes } };
    const [article] = makeArticles([postSchema.parse(post)], []);
    expect(article?.pictureHosts).toEqual(['blog.example']);
    expect(article?.picture.srcset).toBe(
      'https://blog.example/a-300.jpg 300w, https://www.blog.example/a-1200.jpg 1200w',
    );
  });
});

describe('what stands for a row', () => {
  const digest = (post: Post, formatting = 'one', hosts: readonly string[] = []) =>
    prepareBlog([toHead(post)], categories, { imageHosts: hosts, formatting }).digest(toHead(post));

  it('is the same while the row, its categories, the hosts of pictures and the formatting code are', () => {
    const post = toPost([9]);
    expect(digest(post)).toBe(digest({ ...post }));
    const others = [
      digest({ ...post, content: '<p>Other words</p>' }),
      digest({ ...post, categories: [] }),
      digest(post, 'another'),
      digest(post, 'one', ['cdn.example']),
    ];
    expect(new Set([digest(post), ...others]).size).toBe(5);
  });
});

describe('a link to the old blog', () => {
  const resolveAll = (links: readonly string[], asked: readonly string[]) => {
    const posts = links.map((link, index) => ({
      ...toPost([]),
      id: index + 1,
      slug: `post-${index + 1}`,
      link,
    }));
    const resolve = makeLinkResolver(posts, []);
    return asked.map((address) => resolve(new URL(address)));
  };

  it('leads to its own article where the query tells articles apart', () => {
    const blog = 'https://blog.example/';
    expect(
      resolveAll([`${blog}?p=1`, `${blog}?p=2`], [`${blog}?p=1`, `${blog}?p=2`, `${blog}?p=3`, blog]),
    ).toEqual(['/blog/post-1', '/blog/post-2', null, '/blogs']);
  });

  it('is found with marks joined to their letters and apart', () => {
    const blog = 'https://blog.example/';
    const [joined, apart] = [`${blog}caf\u00e9`, `${blog}cafe\u0301`];
    expect(resolveAll([`${apart}/`], [joined, apart])).toEqual(['/blog/post-1', '/blog/post-1']);
    expect(resolveAll([`${joined}/`], [apart])).toEqual(['/blog/post-1']);
  });

  it('is one of that article alone where an article lives elsewhere', () => {
    const film = 'https://films.example/watch?v=';
    expect(resolveAll([`${film}1`, 'https://blog.example/post-2/'], [`${film}2`])).toEqual([null]);
  });
});
