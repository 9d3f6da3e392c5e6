// @vitest-environment happy-dom
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { PostEditor } from '#islands/PostEditor/PostEditor.tsx';
import { openPage, serve, signInForTest, staffReplies } from './page.tsx';

const user = userEvent.setup();
const open = async (query: string) => {
  history.replaceState(null, '', `/admin/editor${query}`);
  const asked = serve({
    ...staffReplies,
    '/categories': () => Response.json([]),
    '/rpc/publish_post': () =>
      Response.json({ outcome: 'done', id: 1_000_000_001, version: 1, slug: 'ticks' }),
  });
  await openPage(<PostEditor imageHosts={[]} />).hydrate();
  return asked;
};

beforeEach(signInForTest);
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  sessionStorage.clear();
  localStorage.clear();
});

test('a new post is written, kept in this browser and named in the address', async () => {
  await open('?post=new');
  const title = await screen.findByLabelText('Title', {}, { timeout: 10_000 });
  await waitFor(() => expect(document.activeElement).toBe(title));
  await user.type(title, 'Ticks in May{enter}Look behind the ears.');
  await waitFor(
    () => {
      const kept: unknown = JSON.parse(localStorage.getItem('admin_blog_posts') ?? '[]');
      expect(kept).toContainEqual(
        expect.objectContaining({ title: 'Ticks in May', status: 'draft', author: 'Asha Verma' }),
      );
    },
    { timeout: 5000 },
  );
  await waitFor(() => expect(location.search).toMatch(/^\?post=(?!new$).+/));
});

test('a draft of this browser is opened', async () => {
  await open('?post=sample-welcome');
  expect(await screen.findByLabelText('Title', {}, { timeout: 10_000 })).not.toHaveProperty('value', '');
  const words = screen.getByRole('textbox', { name: 'Paragraph, block 1' });
  expect(words.textContent).toMatch(/^This is a draft\./);
  expect(words.getAttribute('contenteditable')).toBe('true');
  expect(screen.getByRole('textbox', { name: 'Heading 2, block 2' })).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Move block down' }));
  expect(screen.getByRole('textbox', { name: 'Paragraph, block 2' })).toBe(words);
});

test('the preview shows the Hindi title and summary as Hindi, once both are written', {
  timeout: 30_000,
}, async () => {
  await open('?post=sample-welcome');
  await user.type(await screen.findByLabelText('Title in Hindi', {}, { timeout: 10_000 }), 'बरसात और टिक');
  await user.click(screen.getByRole('button', { name: 'Preview' }));
  const preview = await screen.findByRole('region', { name: 'Preview' }, { timeout: 10_000 });
  await within(preview).findByText(/min read/, {}, { timeout: 10_000 });
  expect(within(preview).queryByText('बरसात और टिक')).toBeNull();
  await user.type(screen.getByLabelText('Summary in Hindi'), 'टिक कब देखें।');
  const summary = await within(preview).findByText('टिक कब देखें।');
  expect(summary.closest('[lang]')?.getAttribute('lang')).toBe('hi');
  expect(within(preview).getByText('बरसात और टिक').closest('[lang=hi]')).toBe(summary.closest('[lang]'));
});

test('one that is not here is said', async () => {
  await open('?post=nowhere');
  expect(await screen.findByRole('heading', { name: 'This post is not here' })).toBeDefined();
});

test('a Hindi title needs its summary; both go with the post as plain lines', {
  timeout: 30_000,
}, async () => {
  const asked = await open('?post=sample-welcome');
  const title = await screen.findByLabelText('Title in Hindi', {}, { timeout: 10_000 });
  const summary = screen.getByLabelText('Summary in Hindi');
  const fault = 'Please write the Hindi title and the Hindi summary, or leave both empty.';
  const publish = screen.getByRole('button', { name: 'Publish' });
  await user.type(title, 'बरसात और टिक');
  await user.click(publish);
  await waitFor(() => expect(document.activeElement).toBe(summary));
  expect(screen.getByText(fault)).toBeDefined();
  const sent = () => asked.find(({ path }) => path.endsWith('/rpc/publish_post'));
  expect(sent()).toBeUndefined();

  await user.type(summary, 'टिक कब{enter}और कहाँ देखें। ');
  expect(screen.queryByText(fault)).toBeNull();
  await user.click(publish);
  await waitFor(() => expect(sent()).toBeDefined(), { timeout: 10_000 });
  expect(sent()?.body).toMatchObject({
    fields: { title_hi: 'बरसात और टिक', summary_hi: 'टिक कब और कहाँ देखें।' },
  });
});

/** The row of one post, as `publish_post` keeps it; the first answer to each of the titles is lost. */
function serveRow(lost: Set<string>) {
  let row = { title: '', version: 0 };
  const writes = serve({
    ...staffReplies,
    '/rpc/publish_post': ({ body }) => {
      const { post_id, expected, fields } = Object(body);
      const title: string = fields.title;
      const toDone = () => Response.json({ outcome: 'done', id: 7, version: row.version, slug: fields.slug });
      const isNew = post_id === null && row.version === 0;
      if (!isNew && (post_id === null || expected !== row.version)) {
        if (title === row.title && row.version === (expected ?? 0) + 1) return toDone();
        const refusal =
          post_id === null ? { outcome: 'slug', origin: 'admin' } : { outcome: 'conflict', modified: null };
        return Response.json({ ...row, ...refusal });
      }
      row = { title, version: row.version + 1 };
      return lost.delete(title) ? Promise.reject(new TypeError('Failed to fetch')) : toDone();
    },
  });
  return { writes, read: () => row };
}

test('what is typed after a lost answer goes over the post that it made, and makes no second one', {
  timeout: 30_000,
}, async () => {
  await open('?post=sample-welcome');
  const title = await screen.findByLabelText('Title', {}, { timeout: 10_000 });
  const { writes, read } = serveRow(
    new Set(['Welcome to the blog editor', 'Welcome to the blog editor again']),
  );
  const publish = () => user.click(screen.getByRole('button', { name: 'Publish' }));
  await user.type(screen.getByLabelText('Slug'), 'welcome');
  await publish();
  await screen.findByText(/We cannot be reached/, {}, { timeout: 10_000 });
  // The answer to what goes over it is lost as well.
  await user.type(title, ' again');
  await publish();
  await waitFor(() => expect(read().version).toBe(2), { timeout: 10_000 });
  await screen.findByText(/We cannot be reached/, {}, { timeout: 10_000 });
  await user.type(title, ' and again');
  await publish();
  expect(await screen.findByText(/^Published\./, {}, { timeout: 10_000 })).toBeDefined();
  expect(read()).toEqual({ title: 'Welcome to the blog editor again and again', version: 3 });
  expect(writes.filter(({ path }) => path.endsWith('/publish_post')).at(-1)?.body).toMatchObject({
    post_id: 7,
    expected: 2,
  });
});
