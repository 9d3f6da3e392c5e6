// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { ShareButton } from '#islands/ShareButton/ShareButton.tsx';
import { copyText } from '#islands/Toasts/copy.ts';

vi.mock('#islands/Toasts/copy.ts', () => ({ copyText: vi.fn(async () => undefined) }));

const address = 'https://example.org/samples';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.clearAllMocks();
  Reflect.deleteProperty(navigator, 'share');
});

test('Print prints', async () => {
  const print = vi.fn();
  vi.stubGlobal('print', print);
  render(<ShareButton address={address} />);
  await userEvent.click(screen.getByRole('button', { name: 'Print' }));
  expect(print).toHaveBeenCalledOnce();
});

test('Share offers the list of apps, and closing it is no failure', async () => {
  const share = vi.fn(() => Promise.reject(new DOMException('closed', 'AbortError')));
  Object.defineProperty(navigator, 'share', { value: share, configurable: true });
  render(<ShareButton address={address} />);
  await userEvent.click(screen.getByRole('button', { name: 'Share' }));
  expect(share).toHaveBeenCalledExactlyOnceWith({ title: document.title, url: address });
  expect(copyText).not.toHaveBeenCalled();
});

test('without such a list, or where it fails, the address is copied', async () => {
  render(<ShareButton address={address} />);
  await userEvent.click(screen.getByRole('button', { name: 'Share' }));
  expect(copyText).toHaveBeenLastCalledWith(address, expect.objectContaining({ done: 'Link copied' }));
  const share = () => Promise.reject(new DOMException('no', 'NotAllowedError'));
  Object.defineProperty(navigator, 'share', { value: share, configurable: true });
  await userEvent.click(screen.getByRole('button', { name: 'Share' }));
  expect(copyText).toHaveBeenCalledTimes(2);
});
