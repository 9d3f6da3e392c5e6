// @vitest-environment happy-dom
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { PublicFeed } from '#islands/PublicFeed/PublicFeed.tsx';
import { serve, toCards } from './cards.ts';

/** Tells the feed that its end is near; null where it does not ask. */
let tellNear: (() => void) | null = null;

class NearObserver implements Pick<IntersectionObserver, 'observe' | 'disconnect'> {
  readonly #tell: (entries: { isIntersecting: boolean }[]) => void;
  constructor(tell: (entries: { isIntersecting: boolean }[]) => void) {
    this.#tell = tell;
  }
  observe(): void {
    tellNear = () => this.#tell([{ isIntersecting: true }]);
  }
  disconnect(): void {
    tellNear = null;
  }
}

const links = () => screen.getAllByRole('link', { name: /^Read More/ });
const feed = <PublicFeed first={toCards(1, 10)} total={25} />;
/** The feed asks anew after each page, in an effect. */
const reachEnd = async () => {
  await waitFor(() => expect(tellNear).not.toBeNull());
  act(() => tellNear?.());
};

beforeEach(() => {
  vi.stubGlobal('IntersectionObserver', NearObserver);
  history.replaceState(null, '', '/feed');
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test('ten more come near the end, until there are no more posts', async () => {
  const { asked, answer } = serve({
    '/feed/pages/2.json': { total: 25, cards: toCards(11, 20) },
    '/feed/pages/3.json': { total: 25, cards: toCards(21, 25) },
  });
  vi.spyOn(globalThis, 'fetch').mockImplementation(answer);
  render(feed);
  await reachEnd();
  await waitFor(() => expect(links()).toHaveLength(20));
  expect(screen.getByRole('status').textContent).toBe('20 of 25 articles');
  await reachEnd();
  await waitFor(() => expect(links()).toHaveLength(25));
  expect(screen.getByRole('status').textContent).toBe('No more posts');
  expect(tellNear).toBeNull();
  expect(asked).toEqual(['/feed/pages/2.json', '/feed/pages/3.json']);
});

test('by hand they come as well, and the focus goes to the first of them', async () => {
  vi.spyOn(globalThis, 'fetch').mockImplementation(
    serve({ '/feed/pages/2.json': { total: 25, cards: toCards(11, 20) } }).answer,
  );
  render(feed);
  await userEvent.click(screen.getByRole('link', { name: 'More articles' }));
  await waitFor(() => expect(links()).toHaveLength(20));
  await waitFor(() => expect(document.activeElement).toBe(links()[10]));
});

test('a page that cannot be had stops the feed and leaves the archive', async () => {
  const fetching = vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response('', { status: 500 }));
  render(feed);
  await reachEnd();
  const archive = await screen.findByRole('link', { name: 'Every article by date' });
  expect(archive.getAttribute('href')).toBe('/blogs/archive');
  expect(screen.getByRole('status').textContent).toBe('The next articles could not be loaded.');
  expect(tellNear).toBeNull();
  expect(fetching).toHaveBeenCalledOnce();
});
