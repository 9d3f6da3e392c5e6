// @vitest-environment happy-dom
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openPage, serve, toSession } from './page.tsx';

const user = userEvent.setup();
const { access_token, refresh_token } = toSession();
let leave: ReturnType<typeof vi.spyOn>;

beforeEach(() => {
  // Each page has its own client of the recovery session.
  vi.resetModules();
  leave = vi.spyOn(location, 'replace').mockImplementation(() => undefined);
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  sessionStorage.clear();
  location.hash = '';
});

const open = async (link: string) => {
  location.hash = link;
  const { ResetPassword } = await import('#islands/ResetPassword/ResetPassword.tsx');
  return openPage(<ResetPassword />);
};
const link = `access_token=${access_token}&refresh_token=${refresh_token}&expires_in=3600&token_type=bearer&type=recovery`;
const type = async (first: string, second = first) => {
  await user.type(screen.getByLabelText('Password'), first);
  await user.type(screen.getByLabelText('Confirm password'), second);
};
const save = () => user.click(screen.getByRole('button', { name: 'Save the new password' }));

test('a password typed and sent before the link was read is set', async () => {
  const asked = serve({
    '/user': () => Response.json(toSession().user),
    '/logout': () => new Response(null, { status: 204 }),
  });
  const { hydrate } = await open(link);
  await type('Another one 2');
  await save();
  await hydrate();
  await waitFor(() => expect(leave).toHaveBeenCalledWith('/login#password-changed'));
  expect(asked.find(({ method }) => method === 'PUT')?.body).toMatchObject({ password: 'Another one 2' });
});

test('a password that was set, and whose answer was lost, is told as set by Retry', async () => {
  let tries = 0;
  serve({
    '/user': ({ method }) => {
      if (method !== 'PUT') return Response.json(toSession().user);
      tries += 1;
      if (tries === 1) return Promise.reject(new TypeError('Failed to fetch'));
      return Response.json({ error_code: 'same_password', msg: 'x' }, { status: 422 });
    },
    '/logout': () => new Response(null, { status: 204 }),
  });
  await (await open(link)).hydrate();
  await type('Another one 2');
  await save();
  await user.click(await screen.findByRole('button', { name: 'Retry' }));
  await waitFor(() => expect(leave).toHaveBeenCalledWith('/login#password-changed'));
});

test('two passwords that differ are said', async () => {
  serve({ '/user': () => Response.json(toSession().user) });
  await (await open(link)).hydrate();
  await type('Another one 2', 'Another one 3');
  await save();
  expect(await screen.findByText('Passwords do not match')).toBeDefined();
});

test.each([
  ['none', ''],
  ['one that confirms an address', link.replace('recovery', 'signup')],
])('without the link of a recovery there is no form: %s', async (_, hash) => {
  serve({ '/user': () => Response.json(toSession().user) });
  await (await open(hash)).hydrate();
  expect(await screen.findByText(/This link does not work/)).toBeDefined();
  expect(screen.queryByLabelText('Password')).toBeNull();
});

test('a link that cannot be checked now stays good', async () => {
  serve({ '/user': () => Promise.reject(new TypeError('Failed to fetch')) });
  await (await open(link)).hydrate();
  expect(await screen.findByText(/The link is still good/)).toBeDefined();
  expect(location.hash).toContain('access_token');
});

const mark = 'token_hash=0123456789abcdef&type=recovery';
const verified = () => Response.json({ ...toSession(), user: toSession().user });

test('a link that a mail scanner opened as well is spent by the press alone', async () => {
  const asked = serve({
    '/verify': verified,
    '/user': () => Response.json(toSession().user),
    '/logout': () => new Response(null, { status: 204 }),
  });
  await (await open(mark)).hydrate();
  expect(asked).toHaveLength(0);
  await waitFor(() => expect(location.hash).toBe(''));
  await type('Another one 2');
  await save();
  await waitFor(() => expect(leave).toHaveBeenCalledWith('/login#password-changed'));
  expect(asked[0]?.body).toMatchObject({ token_hash: '0123456789abcdef', type: 'recovery' });
  expect(asked.find(({ method }) => method === 'PUT')?.body).toMatchObject({ password: 'Another one 2' });
});

test('a link that was spent is told when it is used, and the code of the mail works in its place', async () => {
  let isRefused = true;
  const asked = serve({
    '/verify': () =>
      isRefused
        ? Response.json(
            { code: 403, error_code: 'otp_expired', msg: 'Token has expired or is invalid' },
            { status: 403 },
          )
        : verified(),
    '/user': () => Response.json(toSession().user),
    '/logout': () => new Response(null, { status: 204 }),
  });
  await (await open(mark)).hydrate();
  await type('Another one 2');
  await save();
  expect(await screen.findByText(/This link does not work/)).toBeDefined();
  isRefused = false;
  await user.click(screen.getByText('Type the code from our mail instead'));
  await user.type(await screen.findByLabelText('Email'), 'asha@home.example');
  await user.type(screen.getByLabelText('Code from our mail'), '123 456');
  await user.type(screen.getByLabelText('New password'), 'Another one 2');
  await user.type(screen.getByLabelText('New password again'), 'Another one 2');
  await save();
  await waitFor(() => expect(leave).toHaveBeenCalledWith('/login#password-changed'));
  expect(asked.filter(({ body }) => JSON.stringify(body)?.includes('"token"'))[0]?.body).toMatchObject({
    email: 'asha@home.example',
    token: '123456',
    type: 'recovery',
  });
});
