// @vitest-environment happy-dom
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { ForgotPassword } from '#islands/ForgotPassword/ForgotPassword.tsx';
import { openPage, serve } from './page.tsx';

const user = userEvent.setup();
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const field = () => screen.getByLabelText('Email');
const send = () => user.click(screen.getByRole('button', { name: 'Send the link' }));

test('an address typed and sent early gets its mail, and another one can follow', async () => {
  const asked = serve({ '/recover': () => Response.json({}) });
  const { hydrate } = openPage(<ForgotPassword />);
  await user.type(field(), 'asha@home.example');
  await send();
  await hydrate();
  expect(await screen.findByText(/If this address has an account/)).toBeDefined();
  expect(asked.map(({ body }) => body)).toMatchObject([{ email: 'asha@home.example' }]);
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('status')));
  await user.click(screen.getByRole('button', { name: 'Send to another address' }));
  await waitFor(() => expect(document.activeElement).toBe(field()));
  expect(field()).toHaveProperty('value', '');
});

test.each([
  ['', 'Email is required'],
  ['asha', 'Please enter a valid email address'],
])('says what is wrong with “%s”', async (text, fault) => {
  await openPage(<ForgotPassword />).hydrate();
  if (text) await user.type(field(), text);
  await send();
  expect(await screen.findByText(fault)).toBeDefined();
});

test('a refusal for one address looks like success', async () => {
  serve({
    '/recover': () => Response.json({ code: 422, error_code: 'user_not_found', msg: 'x' }, { status: 422 }),
  });
  await openPage(<ForgotPassword />).hydrate();
  await user.type(field(), 'nobody@home.example');
  await send();
  expect(await screen.findByText(/If this address has an account/)).toBeDefined();
});

test('without the backend it says so, keeps the address and tries again', async () => {
  serve({ '/recover': () => Promise.reject(new TypeError('Failed to fetch')) });
  await openPage(<ForgotPassword />).hydrate();
  await user.type(field(), 'asha@home.example');
  await send();
  expect(await screen.findByText(/We cannot be reached at the moment/)).toBeDefined();
  serve({ '/recover': () => Response.json({}) });
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText(/If this address has an account/)).toBeDefined();
});
