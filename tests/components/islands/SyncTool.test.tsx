// @vitest-environment happy-dom
import { act, cleanup, configure, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { CopyPanel } from '#islands/SyncTool/CopyPanel.tsx';
import { SyncTool } from '#islands/SyncTool/SyncTool.tsx';
import type { Copying } from '#islands/SyncTool/use-copying.ts';
import { TooManyLosses, TooManyRemovals } from '#lib/wordpress/errors.ts';
import { type Asked, openPage, serve, signInForTest, staffReplies } from './page.tsx';

const user = userEvent.setup();
// The code of the copying is large, and a busy machine takes its time.
configure({ asyncUtilTimeout: 10_000 });
beforeEach(signInForTest);
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  sessionStorage.clear();
});

const tables = {
  '/staff_settings': () => Response.json([]),
  '/posts': () => Response.json([]),
  '/categories': () => Response.json([{ id: 1, name: 'Care', count: 3, origin: 'wordpress' }]),
  '/sync_runs': () => Response.json([]),
  '/rebuild_requests': () => Response.json([]),
  '/build.json': () => Response.json({ builtAt: '2026-11-01T00:00:00Z', posts: 3, imageHosts: [] }),
};

describe('where WordPress is', () => {
  const found = { value: 'https://blog.example' };
  test('is read from what staff have typed', async () => {
    serve({ ...staffReplies, ...tables, '/staff_settings': () => Response.json([found]) });
    await openPage(<SyncTool hosts={[]} />).hydrate();
    await vi.waitFor(() =>
      expect(screen.getByLabelText('WordPress address')).toHaveProperty('value', found.value),
    );
  });
  test('what is typed before that is read stays', async () => {
    let answer: (reply: Response) => void = () => undefined;
    const read = new Promise<Response>((resolve) => {
      answer = resolve;
    });
    serve({ ...staffReplies, ...tables, '/staff_settings': () => read });
    await openPage(<SyncTool hosts={[]} />).hydrate();
    const field = await screen.findByLabelText('WordPress address');
    await user.type(field, 'https://mine');
    await act(async () => answer(Response.json([found])));
    expect(field).toHaveProperty('value', 'https://mine');
  });
  test('where that cannot be read, nobody is said to have typed none, and nothing is copied from elsewhere', async () => {
    serve({
      ...staffReplies,
      ...tables,
      '/staff_settings': () => Promise.reject(new TypeError('Failed to fetch')),
    });
    await openPage(<SyncTool hosts={[]} />).hydrate();
    expect(await screen.findByText(/We cannot be reached/)).toBeDefined();
    expect(screen.queryByText(/Nobody has said yet/)).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Update Posts with Image URLs' }));
    expect(await screen.findByText(/Our database did not answer/)).toBeDefined();
  });
  test('where it cannot be saved, Retry saves it', async () => {
    let isAway = true;
    const asked = serve({
      ...staffReplies,
      '/wp/v2/posts': () => Response.json([{ id: 1 }]),
      '/wp-json/': () => Response.json({ namespaces: ['wp/v2'] }),
      ...tables,
      '/staff_settings': ({ method }) =>
        method !== 'GET' && isAway ? Promise.reject(new TypeError('Failed to fetch')) : Response.json([]),
    });
    await openPage(<SyncTool hosts={[]} />).hydrate();
    const field = await screen.findByLabelText('WordPress address');
    await user.clear(field);
    await user.type(field, 'https://blog.example{enter}');
    const retry = await screen.findByRole('button', { name: 'Retry' });
    isAway = false;
    await user.click(retry);
    expect(await screen.findByText('Saved for all staff.')).toBeDefined();
    expect(
      asked.filter(({ path, method }) => path.endsWith('/staff_settings') && method !== 'GET'),
    ).toHaveLength(2);
    expect(field).toHaveProperty('value', 'https://blog.example');
  });
  test('is refused at the field where it is no address, no WordPress, or nothing answers', async () => {
    serve({
      ...staffReplies,
      '/wp/v2/posts': () => Response.json({ message: 'not found' }, { status: 404 }),
      ...tables,
      '/away/wp-json/': () => Promise.reject(new TypeError('Failed to fetch')),
    });
    await openPage(<SyncTool hosts={[]} />).hydrate();
    const field = await screen.findByLabelText('WordPress address');
    const say = async (address: string) => {
      await user.clear(field);
      await user.type(field, `${address}{enter}`);
    };
    await say('not an address');
    expect(await screen.findByText(/^Please give the whole address of the blog/)).toBeDefined();
    await say('https://other.example');
    expect(await screen.findByText(/it is no WordPress whose posts can be read/)).toBeDefined();
    await say('https://blog.example/away');
    expect(await screen.findByText(/^Nothing answers there/)).toBeDefined();
    expect(field).toHaveProperty('value', 'https://blog.example/away');
  });
});

describe('who is there', () => {
  test('staff see the posts, the categories and the runs', async () => {
    serve({ ...staffReplies, ...tables });
    await openPage(<SyncTool hosts={[]} />).hydrate();
    expect(await screen.findByRole('button', { name: 'Update Posts with Image URLs' })).toBeDefined();
    expect(await screen.findByText('No blog posts found')).toBeDefined();
    expect(await screen.findByText('Care')).toBeDefined();
    expect(await screen.findByText('Nobody has asked for a build yet.')).toBeDefined();
  });

  test('somebody else is told that there is no access', async () => {
    serve({ ...staffReplies, ...tables, '/rpc/is_staff': () => Response.json(false) });
    await openPage(<SyncTool hosts={[]} />).hydrate();
    expect(await screen.findByRole('heading', { name: 'No access' })).toBeDefined();
    expect(screen.getByRole('button', { name: 'Sign in with another account' })).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Update Posts with Image URLs' })).toBeNull();
  });

  test('who is signed out is led to the sign-in page', async () => {
    sessionStorage.clear();
    const leave = vi.spyOn(location, 'replace').mockImplementation(() => undefined);
    serve({});
    await openPage(<SyncTool hosts={[]} />).hydrate();
    expect(leave.mock.calls[0]?.[0]).toMatch(/^\/login\?next=/);
    leave.mockRestore();
  });

  test('a backend out of reach is said, with a way to try again', async () => {
    serve({ ...staffReplies, '/auth/v1/user': () => Promise.reject(new TypeError('Failed to fetch')) });
    await openPage(<SyncTool hosts={[]} />).hydrate();
    expect(await screen.findByText(/We cannot be reached at the moment/)).toBeDefined();
    expect(screen.getByRole('button', { name: 'Retry' })).toBeDefined();
  });
});

test('lists that cannot be read say so, and leave no empty list', async () => {
  const away = () => Response.json({ message: 'away' }, { status: 500 });
  serve({ ...staffReplies, ...tables, '/categories': away, '/sync_runs': away });
  await openPage(<SyncTool hosts={[]} />).hydrate();
  expect(await screen.findByText(/^The categories could not be loaded/)).toBeDefined();
  expect(await screen.findByText(/^The latest runs could not be read/)).toBeDefined();
  expect(await screen.findByText('No blog posts found')).toBeDefined();
  expect(screen.queryByRole('list')).toBeNull();
});

describe('what stops the copying is said in plain words', () => {
  const onePostTwice = ({ query }: Asked) =>
    query.get('page') === '1'
      ? Response.json([{ id: 7 }, { id: 7 }], { headers: { 'X-WP-Total': '2', 'X-WP-TotalPages': '1' } })
      : Response.json({}, { status: 400 });
  const running = {
    id: 3,
    holder: 'a screen of neha@lab.example',
    mode: 'update',
    status: 'running',
    started_at: '2026-11-29T08:00:00Z',
    report: {},
  };
  test.each([
    ['WordPress could not be read.', () => Response.json(1)],
    ['Somebody else is copying at this moment.', () => Response.json(null)],
    ['Our database did not answer.', () => Response.json({ message: 'away' }, { status: 500 })],
  ])('%s', async (words, begin) => {
    serve({
      '/wp/v2/posts': onePostTwice,
      '/wp-json/': () => Response.json({ namespaces: ['wp/v2'] }),
      ...staffReplies,
      ...tables,
      '/staff_settings': () => Response.json([{ value: 'https://blog.example' }]),
      '/sync_runs': () => Response.json([running]),
      '/rpc/sync_begin': begin,
    });
    await openPage(<SyncTool hosts={[]} />).hydrate();
    await screen.findByDisplayValue('https://blog.example');
    await user.click(screen.getByRole('button', { name: 'Update Posts with Image URLs' }));
    const stopped = await screen.findByText('The posts were not updated.');
    expect(stopped.parentElement?.textContent).toContain(words);
  });
});

describe('the copying', () => {
  const start = vi.fn();
  const stop = vi.fn();
  const show = (state: Copying) => render(<CopyPanel state={state} onStart={start} onStop={stop} />);
  afterEach(() => {
    start.mockReset();
    stop.mockReset();
  });

  test('under way, neither button can be pressed, and it can be stopped', async () => {
    show({ kind: 'busy', mode: 'update', step: { what: 'posts', done: 1, of: 3 }, note: '' });
    expect(screen.getByRole('button', { name: 'Updating...' })).toHaveProperty('disabled', true);
    expect(screen.getByRole('button', { name: 'Resync All Posts' })).toHaveProperty('disabled', true);
    expect(screen.getByText('Reading posts, page 1 of 3')).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Stop' }));
    expect(stop).toHaveBeenCalled();
  });

  test('the resync asks first', async () => {
    show({ kind: 'idle' });
    await user.click(screen.getByRole('button', { name: 'Resync All Posts' }));
    expect(
      screen.getByText('This will delete all existing posts and re-sync from WordPress. Are you sure?'),
    ).toBeDefined();
    expect(start).not.toHaveBeenCalled();
    await user.click(screen.getByText('Yes, resync'));
    expect(start).toHaveBeenCalledWith('resync');
  });

  test('stopped, it says that nothing was changed, and offers to remove so many', async () => {
    show({
      kind: 'stopped',
      mode: 'update',
      plain: 'Many are gone.',
      detail: '',
      certain: true,
      removals: new TooManyRemovals(40, 100),
    });
    expect(screen.getByText(/Nothing was changed\./)).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Copy, and remove these 40 posts' }));
    await user.click(screen.getByText('Yes, remove 40'));
    expect(start).toHaveBeenCalledWith('update', true);
  });

  test('stopped by what many posts would lose, it says what and offers to copy all the same', async () => {
    show({
      kind: 'stopped',
      mode: 'resync',
      plain: '81 of 130 copied posts lose their featured picture.',
      detail: '',
      certain: true,
      removals: new TooManyLosses('81 of 130 copied posts lose their featured picture'),
    });
    await user.click(screen.getByRole('button', { name: 'Copy all the same' }));
    expect(screen.getByText(/lose their featured picture\. Readers will see it so/)).toBeDefined();
    await user.click(screen.getByText('Yes, copy'));
    expect(start).toHaveBeenCalledWith('resync', true);
  });

  test('done, it names a post and a category of one number', () => {
    const tally = { added: 0, updated: 0, unchanged: 1, removed: 0 };
    const failed = [
      { id: 7, slug: 'paws', reason: 'it has no date' },
      { id: 7, slug: 'dogs', reason: 'it has no name', kind: 'category' as const },
    ];
    show({
      kind: 'done',
      mode: 'update',
      outcome: { changed: false, report: { posts: tally, categories: tally, failed, notes: [] } },
    });
    expect(screen.getByText('paws')).toBeDefined();
    expect(screen.getByText('category dogs')).toBeDefined();
  });

  test('done, it counts', async () => {
    const tally = { added: 2, updated: 1, unchanged: 127, removed: 0 };
    show({
      kind: 'done',
      mode: 'update',
      outcome: { changed: true, report: { posts: tally, categories: tally, failed: [], notes: [] } },
    });
    expect(screen.getByText('The blog is up to date with WordPress.')).toBeDefined();
    expect(screen.getAllByRole('cell', { name: '127' })).toHaveLength(2);
  });
});
