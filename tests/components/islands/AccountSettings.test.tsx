// @vitest-environment happy-dom
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ChangePassword } from '#islands/Profile/ChangePassword.tsx';
import { DeleteAccount } from '#islands/Profile/DeleteAccount.tsx';
import { ProfileEditor } from '#islands/Profile/ProfileEditor.tsx';
import { serve, signInForTest, toSession } from './page.tsx';

const user = userEvent.setup();
const email = 'asha@home.example';
let leave: ReturnType<typeof vi.spyOn>;

beforeEach(() => {
  signInForTest();
  leave = vi.spyOn(location, 'replace').mockImplementation(() => undefined);
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  sessionStorage.clear();
});

const noAnswer = () => Promise.reject(new TypeError('Failed to fetch'));
const refuse = (status: number, error_code: string) => Response.json({ error_code, msg: 'x' }, { status });
const signInWith = (body: unknown, password: string) =>
  JSON.stringify(body).includes(JSON.stringify(password))
    ? Response.json(toSession())
    : refuse(400, 'invalid_credentials');

/** An account whose first change of the password is done, and the answer to it lost; a hosted backend refuses the same one again. */
async function loseChange() {
  let password = 'Long enough 1';
  let isLost = true;
  const asked = serve({
    '/token': ({ body }) => signInWith(body, password),
    '/logout': () => new Response(null, { status: 204 }),
    '/user': ({ body }) => {
      const isSame = JSON.stringify(body).includes(JSON.stringify(password));
      password = /"password":"([^"]+)"/.exec(JSON.stringify(body))?.[1] ?? password;
      if (isLost) {
        isLost = false;
        return noAnswer();
      }
      return isSame ? refuse(422, 'same_password') : Response.json(toSession().user);
    },
  });
  render(<ChangePassword email={email} />);
  await user.type(screen.getByLabelText('Present password'), 'Long enough 1');
  await user.type(screen.getByLabelText('New password'), 'Another one 2');
  await user.type(screen.getByLabelText('Confirm password'), 'Another one 2');
  await user.click(screen.getByRole('button', { name: 'Change password' }));
  await screen.findByText(/We cannot be reached/);
  return asked;
}

test('a password whose change lost its answer is told as changed by Retry, and other devices are signed out', async () => {
  const asked = await loseChange();
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('Your password is changed. Other devices are signed out.')).toBeDefined();
  expect(asked.some(({ path, query }) => path.endsWith('/logout') && query.get('scope') === 'others')).toBe(
    true,
  );
});

test('after a lost answer yet another password may be typed', async () => {
  const asked = await loseChange();
  for (const label of ['New password', 'Confirm password']) {
    await user.clear(screen.getByLabelText(label));
    await user.type(screen.getByLabelText(label), 'A third one 3');
  }
  await user.click(screen.getByRole('button', { name: 'Change password' }));
  expect(await screen.findByText('Your password is changed. Other devices are signed out.')).toBeDefined();
  expect(asked.filter(({ method }) => method === 'PUT').at(-1)?.body).toMatchObject({
    password: 'A third one 3',
  });
});

/** An account whose first deletion gets no answer; `isGone` where it was done all the same. */
async function loseDeletion(isGone: boolean) {
  let isLost = false;
  serve({
    '/token': ({ body }) =>
      isLost && isGone ? refuse(400, 'invalid_credentials') : signInWith(body, 'Long enough 1'),
    '/logout': () => new Response(null, { status: 204 }),
    '/user': () => (isGone ? refuse(403, 'user_not_found') : Response.json(toSession().user)),
    '/delete_own_account': () => {
      isLost = true;
      return noAnswer();
    },
  });
  render(<DeleteAccount email={email} />);
  await user.type(screen.getByLabelText('Password'), 'Long enough 1');
  await user.click(screen.getByRole('button', { name: 'Delete my account' }));
  await screen.findByText(/We cannot be reached/);
}

test('an account whose deletion lost its answer is told as deleted by Retry', async () => {
  await loseDeletion(true);
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  await waitFor(() => expect(leave).toHaveBeenCalledWith('/login#deleted'));
});

test('a wrong password after a lost answer deletes nothing and says so', async () => {
  await loseDeletion(false);
  await user.type(screen.getByLabelText('Password'), 'x');
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('This is not the password of your account.')).toBeDefined();
  expect(leave).not.toHaveBeenCalled();
});

test('a change of the profile whose answer was lost is taken back by what is typed since', async () => {
  const profile = {
    id: 'asha',
    role: 'pet_owner' as const,
    first_name: 'Asha',
    last_name: 'Verma',
    phone: '9876543210',
    address: '12 Mall Road',
    city: 'Pune',
    state: 'Maharashtra',
    zip_code: '411001',
    license_number: '',
    clinic_name: '',
    avatar: null,
    created_at: '2026-01-05T00:00:00Z',
  };
  let row = profile;
  let isLost = true;
  serve({
    '/profiles': ({ body }) => {
      row = { ...row, ...Object(body) };
      if (!isLost) return Response.json([row]);
      isLost = false;
      return noAnswer();
    },
  });
  const onSaved = vi.fn();
  render(<ProfileEditor profile={profile} email={email} onCancel={vi.fn()} onSaved={onSaved} />);
  await user.type(screen.getByLabelText('City'), ' City');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByText(/We cannot be reached/);
  expect(row.city).toBe('Pune City');
  await user.clear(screen.getByLabelText('City'));
  await user.type(screen.getByLabelText('City'), 'Pune');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(onSaved).toHaveBeenCalled());
  expect(row.city).toBe('Pune');
});
