// @vitest-environment happy-dom
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { SignUp } from '#islands/SignUp/SignUp.tsx';
import { openPage, serve } from './page.tsx';

const user = userEvent.setup();
let leave: ReturnType<typeof vi.spyOn>;

beforeEach(() => {
  leave = vi.spyOn(location, 'replace').mockImplementation(() => undefined);
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const typed = {
  'First name': 'Asha',
  Email: 'asha@home.example',
  Phone: '+91 98100 00001',
  Address: '14, Block B',
  City: 'Delhi',
  State: 'Delhi',
  'PIN code (ZIP)': '110095',
  Password: 'Long enough 1',
  'Confirm password': 'Long enough 1',
};
const fill = async () => {
  for (const [label, text] of Object.entries(typed)) await user.type(screen.getByLabelText(label), text);
  await user.click(screen.getByRole('checkbox'));
};
const role = (name: string) => screen.getByRole('radio', { name });
const send = () => user.click(screen.getByRole('button', { name: 'Create Account' }));
const chosen = () =>
  screen.getAllByRole('radio').flatMap((one) => ('checked' in one && one.checked ? [one] : []));

describe.each([
  ['Veterinarian', 'License number', 'License number is required for veterinarians', 'license_number'],
  ['Clinic', 'Clinic name', 'Clinic name is required', 'clinic_name'],
])('%s chosen before the code came', (name, label, fault, column) => {
  test('stays, with its field', async () => {
    const { hydrate } = openPage(<SignUp />);
    await user.click(role(name));
    await hydrate();
    expect(chosen()).toEqual([role(name)]);
    expect(screen.getByLabelText(label)).toBeDefined();
  });

  test('is checked and sent, with what was typed early', async () => {
    const asked = serve({ '/signup': () => Response.json({ id: '1', email: typed.Email }) });
    const { hydrate } = openPage(<SignUp />);
    await user.click(role(name));
    await fill();
    await send();
    await hydrate();
    expect(await screen.findByText(fault)).toBeDefined();
    await user.type(screen.getByLabelText(label), 'Yamuna 7');
    await send();
    await waitFor(() => expect(leave).toHaveBeenCalledWith('/login#created'));
    expect(screen.getByRole('button', { name: 'Creating Account...' })).toHaveProperty('disabled', true);
    expect(screen.getByLabelText('First name')).toHaveProperty('value', 'Asha');
    expect(asked.at(-1)?.body).toMatchObject({
      email: typed.Email,
      data: { role: name.toLowerCase(), first_name: 'Asha', city: 'Delhi', [column]: 'Yamuna 7' },
    });
  });

  test('given back by the browser when the page has loaded, it stays as well', async () => {
    await openPage(<SignUp />).hydrate();
    const radio = role(name);
    if (radio instanceof HTMLInputElement) radio.checked = true;
    dispatchEvent(new Event('pageshow'));
    expect(await screen.findByLabelText(label)).toBeDefined();
    expect(chosen()).toEqual([radio]);
  });
});

test('a pet owner is chosen at first, and again after another was', async () => {
  await openPage(<SignUp />).hydrate();
  expect(chosen()).toEqual([role('Pet owner')]);
  await user.click(role('Clinic'));
  expect(screen.getByLabelText('Clinic name')).toBeDefined();
  await user.click(role('Pet owner'));
  expect(chosen()).toEqual([role('Pet owner')]);
  expect(screen.queryByLabelText('Clinic name')).toBeNull();
});

test('empty fields are named, the first has the focus', async () => {
  await openPage(<SignUp />).hydrate();
  await send();
  expect(await screen.findByText('First name is required')).toBeDefined();
  expect(screen.getByText('You must agree to the terms and conditions')).toBeDefined();
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('First name')));
});

test('a profile that cannot be made is said, and the form stays', async () => {
  serve({ '/signup': () => Response.json({ msg: 'Database error saving new user' }, { status: 500 }) });
  await openPage(<SignUp />).hydrate();
  await fill();
  await send();
  expect(await screen.findByText(/Profile creation failed: Database error saving new user/)).toBeDefined();
  expect(screen.getByLabelText('City')).toHaveProperty('value', 'Delhi');
});
