// @vitest-environment happy-dom
import { cleanup, render, screen, within } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { claims } from '#data/claims.ts';
import { Counters } from '#islands/Counters/Counters.tsx';
import { pass, stubMedia, stubViewport } from './browser.ts';

const { whyChooseUs } = claims;
const { storageKey, counters, duration, heading } = whyChooseUs;

let scrollTo: ReturnType<typeof stubViewport>;
beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
  stubMedia();
  scrollTo = stubViewport();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const figures = () => within(screen.getByRole('region', { name: heading })).getAllByRole('definition');
const seen = () => figures().map((figure) => Number(figure.lastElementChild?.textContent));
const targets = counters.map(({ target }) => target);

test('the page without script holds the reasons and the final figures', () => {
  const html = renderToStaticMarkup(<Counters {...whyChooseUs} />);
  for (const { title } of whyChooseUs.reasons) expect(html).toContain(title);
  for (const target of targets) expect(html).toContain(`<span>${target}</span>`);
  expect(html).not.toContain('style=');
});

test('they wait for almost a third of their section, then count up, one after the other', async () => {
  render(<Counters {...whyChooseUs} />);
  await scrollTo(0);
  await scrollTo(0.2);
  expect(localStorage.getItem(storageKey)).toBeNull();
  await scrollTo(0.3);
  expect(localStorage.getItem(storageKey)).toBe('true');
  expect(seen()).toEqual([245, 147]);
  await pass(390);
  expect(seen()[0]).toBeGreaterThan(245);
  expect(seen()[1]).toBe(147);
  expect(figures().map((figure) => figure.firstElementChild?.textContent)).toEqual(targets.map(String));
  await pass(duration + 100);
  expect(seen()).toEqual(targets);
});

test('they are not set back before a reader’s eyes', async () => {
  render(<Counters {...whyChooseUs} />);
  await scrollTo(0.1);
  await scrollTo(0.6);
  await pass(500);
  expect(seen()).toEqual(targets);
});
