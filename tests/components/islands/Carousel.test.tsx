// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { testimonials } from '#data/testimonials.ts';
import { Carousel } from '#islands/Carousel/Carousel.tsx';
import { lessMotion, pass, stubMedia, stubViewport } from './browser.ts';

let scrollTo: ReturnType<typeof stubViewport>;
beforeEach(() => {
  vi.useFakeTimers();
  stubMedia();
  scrollTo = stubViewport();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const names = testimonials.map(({ name }) => name);
const places = () =>
  [...document.querySelectorAll<HTMLElement>('.quote')].map((quote) => quote.dataset.place);
const main = () => names[places().indexOf('main')];
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

test('the page without script holds every voice with its portrait, as a row that can be reached by keyboard', () => {
  const html = renderToStaticMarkup(<Carousel testimonials={testimonials} />);
  for (const { name, image } of testimonials) {
    expect(html).toContain(name);
    expect(html).toContain(`src="${image}"`);
  }
  expect(html).toContain('tabindex="0"');
  expect(html).not.toMatch(/style=|data-place/);
});

test('buttons, dots and side cards lead to a voice once the one before has faded', async () => {
  render(<Carousel testimonials={testimonials} />);
  expect(places()).toEqual(['main', 'after', 'away', 'before']);
  press('Next testimonials');
  await pass(290);
  expect(main()).toBe(names[0]);
  await pass(10);
  expect(main()).toBe(names[1]);
  press('Previous testimonials');
  press('Previous testimonials');
  await pass(300);
  expect(main()).toBe(names[3]);
  expect(screen.getByRole('button', { name: names[3] ?? '' }).getAttribute('aria-current')).toBe('true');
  fireEvent.click(document.querySelectorAll('.quote')[2] ?? document.body);
  await pass(300);
  expect(main()).toBe(names[2]);
});

test('it goes on by itself every five seconds while it is in view, and begins again', async () => {
  render(<Carousel testimonials={testimonials} />);
  await pass(6000);
  expect(main()).toBe(names[0]);
  await scrollTo(1);
  for (const name of [...names.slice(1), names[0]]) {
    await pass(5000);
    await pass(300);
    expect(main()).toBe(name);
    await pass(0);
  }
});

test('it waits under a pointer and under the focus of a keyboard, and while the page is hidden', async () => {
  render(<Carousel testimonials={testimonials} />);
  await scrollTo(1);
  const section = screen.getByRole('region', { name: 'What clients say' });
  fireEvent.pointerEnter(section, { pointerType: 'mouse' });
  await pass(20_000);
  expect(main()).toBe(names[0]);
  fireEvent.pointerLeave(section);
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  await pass(20_000);
  expect(main()).toBe(names[0]);
});

test('it stops at the pause button, and goes on from there', async () => {
  render(<Carousel testimonials={testimonials} />);
  await scrollTo(1);
  press('Pause testimonials');
  await pass(20_000);
  expect(main()).toBe(names[0]);
  press('Play testimonials');
  await pass(5000);
  await pass(300);
  expect(main()).toBe(names[1]);
});

test('where less motion is asked for it does not begin, and a step neither fades nor waits', async () => {
  stubMedia(lessMotion);
  render(<Carousel testimonials={testimonials} />);
  await scrollTo(1);
  await pass(20_000);
  expect(main()).toBe(names[0]);
  expect(screen.getByRole('button', { name: 'Play testimonials' })).toBeTruthy();
  press('Next testimonials');
  expect(main()).toBe(names[1]);
});
