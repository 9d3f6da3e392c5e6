// @vitest-environment happy-dom
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { SignIn } from '#islands/SignIn/SignIn.tsx';
import { openPage, profileRow, serve, toSession } from './page.tsx';

const user = userEvent.setup();
let leave: ReturnType<typeof vi.spyOn>;

beforeEach(() => {
  leave = vi.spyOn(location, 'replace').mockImplementation(() => undefined);
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  sessionStorage.clear();
  localStorage.clear();
});

const email = () => screen.getByLabelText('Email');
const password = () => screen.getByLabelText('Password');
const button = () => screen.getByRole('button', { name: 'Sign in' });

test('what was typed and pressed before the code came is sent', async () => {
  const asked = serve({
    '/token': () => Response.json(toSession()),
    '/profiles': () => Response.json([profileRow]),
  });
  const { hydrate } = openPage(<SignIn />);
  await user.type(email(), 'asha@home.example');
  await user.type(password(), 'Long enough 1');
  await user.click(screen.getByLabelText('Remember me'));
  await user.click(button());
  expect(asked).toEqual([]);
  await hydrate();
  await waitFor(() => expect(leave).toHaveBeenCalledWith('/profile'));
  expect(asked.find(({ path }) => path.endsWith('/token'))?.body).toMatchObject({
    email: 'asha@home.example',
    password: 'Long enough 1',
  });
  await waitFor(() => expect(localStorage.getItem('session')).not.toBeNull());
});

test('until the next page has come, the form stays busy with what was typed', async () => {
  serve({
    '/token': () => Response.json(toSession()),
    '/profiles': () => Response.json([profileRow]),
  });
  await openPage(<SignIn />).hydrate();
  await user.type(email(), 'asha@home.example');
  await user.type(password(), 'Long enough 1');
  await user.click(button());
  await waitFor(() => expect(leave).toHaveBeenCalledWith('/profile'));
  expect(screen.getByRole('button', { name: 'Signing in...' })).toHaveProperty('disabled', true);
  expect(email()).toHaveProperty('value', 'asha@home.example');
  // Back and Forward on the way: the next page does not come, and the form is there again.
  dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  await waitFor(() => expect(button()).toHaveProperty('disabled', false));
});

test('Show pressed before the code came shows the password', async () => {
  const { hydrate } = openPage(<SignIn />);
  await user.type(password(), 'secret words');
  await user.click(screen.getByRole('button', { name: 'Show password' }));
  await hydrate();
  expect(password()).toHaveProperty('type', 'text');
  expect(password()).toHaveProperty('value', 'secret words');
  expect(screen.getByRole('button', { name: 'Hide password' })).toBeDefined();
});

test('empty fields are named beside themselves, and the first has the focus', async () => {
  await openPage(<SignIn />).hydrate();
  await user.click(button());
  expect(await screen.findByText('Email is required')).toBeDefined();
  expect(screen.getByText('Password is required')).toBeDefined();
  await waitFor(() => expect(document.activeElement).toBe(email()));
  await user.type(email(), 'a');
  expect(screen.queryByText('Email is required')).toBeNull();
});

async function enter(reply: () => Response | Promise<Response>): Promise<string> {
  serve({ '/token': reply });
  await openPage(<SignIn />).hydrate();
  await user.type(email(), 'asha@home.example');
  await user.type(password(), 'Long enough 1');
  await user.click(button());
  const box = screen.getByRole('alert');
  await waitFor(() => expect(box.textContent).not.toBe(''));
  return box.textContent ?? '';
}

test('a wrong password offers a new one first, and the mail again second', async () => {
  const said = await enter(() =>
    Response.json({ code: 400, error_code: 'invalid_credentials', msg: 'x' }, { status: 400 }),
  );
  expect(said).toContain('Invalid login credentials');
  expect(said.indexOf('Set a new password')).toBeLessThan(said.indexOf('Send the mail again'));
  expect(said).toContain('Set a new password');
});

test.each([
  ['a broken backend says its message', () => Response.json({ msg: 'On hold' }, { status: 500 }), 'On hold'],
  ['an unreadable answer is unexpected', () => new Response('<p>'), 'An unexpected error occurred'],
  [
    'a lost connection is one',
    () => Promise.reject(new TypeError('Failed to fetch')),
    'We cannot be reached at the moment.',
  ],
] as const)('%s', async (_, reply, words) => {
  expect(await enter(reply)).toContain(words);
  expect(email()).toHaveProperty('value', 'asha@home.example');
  expect(leave).not.toHaveBeenCalled();
});

test('a browser that keeps nothing is told so, where the next page would ask again', async () => {
  const refuse = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  vi.stubGlobal('sessionStorage', { getItem: refuse, setItem: refuse, removeItem: refuse });
  const asked = serve({
    '/token': () => Response.json(toSession()),
    '/profiles': () => Response.json([profileRow]),
    '/logout': () => new Response(null, { status: 204 }),
  });
  await openPage(<SignIn />).hydrate();
  await user.type(email(), 'asha@home.example');
  await user.type(password(), 'Long enough 1');
  await user.click(button());
  expect(await screen.findByText(/^This browser keeps nothing for this site/)).toBeDefined();
  expect(leave).not.toHaveBeenCalled();
  expect(email()).toHaveProperty('value', 'asha@home.example');
  await waitFor(() => expect(asked.some(({ path }) => path.endsWith('/logout'))).toBe(true));
  vi.unstubAllGlobals();
});

test('who is signed in already is led on', async () => {
  sessionStorage.setItem('session', JSON.stringify(toSession()));
  await openPage(<SignIn />).hydrate();
  expect(leave).toHaveBeenCalledWith('/profile');
});
