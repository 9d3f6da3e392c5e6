// @vitest-environment happy-dom
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { AdminPosts } from '#islands/AdminPosts/AdminPosts.tsx';
import { openPage, serve, signInForTest, staffReplies } from './page.tsx';

const user = userEvent.setup();
beforeEach(signInForTest);
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  sessionStorage.clear();
  localStorage.clear();
});

const row = {
  id: 7,
  slug: 'ticks',
  title: 'Ticks in May',
  link: null,
  hidden: false,
  title_hi: null,
  summary_hi: null,
};

test('a copied post is told in Hindi: both fields or none', { timeout: 30_000 }, async () => {
  const asked = serve({
    ...staffReplies,
    '/posts': ({ method, query }) =>
      Response.json(query.get('origin') === 'eq.wordpress' ? [method === 'GET' ? row : { id: row.id }] : []),
  });
  await openPage(<AdminPosts />).hydrate();
  await user.click(await screen.findByRole('button', { name: 'Hindi: Ticks in May' }, { timeout: 10_000 }));
  await user.type(screen.getByLabelText('Title in Hindi'), ' मई में टिक ');
  const save = screen.getByRole('button', { name: 'Save the Hindi' });
  await user.click(save);
  const summary = screen.getByLabelText('Summary in Hindi');
  expect(document.activeElement).toBe(summary);
  expect(summary.getAttribute('aria-invalid')).toBe('true');
  const written = () => asked.filter(({ method }) => method === 'PATCH');
  expect(written()).toEqual([]);

  await user.type(summary, 'कानों के पीछे देखें।');
  await user.click(save);
  await waitFor(() => expect(screen.queryByLabelText('Summary in Hindi')).toBeNull());
  expect(written()).toMatchObject([
    { path: '/rest/v1/posts', body: { title_hi: 'मई में टिक', summary_hi: 'कानों के पीछे देखें।' } },
  ]);
  expect(screen.getByText('The Hindi of “Ticks in May” is on the site after the next build.')).toBeDefined();
  expect(screen.getByText('Hindi', { selector: 'span' })).toBeDefined();
});

test('what could not be hidden is tried again by Retry', { timeout: 30_000 }, async () => {
  let isAway = true;
  const asked = serve({
    ...staffReplies,
    '/post_history': () => Response.json([]),
    '/posts': ({ method, query }) => {
      if (method !== 'GET')
        return isAway ? Promise.reject(new TypeError('Failed to fetch')) : Response.json([{ id: row.id }]);
      return Response.json(query.get('origin') === 'eq.wordpress' ? [row] : []);
    },
  });
  await openPage(<AdminPosts />).hydrate();
  await user.click(await screen.findByRole('button', { name: 'Hide: Ticks in May' }, { timeout: 10_000 }));
  const retry = await screen.findByRole('button', { name: 'Retry' });
  expect(screen.queryByText('Hidden')).toBeNull();
  isAway = false;
  await user.click(retry);
  expect(await screen.findByText('Hidden')).toBeDefined();
  expect(asked.filter(({ method }) => method === 'PATCH').map(({ body }) => body)).toEqual([
    { hidden: true },
    { hidden: true },
  ]);
  expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull();
});

test('where no post was changed, as for who is no longer staff, nothing is said to be done', {
  timeout: 30_000,
}, async () => {
  serve({
    ...staffReplies,
    '/post_history': () => Response.json([]),
    '/posts': ({ method, query }) =>
      Response.json(method === 'GET' && query.get('origin') === 'eq.wordpress' ? [row] : []),
  });
  await openPage(<AdminPosts />).hydrate();
  await user.click(await screen.findByRole('button', { name: 'Hide: Ticks in May' }, { timeout: 10_000 }));
  expect(await screen.findByText(/your account may not change it any more/)).toBeDefined();
  expect(screen.queryByText('Hidden')).toBeNull();
  expect(screen.queryByText(/is hidden/)).toBeNull();
});

test('Hindi that is being written stays, whatever is looked for or opened beside it, and where it cannot be saved', {
  timeout: 30_000,
}, async () => {
  serve({
    ...staffReplies,
    '/posts': ({ method, query }) => {
      if (method !== 'GET') return Promise.reject(new TypeError('Failed to fetch'));
      const fleas = { ...row, id: 8, slug: 'fleas', title: 'Fleas' };
      return Response.json(query.get('origin') === 'eq.wordpress' ? [row, fleas] : []);
    },
  });
  await openPage(<AdminPosts />).hydrate();
  await user.click(await screen.findByRole('button', { name: 'Hindi: Ticks in May' }, { timeout: 10_000 }));
  const form = within(screen.getByRole('form', { name: 'Hindi of Ticks in May' }));
  await user.type(form.getByLabelText('Title in Hindi'), 'मई में टिक');
  await user.type(form.getByLabelText('Summary in Hindi'), 'कानों के पीछे देखें।');
  await user.click(screen.getByRole('button', { name: 'Hindi: Fleas' }));
  await user.type(screen.getByLabelText('Search posts'), 'fleas');
  await user.click(form.getByRole('button', { name: 'Save the Hindi' }));
  expect(await form.findByText(/What you typed is still here/)).toBeDefined();
  expect(form.getByLabelText('Title in Hindi')).toHaveProperty('value', 'मई में टिक');
});
