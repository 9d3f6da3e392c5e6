// @vitest-environment happy-dom
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { getFactWords } from '#i18n/facts/translate.ts';
import { EmptyState } from '#islands/shared/EmptyState.tsx';
import { GET } from '#pages/[...locale]/tests/index.json.ts';

const asked = vi.fn(async (path: string) => GET({ params: path.startsWith('/hi/') ? { locale: 'hi' } : {} }));
beforeEach(() => vi.stubGlobal('fetch', asked));
afterEach(() => {
  cleanup();
  asked.mockClear();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const words = { title: 'No tests found', hint: 'Try other words', reset: 'Show all' };
const show = (search: string, locale?: 'hi') => (
  <EmptyState {...words} search={search} locale={locale} onReset={() => undefined} />
);
const heading = () => screen.getByRole('heading', { name: words.title });

test('an emergency among the words is told above what says that nothing was found', async () => {
  render(show('snake bite '));
  const region = await screen.findByRole('region', { name: 'Emergency: call the nearest emergency vet now' });
  expect(region.textContent).toContain('snake');
  expect(region.parentElement?.getAttribute('role')).toBe('alert');
  expect(region.compareDocumentPosition(heading())).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(asked).toHaveBeenCalledWith('/tests/index.json');
});

test('in Hindi it is told in Hindi', async () => {
  render(show('साँप ने काटा', 'hi'));
  const { callNow } = getFactWords('hi').emergencies;
  const region = await screen.findByRole('region', { name: `आपात स्थिति: ${callNow.vet}` });
  expect(region.textContent).toContain('अभी करें:');
  expect(asked).toHaveBeenCalledWith('/hi/tests/index.json');
});

test('the box is there before its words, and stays empty for what can wait', async () => {
  const { rerender } = render(show('zzzz'));
  const box = await screen.findByRole('alert');
  expect(box.textContent).toBe('');
  rerender(show('dog not breathing'));
  await waitFor(() => expect(box.textContent).toContain('Do now:'));
  rerender(show('zzzz'));
  await waitFor(() => expect(box.textContent).toBe(''));
});

test('without a search nothing is fetched', async () => {
  render(show('  '));
  await Promise.resolve();
  expect(asked).not.toHaveBeenCalled();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('an index that cannot be had is logged, and the next letter asks again', async () => {
  const logged = vi.spyOn(console, 'error').mockReturnValue();
  asked.mockImplementationOnce(async () => new Response(null, { status: 503 }));
  const { rerender } = render(show('snake bit'));
  await waitFor(() => expect(logged).toHaveBeenCalledOnce());
  expect(heading()).toBeDefined();
  rerender(show('snake bite'));
  expect(await screen.findByRole('region', { name: /^Emergency/ })).toBeDefined();
});
