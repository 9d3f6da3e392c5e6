// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { copyText } from '#islands/Toasts/copy.ts';
import { notify } from '#islands/Toasts/notify.ts';
import { $toasts } from '#stores/toasts.ts';

const words = { done: 'Link copied', refused: 'Copy this: /plan' };
const stubClipboard = (writeText?: () => Promise<void>) =>
  vi.stubGlobal('navigator', { clipboard: writeText && { writeText } });
const said = () => $toasts.get().map(({ kind, text }) => [kind, text]);

afterEach(() => {
  vi.unstubAllGlobals();
  $toasts.set([]);
});

test('what is copied is said', async () => {
  stubClipboard(async () => undefined);
  await copyText('/plan', words);
  expect(said()).toEqual([['success', 'Link copied']]);
});

test.each([
  ['refuses', () => Promise.reject(new DOMException('no', 'NotAllowedError'))],
  ['knows no clipboard, as where a page came without a certificate', undefined],
])('a browser that %s is said', async (_, writeText) => {
  stubClipboard(writeText);
  await copyText('/plan', words);
  expect(said()).toEqual([['error', 'Copy this: /plan']]);
});

test('where the toast cannot be had, the browser says it', async () => {
  vi.spyOn(notify, 'success').mockRejectedValueOnce(new TypeError('Failed to fetch'));
  const alert = vi.fn();
  vi.stubGlobal('alert', alert);
  stubClipboard(async () => undefined);
  await copyText('/plan', words);
  expect(alert).toHaveBeenCalledExactlyOnceWith('Link copied');
});
