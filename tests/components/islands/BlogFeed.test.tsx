// @vitest-environment happy-dom
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { BlogFeed } from '#islands/BlogFeed/BlogFeed.tsx';
import { notify } from '#islands/Toasts/notify.ts';
import { serve, toCards } from './cards.ts';

vi.mock('#islands/Toasts/notify.ts', async (original) => ({
  ...(await original<object>()),
  notify: { error: vi.fn(async () => undefined) },
}));

const categories = [
  { slug: 'pet-care', name: 'Pet Care' },
  { slug: 'hindi', name: 'हिंदी लेख' },
];
const listing = <BlogFeed categories={categories} first={toCards(1, 9)} total={12} />;
const links = () => screen.getAllByRole('link', { name: /^Read More/ });
const status = () => screen.getByRole('status');

beforeEach(() => {
  history.replaceState(null, '', '/blogs');
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

test('the HTML has the first articles, the categories as links, and their languages', () => {
  const html = renderToString(listing);
  expect(html.match(/class="post-card /g)).toHaveLength(9);
  expect(html).toContain('href="/blogs?category=pet-care"');
  expect(html).toMatch(/lang="hi"[^>]*>हिंदी लेख/);
  expect(html).not.toContain('style=');
});

test('more articles come after the first, and the focus goes to the first new one', async () => {
  const { asked, answer } = serve({ '/blogs/pages/all/2.json': { total: 12, cards: toCards(10, 12) } });
  vi.spyOn(globalThis, 'fetch').mockImplementation(answer);
  render(listing);
  await userEvent.click(screen.getByRole('button', { name: 'Load More Posts' }));
  await waitFor(() => expect(links()).toHaveLength(12));
  await waitFor(() => expect(document.activeElement).toBe(links()[9]));
  expect(status().textContent).toBe('12 of 12 articles');
  expect(screen.queryByRole('button')).toBeNull();
  expect(asked).toEqual(['/blogs/pages/all/2.json']);
});

test('a page that cannot be had is said beside the button, which tries again', async () => {
  const fetching = vi.spyOn(globalThis, 'fetch').mockRejectedValueOnce(new TypeError('offline'));
  render(listing);
  await userEvent.click(screen.getByRole('button', { name: 'Load More Posts' }));
  const again = await screen.findByRole('button', { name: 'Try again' });
  expect(status().textContent).toBe('The articles could not be loaded. Please try again.');
  expect(notify.error).toHaveBeenCalledOnce();
  fetching.mockImplementation(
    serve({ '/blogs/pages/all/2.json': { total: 12, cards: toCards(10, 12) } }).answer,
  );
  await userEvent.click(again);
  await waitFor(() => expect(links()).toHaveLength(12));
});

test('a category is chosen in the address, and Back leads to all posts', async () => {
  const { answer } = serve({ '/blogs/pages/category/pet-care/1.json': { total: 2, cards: toCards(3, 4) } });
  vi.spyOn(globalThis, 'fetch').mockImplementation(answer);
  render(listing);
  const chips = within(screen.getByRole('navigation', { name: 'Categories' }));
  await userEvent.click(chips.getByRole('link', { name: 'Pet Care' }));
  expect(location.search).toBe('?category=pet-care');
  await waitFor(() => expect(links()).toHaveLength(2));
  expect(chips.getByRole('link', { current: true }).textContent).toBe('Pet Care');
  history.replaceState(null, '', '/blogs');
  dispatchEvent(new PopStateEvent('popstate'));
  await waitFor(() => expect(links()).toHaveLength(9));
  expect(chips.getByRole('link', { current: true }).textContent).toBe('All Posts');
});

test('an unknown category is an empty one, and leads back with the focus on its chip', async () => {
  vi.spyOn(globalThis, 'fetch').mockImplementation(serve({}).answer);
  history.replaceState(null, '', '/blogs?category=%3Cscript%3E');
  render(listing);
  expect(await screen.findByRole('heading', { name: 'No Posts Found' })).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Back to All Posts' }));
  expect(links()).toHaveLength(9);
  expect(location.search).toBe('');
  expect(document.activeElement?.textContent).toBe('All Posts');
});

test('the pages of this entry of the history are there again, and their height is kept for them', async () => {
  const { answer } = serve({ '/blogs/pages/all/2.json': { total: 12, cards: toCards(10, 12) } });
  let release = () => {};
  const gate = new Promise<void>((resolve) => {
    release = resolve;
  });
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (address) => {
    await gate;
    return answer(String(address));
  });
  history.replaceState({ listing: { pages: 2, height: 3000, top: 1200 } }, '', '/blogs');
  render(listing);
  const height = () => screen.getAllByRole('list')[0]?.parentElement?.style.minHeight;
  expect(status().textContent).toBe('Loading articles');
  expect(height()).toBe('3000px');
  release();
  await waitFor(() => expect(links()).toHaveLength(12));
  expect(height()).toBe('');
  expect(history.state.listing.pages).toBe(2);
});

test('a place that another page wrote, or nobody, is none', () => {
  const fetching = vi.spyOn(globalThis, 'fetch');
  history.replaceState({ listing: { pages: 'many' } }, '', '/blogs');
  render(listing);
  expect(links()).toHaveLength(9);
  expect(fetching).not.toHaveBeenCalled();
});
