// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { UploadField } from '#islands/PostEditor/UploadField.tsx';
import { signInForTest } from './page.tsx';

const user = userEvent.setup({ applyAccept: false });
const onUploaded = vi.fn();
beforeEach(() => {
  signInForTest();
  vi.stubGlobal('createImageBitmap', async (file: File) => {
    if (file.name.startsWith('broken')) throw new DOMException('none', 'InvalidStateError');
    return { close: () => undefined };
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  sessionStorage.clear();
  onUploaded.mockReset();
});

const choose = async (file: File, answer = () => Response.json({})) => {
  const asked = vi.fn(async (_: string, __: RequestInit) => answer());
  vi.stubGlobal('fetch', asked);
  render(<UploadField onUploaded={onUploaded} />);
  await user.upload(screen.getByLabelText('Or upload one'), file);
  return asked;
};
const toFile = (name: string, type = 'image/png', size = 3) =>
  new File([new Uint8Array(size)], name, { type });

test('a picture gets an address of its own', async () => {
  const asked = await choose(toFile('cat.png'));
  expect(await screen.findByText('Uploaded: its address is in the field.')).toBeDefined();
  expect(asked.mock.calls.map(([address]) => address)).toContainEqual(
    expect.stringMatching(/\/storage\/v1\/object\/pictures\/[\w-]+\.png$/),
  );
  expect(onUploaded.mock.calls[0]?.[0]).toMatch(/\/storage\/v1\/object\/public\/pictures\/[\w-]+\.png$/);
});
test.each([
  ['a text', toFile('notes.txt', 'text/plain'), /JPEG, PNG, WebP or AVIF/],
  ['what is drawn by code', toFile('x.svg', 'image/svg+xml'), /JPEG, PNG, WebP or AVIF/],
  ['six megabytes', toFile('large.png', 'image/png', 6 * 1024 * 1024), /has 6\.0 MB; at most 5 MB/],
  ['a file that only says it is a picture', toFile('broken.png'), /it is no picture/],
])('%s is refused at the field, and nothing is sent', async (_, file, words) => {
  const asked = await choose(file);
  expect(await screen.findByText(words)).toBeDefined();
  expect(asked).not.toHaveBeenCalled();
  expect(onUploaded).not.toHaveBeenCalled();
});
test('a backend without Storage is said, and the address stays the way', async () => {
  await choose(toFile('cat.png'), () => Response.json({ message: 'not found' }, { status: 404 }));
  expect(
    await screen.findByText(/This site cannot take files\. Please put the picture on the web/),
  ).toBeDefined();
});
