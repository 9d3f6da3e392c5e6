import { describe, expect, it } from 'vitest';
import { toCanonical } from '#lib/wordpress/plan/canonical.ts';
import { hasChanges, planSync, removesTooMany } from '#lib/wordpress/plan/plan.ts';
import type { StoredRow } from '#lib/wordpress/plan/stored-row.ts';
import { formatReport, toReport } from '#lib/wordpress/write/report.ts';
import { type CopiedPost, copiedPostSchema } from '#schemas/post.ts';

const toRow = (id: number, changes: Partial<CopiedPost> = {}): CopiedPost => ({
  id,
  slug: `post-${id}`,
  title: `Post ${id}`,
  excerpt: '',
  content: '',
  date: '2024-01-10T03:30:00.000Z',
  modified: null,
  categories: [],
  featured_media: null,
  featured_media_id: null,
  author: null,
  link: null,
  protected: false,
  hosts: [],
  old_slugs: [],
  ...changes,
});

const toStored = (row: CopiedPost): StoredRow<CopiedPost> => ({
  id: row.id,
  slug: row.slug,
  origin: 'wordpress',
  copy: row,
});
const own = (id: number, slug: string): StoredRow<CopiedPost> => ({ id, slug, origin: 'admin', copy: null });

const plan = (
  before: StoredRow<CopiedPost>[],
  posts: CopiedPost[],
  unreadable: { id: number; slug: string }[] = [],
  refusedPosts: { id: number; slug: string; reason: string }[] = [],
) =>
  planSync(
    { posts: before, categories: [] },
    {
      posts,
      categories: [],
      unreadable,
      refusedPosts,
      refusedCategories: [],
      categoriesWithBadSlug: [],
      withoutPicture: [],
      withoutId: [],
      partial: { posts: false, categories: false },
      notes: [],
    },
  );

const ids = (rows: readonly { id: number }[]): number[] => rows.map(({ id }) => id);

describe('planSync', () => {
  it('names what is removed, and an unreadable post, by their titles', () => {
    const before = [toStored(toRow(1, { title: 'Ticks' })), toStored(toRow(2, { title: 'Fleas' }))];
    const result = plan(before, [], [{ id: 2, slug: 'post-2' }]);
    expect(result.notes).toEqual([
      "no longer among WordPress's published posts, and so removed here: post 1 (post-1), “Ticks”; publish it there again to bring it back",
    ]);
    expect(result.unreadable).toEqual([{ id: 2, slug: 'post-2', title: 'Fleas' }]);
  });

  it('writes nothing where WordPress only breaks the lines of an unchanged text differently', () => {
    const modified = '2024-02-01T00:00:00.000Z';
    const before = toRow(1, { modified, content: '<p>One.</p>\n\n<p>Two.</p>\n' });
    const after = { ...before, content: '<p>One.</p>\n<p>Two.</p>' };
    expect(hasChanges(plan([toStored(before)], [after]))).toBe(false);
    expect(hasChanges(plan([toStored(before)], [{ ...after, modified: '2024-02-02T00:00:00.000Z' }]))).toBe(
      true,
    );
  });

  it('sorts posts into added, changed, unchanged and removed', () => {
    const result = plan(
      [1, 2, 3].map((id) => toStored(toRow(id))),
      [toRow(2), toRow(3, { title: 'New' }), toRow(4)],
    );
    expect(ids(result.posts.added)).toEqual([4]);
    expect(ids(result.posts.changed)).toEqual([3]);
    expect(ids(result.posts.unchanged)).toEqual([2]);
    expect(ids(result.posts.removed)).toEqual([1]);
    expect(hasChanges(result)).toBe(true);
  });

  it('sees no change in another spelling of the same row', () => {
    const media = { url: 'https://a.example/b.jpg', id: 3, caption: '', title: '', alt_text: '', sizes: {} };
    const { featured_media_id, ...rest } = toRow(1, { featured_media: media });
    const stored = copiedPostSchema.parse({ featured_media_id, ...rest, date: '2024-01-10 03:30:00+00' });
    expect(
      hasChanges(plan([toStored(stored)], [toRow(1, { featured_media: { ...media, alt_text: '' } })])),
    ).toBe(false);
  });

  it('writes a copy again that cannot be read', () => {
    expect(ids(plan([{ ...toStored(toRow(1)), copy: null }], [toRow(1)]).posts.changed)).toEqual([1]);
  });

  it('keeps unreadable posts and everything written here', () => {
    const result = plan([toStored(toRow(1)), own(1_000_000_001, 'ours')], [], [{ id: 1, slug: 'post-1' }]);
    expect(result.posts.removed).toEqual([]);
    expect(result.live.posts).toEqual([1]);
    expect(hasChanges(result)).toBe(false);
  });

  it('keeps and names posts whose slug no page can have, and what waits for the slug of their copy', () => {
    const refused = { id: 1, slug: '404', reason: 'its slug must not be “404”' };
    const result = plan([toStored(toRow(1))], [toRow(2, { slug: 'post-1' }), toRow(3)], [], [refused]);
    expect(result.posts.removed).toEqual([]);
    expect(ids(result.posts.added)).toEqual([3]);
    expect(result.refused).toEqual([
      refused,
      {
        id: 2,
        slug: 'post-1',
        title: 'Post 2',
        reason: 'its slug is held by the older copy of post 1: give it another in WordPress',
      },
    ]);
  });

  it('refuses a slug that is held, and those that wait for the refused', () => {
    const before = [own(1_000_000_001, 'ours'), toStored(toRow(1)), toStored(toRow(2)), toStored(toRow(3))];
    const incoming = [
      toRow(3, { slug: 'post-2' }),
      toRow(2, { slug: 'post-1' }),
      toRow(1, { slug: 'ours' }),
      toRow(4),
    ];
    const result = plan(before, incoming);
    expect(ids(result.refused).sort()).toEqual([1, 2, 3]);
    expect(ids(result.posts.added)).toEqual([4]);
    expect(result.posts.removed).toEqual([]);
  });

  it('refuses the slug that a unreadable copy still holds', () => {
    const result = plan([toStored(toRow(1))], [toRow(2, { slug: 'post-1' })], [{ id: 1, slug: 'renamed' }]);
    expect(result.refused).toEqual([
      {
        id: 2,
        slug: 'post-1',
        title: 'Post 2',
        reason: 'its slug is held by the older copy of post 1: give it another in WordPress',
      },
    ]);
  });

  it.each([
    [10, 8, false],
    [10, 7, true],
    [1, 0, true],
    [0, 0, false],
  ])('of %i posts, %i left: too many gone is %s', (before, after, tooMany) => {
    const rows = Array.from({ length: before }, (_, index) => toRow(index + 1));
    expect(removesTooMany(plan(rows.map(toStored), rows.slice(0, after)))).toBe(tooMany);
  });
});

describe('the report', () => {
  it('names what could not be copied', () => {
    const report = toReport(plan([], [toRow(1)], [{ id: 2, slug: 'bad' }]), ['a note']);
    expect(formatReport(report)).toEqual([
      'posts:      1 added, 0 updated, 0 unchanged, 0 removed',
      'categories: 0 added, 0 updated, 0 unchanged, 0 removed',
      'failed:     1',
      '  post 2 (bad): WordPress answers with a server error whenever it is asked for; an earlier copy stays: a shortcode or plug-in in it may fail',
      'note: a note',
    ]);
  });
});

it('toCanonical does not care for order or for what is undefined', () => {
  expect(toCanonical({ a: 1, b: { d: [1, 2], c: undefined } })).toBe(toCanonical({ b: { d: [1, 2] }, a: 1 }));
  expect(toCanonical({ a: [1, 2] })).not.toBe(toCanonical({ a: [2, 1] }));
});
