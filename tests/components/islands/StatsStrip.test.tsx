// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { stats } from '#data/stats.ts';
import { StatsStrip } from '#islands/StatsStrip/StatsStrip.tsx';
import { formatCount, getStats } from '#lib/stats.ts';
import { lessMotion, pass, stubMedia, stubViewport } from './browser.ts';

const now = new Date('2026-11-21T10:00:00Z');
const built = '2026-11-20T10:00:00Z';
const { storageKey, duration, startsAt } = stats.stripCounter;
const finals = (moment: Date) => stats.strip.map(({ key }) => formatCount(getStats(moment)[key]));

let scrollTo: ReturnType<typeof stubViewport>;
beforeEach(() => {
  vi.useFakeTimers({ now });
  localStorage.clear();
  stubMedia();
  scrollTo = stubViewport();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const show = () => render(<StatsStrip builtAt={built} />).container;
const toTexts = (elements: Iterable<Element>) => [...elements].map(({ textContent }) => textContent);
/** What is read out. */
const heard = (page: Element) => toTexts(page.querySelectorAll('dd > :not([aria-hidden])'));
/** What the eye sees: what is counted, else what stands. */
const seen = (page: Element) => toTexts(page.querySelectorAll('dd > :last-child'));
const toNumbers = (texts: readonly (string | null)[]) =>
  texts.map((text) => Number(text?.replaceAll(',', '')));

test('the page without script holds the figures of the build, and no inline style', () => {
  const html = renderToStaticMarkup(<StatsStrip builtAt={built} />);
  for (const figure of finals(new Date(built))) expect(html).toContain(`<span>${figure}</span>`);
  expect(html).not.toMatch(/style=|aria-hidden/);
});

test('figures in view when the code comes stand still', async () => {
  const page = show();
  await scrollTo(1);
  await pass(duration / 2);
  expect(seen(page)).toEqual(finals(now));
  expect(localStorage.getItem(storageKey)).toBeNull();
});

test('figures scrolled to count up from the lower ones, never down, and are read out as they end', async () => {
  const page = show();
  await scrollTo(0);
  const lower = stats.strip.map(({ key }) => Math.round(getStats(now)[key] * startsAt));
  expect(toNumbers(seen(page))).toEqual(lower);
  expect(localStorage.getItem(storageKey)).toBeNull();

  await scrollTo(0.5);
  let before = toNumbers(seen(page));
  for (let time = 0; time < duration + 100; time += 100) {
    await pass(100);
    const after = toNumbers(seen(page));
    for (const [index, figure] of after.entries()) expect(figure).toBeGreaterThanOrEqual(before[index] ?? 0);
    expect(heard(page)).toEqual(finals(now));
    before = after;
  }
  expect(seen(page)).toEqual(finals(now));
  expect(localStorage.getItem(storageKey)).toBe('true');

  await scrollTo(0);
  await scrollTo(1);
  expect(seen(page)).toEqual(finals(now));
});

test.each([
  ['on a later visit', () => localStorage.setItem(storageKey, 'true')],
  ['where less motion is asked for', () => stubMedia(lessMotion)],
])('figures stand still %s', async (_, prepare) => {
  prepare();
  const page = show();
  await scrollTo(0);
  await scrollTo(1);
  await pass(100);
  expect(seen(page)).toEqual(finals(now));
});

test('figures go on while they are in view', async () => {
  localStorage.setItem(storageKey, 'true');
  const page = show();
  await scrollTo(1);
  const later = new Date(now.getTime() + 20 * 60_000);
  vi.setSystemTime(later);
  await pass(stats.refreshEvery);
  expect(seen(page)).toEqual(finals(later));
});
