// @vitest-environment happy-dom
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { AdminPosts } from '#islands/AdminPosts/AdminPosts.tsx';
import { PostEditor } from '#islands/PostEditor/PostEditor.tsx';
import { openPage, serve, signInForTest, staffReplies } from './page.tsx';

const toRow = (id: number, slug: string, title: string) => ({
  id,
  slug,
  title,
  changed_at: '2026-11-20T08:00:00Z',
  changed_by: 'neha@lab.example',
});
const removed = [
  toRow(9, 'ticks', 'Ticks in May'),
  toRow(8, 'ticks', 'Ticks, an older one'),
  toRow(7, 'fleas', 'Fleas'),
];

beforeEach(signInForTest);
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  sessionStorage.clear();
  localStorage.clear();
});

test('a post that was taken off the site is listed once, and not where it stands again', async () => {
  history.replaceState(null, '', '/admin/posts');
  serve({
    ...staffReplies,
    '/post_history': () => Response.json(removed),
    '/posts': ({ query }) =>
      Response.json(
        query.get('origin') === 'eq.admin'
          ? [{ id: 1_000_000_001, slug: 'fleas', title: 'Fleas', date: '2026-11-21T08:00:00Z', version: 1 }]
          : [],
      ),
  });
  await openPage(<AdminPosts />).hydrate();
  const list = await screen.findByRole('region', { name: 'Taken off the site' });
  const rows = within(list).getAllByRole('listitem');
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^Ticks in May.*by neha@lab\.example/),
  ]);
  expect(within(list).getByRole('link', { name: 'Bring back Ticks in May' }).getAttribute('href')).toBe(
    '/admin/editor?removed=9',
  );
});

test('posts that cannot be read are said, with no empty list below', async () => {
  history.replaceState(null, '', '/admin/posts');
  const away = () => Response.json({ message: 'away' }, { status: 500 });
  serve({ ...staffReplies, '/post_history': away, '/posts': away });
  await openPage(<AdminPosts />).hydrate();
  for (const name of ['Published from elsewhere', 'Copied from WordPress'])
    expect(within(await screen.findByRole('region', { name })).queryByRole('list')).toBeNull();
});

test('it comes back as a draft of this browser with its words and its date', async () => {
  history.replaceState(null, '', '/admin/editor?removed=9');
  serve({
    ...staffReplies,
    '/categories': () => Response.json([]),
    '/post_history': ({ query }) =>
      Response.json(
        query.get('id') === 'eq.9' && query.get('action') === 'eq.removed'
          ? [
              {
                ...toRow(9, 'ticks', 'Ticks in May'),
                version: 3,
                action: 'removed',
                excerpt: '<p>Look.</p>',
                content: '<p>Look behind the ears.</p>',
                title_hi: 'मई में टिक',
                summary_hi: null,
                categories: [],
                featured_media: null,
                date: '2026-05-02T08:00:00Z',
              },
            ]
          : [],
      ),
  });
  await openPage(<PostEditor imageHosts={[]} />).hydrate();
  const words = await screen.findByRole('textbox', { name: 'Paragraph, block 1' }, { timeout: 10_000 });
  expect(words.textContent).toBe('Look behind the ears.');
  await waitFor(() => expect(location.search).toMatch(/^\?post=.+/));
  const kept: unknown = JSON.parse(localStorage.getItem('admin_blog_posts') ?? '[]');
  expect(kept).toContainEqual(
    expect.objectContaining({
      title: 'Ticks in May',
      titleHi: 'मई में टिक',
      slug: 'ticks',
      status: 'draft',
      opened: expect.objectContaining({ date: '2026-05-02T08:00:00Z' }),
    }),
  );
  expect(kept).not.toContainEqual(expect.objectContaining({ live: expect.anything() }));
});
