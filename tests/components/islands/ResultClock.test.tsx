// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ResultClock } from '#islands/ResultClock/ResultClock.tsx';
import { getClockData } from '#lib/clock/build-data.ts';
import { GET } from '#pages/[...locale]/plan.json.ts';

const clockData = getClockData('en');

const branches = clockData.couriers.map(({ branch, name }) => ({ id: branch, name }));
const clock = <ResultClock code="HEM-01" branches={branches} />;
const report = () => screen.getByRole('status').textContent;

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.spyOn(globalThis, 'fetch').mockImplementation(async () => GET({ params: {} }));
  vi.useFakeTimers({ now: new Date('2026-11-25T10:00:00+05:30'), toFake: ['Date'] });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test('it begins with now at the main laboratory, and follows branch and hour', async () => {
  render(clock);
  await waitFor(() => expect(report()).toContain('Report by Wednesday 2 pm'));
  expect(screen.getByLabelText<HTMLInputElement>('on (time in India)').value).toBe('2026-11-25T10:00');
  fireEvent.change(screen.getByLabelText('Sample taken at'), { target: { value: 'shamli' } });
  expect(report()).toContain('Report by Wednesday 9 pm');
  fireEvent.change(screen.getByLabelText('on (time in India)'), { target: { value: '' } });
  expect(report()).toContain('Say on which day and at what time the sample is taken.');
});

test('whoever comes back to the page hours later is told from that hour, unless another was chosen', async () => {
  render(clock);
  await waitFor(() => expect(report()).toContain('Report by Wednesday 2 pm'));
  const field = screen.getByLabelText<HTMLInputElement>('on (time in India)');
  const comeBackAt = (moment: string) => {
    vi.setSystemTime(new Date(moment));
    fireEvent(document, new Event('visibilitychange'));
  };
  comeBackAt('2026-11-26T09:00:00+05:30');
  expect(field.value).toBe('2026-11-26T09:00');
  expect(report()).toContain('Report by Thursday 1 pm');
  fireEvent.change(field, { target: { value: '2026-11-27T08:30' } });
  comeBackAt('2026-11-26T10:00:00+05:30');
  expect(field.value).toBe('2026-11-27T08:30');
});

test('what was chosen before the code came stays', async () => {
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(clock);
  screen.getByLabelText<HTMLSelectElement>('Sample taken at').value = 'shamli';
  render(clock, { container, hydrate: true });
  await waitFor(() => expect(report()).toContain('Report by Wednesday 9 pm'));
  expect(screen.getByLabelText<HTMLSelectElement>('Sample taken at').value).toBe('shamli');
});

test('without its data it says so', async () => {
  vi.mocked(fetch).mockResolvedValue(new Response('', { status: 500 }));
  render(clock);
  await waitFor(() => expect(report()).toMatch(/^The time cannot be worked out just now\./));
});
