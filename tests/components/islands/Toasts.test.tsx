// @vitest-environment happy-dom
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MotionGlobalConfig } from 'framer-motion';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { notify } from '#islands/Toasts/notify.ts';
import { ToastArea } from '#islands/Toasts/ToastArea.tsx';
import { Toasts } from '#islands/Toasts/Toasts.tsx';
import { $toasts, addToast, dismissToast } from '#stores/toasts.ts';

const texts = () => screen.queryAllByRole('listitem').map((item) => item.textContent);

// Nothing is painted here, and nothing has to move.
MotionGlobalConfig.skipAnimations = true;

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  $toasts.set([]);
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
const left = () => $toasts.get().map(({ text }) => text);

describe('the time of a message', () => {
  test.each([
    ['success', 2000],
    ['error', 4000],
  ] as const)('%s stays %i ms', async (kind, time) => {
    render(<Toasts />);
    act(() => void addToast(kind, 'Sent'));
    expect(texts()).toEqual(['Sent']);
    await pass(time - 100);
    expect(left()).toEqual(['Sent']);
    await pass(200);
    expect(left()).toEqual([]);
  });

  test('loading stays until it is taken away', async () => {
    render(<Toasts />);
    let id = 0;
    act(() => {
      id = addToast('loading', 'Loading');
    });
    await pass(60_000);
    expect(texts()).toEqual(['Loading']);
    act(() => dismissToast(id));
    expect(left()).toEqual([]);
  });

  test('stands still while the mouse rests on the messages, and goes on afterwards', async () => {
    render(<Toasts />);
    act(() => void addToast('success', 'Sent'));
    const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
    await user.hover(screen.getByRole('list'));
    await pass(10_000);
    expect(left()).toEqual(['Sent']);
    await user.unhover(screen.getByRole('list'));
    await pass(2100);
    expect(left()).toEqual([]);
  });
});

test('the newest is first, and the twenty-first drops the oldest', () => {
  for (let number = 1; number <= 21; number += 1) addToast('success', `${number}`);
  expect(left()).toHaveLength(20);
  expect(left()[0]).toBe('21');
  expect(left()).not.toContain('1');
});

test('any island may tell something: the list comes into the page with the first message', async () => {
  render(<ToastArea />);
  const area = document.getElementById('toasts');
  expect(area?.parentElement).toBe(document.body);
  await act(() => notify.prepare());
  expect(area?.getAttribute('aria-live')).toBe('polite');
  expect(area?.textContent).toBe('');
  await act(() => notify.error('Failed to send message. Please try again.'));
  await waitFor(() => expect(area?.textContent).toBe('Failed to send message. Please try again.'));
  await act(() => notify.success('Message sent successfully!'));
  await waitFor(() => expect(texts()).toHaveLength(2));
  expect(document.querySelectorAll('#toasts')).toHaveLength(1);
  // On paper it would cover what is printed.
  expect(area?.matches('.no-print')).toBe(true);
});
