import { describe, expect, it } from 'vitest';
import { groupByCategory } from '#lib/blog/listing.ts';
import { makeLinkResolver } from '#lib/blog/old-links.ts';
import { type PrepareOptions, planBlog } from '#lib/blog/prepare.ts';
import type { Article } from '#schemas/article.ts';
import { type Category, categorySchema, type Post, type PostHead, postSchema } from '#schemas/post.ts';

/** A row without its texts. */
const toHead = ({ excerpt, content, ...post }: Post): PostHead => ({
  ...post,
  text_hash: `${excerpt}|${content}`,
});

/** The blog that a build makes of rows of the table. */
function prepareBlog(posts: readonly Post[], categories: readonly Category[], options: PrepareOptions) {
  const texts = new Map(posts.map((post) => [post.id, post]));
  return planBlog(posts.map(toHead), categories, options).make(texts);
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
const prepare = (ids: readonly number[]) =>
  prepareBlog([toPost(ids)], categories, { imageHosts: [], formatting: '', previous: [] });
/** One post that differs from the usual one in these fields. */
const prepareOne = (fields: Partial<Post>) =>
  prepareBlog([{ ...toPost([]), ...fields }], [], { imageHosts: [], formatting: '', previous: [] })
    .articles[0];

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
    const { articles, imageHosts } = prepareBlog([postSchema.parse(post)], [], {
      imageHosts: [],
      formatting: '',
      previous: [],
    });
    expect(imageHosts).toEqual(['blog.example']);
    expect(articles[0]?.picture.srcset).toBe(
      'https://blog.example/a-300.jpg 300w, https://www.blog.example/a-1200.jpg 1200w',
    );
  });
});

describe('an article of the last snapshot', () => {
  const make = (formatting: string, previous: readonly Article[] = []) =>
    prepareBlog([toPost([])], [], { imageHosts: [], formatting, previous }).articles;

  it('is taken over while its row and the code that formats it are the same', () => {
    const last = make('one');
    expect(make('one', last)[0]).toBe(last[0]);
    expect(make('another', last)[0]).not.toBe(last[0]);
  });

  it('needs no text; one that is new or has changed does', () => {
    const posts = [1, 2, 3].map((id) => ({ ...toPost([]), id: 1_000_100_000 + id, slug: `post-${id}` }));
    const [one, two, three] = posts.map(({ id }) => id);
    const options = { imageHosts: [], formatting: '' };
    const { articles: previous } = prepareBlog(posts.slice(0, 2), [], { ...options, previous: [] });
    const changed = posts.map((post) =>
      post.id === two ? { ...post, content: '<p>Other words</p>' } : post,
    );
    const plan = planBlog(changed.map(toHead), [], { ...options, previous });
    expect(plan.wanted.toSorted()).toEqual([two, three]);
    const texts = new Map(changed.map((post) => [post.id, post]));
    expect(
      plan
        .make(texts)
        .articles.map(({ html }) => html)
        .toSorted(),
    ).toEqual(['<p>Other words</p>', '<p>Words</p>', '<p>Words</p>']);
    expect(plan.make(new Map()).articles.map(({ id }) => id)).toEqual([one]);
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

  it('is one of that article alone where an article lives elsewhere', () => {
    const film = 'https://films.example/watch?v=';
    expect(resolveAll([`${film}1`, 'https://blog.example/post-2/'], [`${film}2`])).toEqual([null]);
  });
});
