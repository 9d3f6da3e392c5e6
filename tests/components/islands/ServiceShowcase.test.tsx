// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { services } from '#data/services.ts';
import { ServiceShowcase } from '#islands/ServiceShowcase/ServiceShowcase.tsx';
import { pass, stubMedia, stubViewport } from './browser.ts';

const shown = services.map(({ id, title, icon, image, description, benefits }) => ({
  id,
  title,
  icon,
  image,
  description,
  preview: description.slice(0, 20),
  benefits,
}));
const island = <ServiceShowcase services={shown} chatLink="https://wa.me/919810000000?text=Hi" />;
const titles = services.map(({ title }) => title);

let scrollTo: ReturnType<typeof stubViewport>;
beforeEach(() => {
  stubMedia();
  scrollTo = stubViewport();
  const details = Object.fromEntries(services.map(({ id, learnMore }) => [id, learnMore]));
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json(details)));
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const panels = () => screen.getAllByRole('article', { hidden: true });
const current = () => titles[panels().findIndex((panel) => !panel.closest('[inert]'))];
const choice = (name: string) => screen.getByRole('link', { name: new RegExp(`^${name}`) });

test('the page without script holds every service, its benefits and the way to its page', () => {
  const html = renderToStaticMarkup(island);
  for (const { id, title, benefits } of services) {
    expect(html).toContain(`href="#service-${id}"`);
    expect(html).toContain(`href="/services/${id}"`);
    for (const words of [title, ...benefits.map((benefit) => benefit.replaceAll("'", '&#x27;'))])
      expect(html).toContain(words);
  }
  expect(html).not.toMatch(/ (style|inert)=/);
});

test('shows what is chosen, steps both ways and begins again at the end', () => {
  render(island);
  expect(current()).toBe('Hematology');
  fireEvent.click(choice('Radiology'));
  expect(current()).toBe('Radiology');
  expect(choice('Radiology').getAttribute('aria-current')).toBe('true');
  for (const title of ['Biochemistry', 'Hematology']) {
    fireEvent.click(screen.getByRole('button', { name: 'Next services' }));
    expect(current()).toBe(title);
  }
  fireEvent.click(screen.getByRole('button', { name: 'Previous services' }));
  expect(current()).toBe('Biochemistry');
});

test('goes on every eight seconds, until it is paused', async () => {
  vi.useFakeTimers();
  render(island);
  await scrollTo(1);
  await pass(8000);
  expect(current()).toBe('Microbiology');
  fireEvent.click(screen.getByRole('button', { name: 'Pause services' }));
  await pass(20_000);
  expect(current()).toBe('Microbiology');
  fireEvent.click(screen.getByRole('button', { name: 'Play services' }));
  await pass(8000);
  expect(current()).toBe('Histopathology');
});

describe('Learn More', () => {
  const learnMore = (title: string) =>
    screen.getByRole('link', { name: new RegExp(`^Learn More ?: ${title}$`) });
  const open = async (title: string) => {
    fireEvent.click(learnMore(title));
    return screen.findByRole('dialog', { name: title });
  };

  test('opens four parts with Close and Schedule', async () => {
    render(island);
    const dialog = await open('Hematology');
    expect(within(dialog).getAllByRole('heading', { level: 4 })).toHaveLength(4);
    expect(within(dialog).getByText(services[0]?.learnMore.crucial ?? '')).toBeTruthy();
    const schedule = within(dialog).getByRole('link', { name: 'Schedule' });
    expect(schedule.getAttribute('href')).toMatch(/^https:\/\/wa\.me/);
    expect(schedule.getAttribute('target')).toBe('_blank');
    // Pale gums and bleeding stand among what to consider it for.
    expect(dialog.textContent).toContain('call the nearest emergency vet now');
  });

  test.each([
    [
      'the button',
      (dialog: HTMLElement) => fireEvent.click(within(dialog).getByRole('button', { name: 'Close' })),
    ],
    ['Escape', (dialog: HTMLElement) => fireEvent(dialog, new Event('cancel', { cancelable: true }))],
    [
      'the backdrop',
      (dialog: HTMLElement) => {
        fireEvent.pointerDown(dialog);
        fireEvent.click(dialog);
      },
    ],
  ])('closes by %s and gives the focus back', async (_, leave) => {
    render(island);
    const dialog = await open('Hematology');
    leave(dialog);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(document.activeElement).toBe(learnMore('Hematology')));
  });

  test('stays when a text is selected to beyond its edge', async () => {
    render(island);
    const dialog = await open('Hematology');
    fireEvent.pointerDown(within(dialog).getByRole('heading', { name: 'Our promise' }));
    fireEvent.click(dialog);
    expect(screen.getByRole('dialog')).toBe(dialog);
  });

  test('a press for a new tab is left to the browser', () => {
    render(island);
    expect(fireEvent.click(learnMore('Hematology'), { ctrlKey: true })).toBe(true);
    expect(fireEvent.click(learnMore('Hematology'))).toBe(false);
  });
});
