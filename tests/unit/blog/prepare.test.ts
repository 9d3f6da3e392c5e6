import { describe, expect, it } from 'vitest';
import { groupByCategory } from '#lib/blog/listing.ts';
import { prepareBlog } from '#lib/blog/prepare.ts';
import { type Category, categorySchema, type Post, postSchema } from '#schemas/post.ts';

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
  prepareBlog([toPost(ids)], categories, { imageHosts: [], previous: [] });

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
});
