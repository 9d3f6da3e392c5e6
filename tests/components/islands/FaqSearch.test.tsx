// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { faqs } from '#data/faq.ts';
import { FaqSearch } from '#islands/FaqSearch/FaqSearch.tsx';
import { GET } from '#pages/[...locale]/tests/index.json.ts';

beforeEach(() =>
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => GET({ params: {} })),
  ),
);
afterEach(() => {
  cleanup();
  history.replaceState(null, '', '/faq');
  vi.unstubAllGlobals();
});

const field = () => screen.getByRole<HTMLInputElement>('searchbox', { name: 'Search the questions' });
const questions = () => [...document.querySelectorAll('details')];
const shown = () => questions().flatMap(({ hidden }, at) => (hidden ? [] : [faqs[at]?.id]));
const count = () => screen.getByRole('status').textContent;

test('without a search every question stands, with its answer under the id of its address', () => {
  render(<FaqSearch faqs={faqs} />);
  expect(questions()).toHaveLength(faqs.length);
  expect(shown()).toEqual(faqs.map(({ id }) => id));
  expect(new Set(questions().map(({ name }) => name)).size).toBe(1);
  for (const { id, answer } of faqs) expect(document.getElementById(id)?.textContent).toBe(answer);
  expect(count()).toBe('');
});

test('every word narrows, in question or answer, and the number is told', async () => {
  render(<FaqSearch faqs={faqs} />);
  await userEvent.type(field(), 'collect home');
  expect(shown()).toEqual(['home-collection']);
  expect(count()).toBe(`1 of ${faqs.length} questions`);
});

test.each(['scheduling', 'home?yes', 'zebra'])(
  '“%s” finds nothing: neither category nor a seam',
  async (words) => {
    render(<FaqSearch faqs={faqs} />);
    await userEvent.type(field(), words);
    expect(shown()).toEqual([]);
    expect(screen.getByRole('heading', { name: 'No results found' })).toBeTruthy();
  },
);

test('clearing brings all back and puts the cursor into the field', async () => {
  render(<FaqSearch faqs={faqs} />);
  await userEvent.type(field(), 'zebra');
  await userEvent.click(screen.getByRole('button', { name: 'Clear Search' }));
  expect(shown()).toHaveLength(faqs.length);
  expect(field().value).toBe('');
  expect(document.activeElement).toBe(field());
  expect(screen.queryByRole('heading', { name: 'No results found' })).toBeNull();
});

test('an answer that was opened stays open through a search', async () => {
  render(<FaqSearch faqs={faqs} />);
  const opened = questions()[faqs.findIndex(({ id }) => id === 'home-collection')];
  if (opened) opened.open = true;
  await userEvent.type(field(), 'collect home');
  expect(opened?.open).toBe(true);
});

test('what was typed before React took over is searched', () => {
  const container = document.createElement('div');
  document.body.append(container);
  container.innerHTML = renderToString(<FaqSearch faqs={faqs} />);
  const typed = container.querySelector('input');
  if (typed) typed.value = 'collect home';
  render(<FaqSearch faqs={faqs} />, { container, hydrate: true });
  expect(shown()).toEqual(['home-collection']);
  expect(field().value).toBe('collect home');
  container.remove();
});

test('an address of nobody’s typing is cut to a search', () => {
  history.replaceState(null, '', `/faq?q=${'a'.repeat(5000)}%00%E2%80%8B`);
  render(<FaqSearch faqs={faqs} />);
  expect(field().value).toBe('a'.repeat(100));
});

test('the search is part of the address: read from it, and written into it when typing ends', async () => {
  history.replaceState(null, '', '/faq?q=collect+home');
  render(<FaqSearch faqs={faqs} />);
  expect(field().value).toBe('collect home');
  expect(shown()).toEqual(['home-collection']);
  await userEvent.clear(field());
  await userEvent.type(field(), 'report{Enter}');
  expect(location.search).toBe('?q=report');
});

test('says once that it lives, so that kept presses are given again', () => {
  let times = 0;
  const hear = () => {
    times += 1;
  };
  document.addEventListener('island-live', hear);
  render(<FaqSearch faqs={faqs} />);
  document.removeEventListener('island-live', hear);
  expect(times).toBe(1);
});

test('what cannot wait stands above the questions, and nothing of it for what can', async () => {
  render(<FaqSearch faqs={faqs} />);
  await userEvent.type(field(), 'dog ate rat poison');
  const region = await screen.findByRole('region', { name: /^Emergency: / });
  expect(region.textContent).toContain('rat poison');
  await userEvent.clear(field());
  await userEvent.type(field(), 'fast before test');
  expect(screen.queryByRole('region', { name: /^Emergency/ })).toBeNull();
});
