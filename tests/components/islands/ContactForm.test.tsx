// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { sendContact, TooManyMessages } from '#backend/contact.ts';
import { ContactForm } from '#islands/ContactForm/ContactForm.tsx';
import { notify } from '#islands/Toasts/notify.ts';
import { GET } from '#pages/[...locale]/tests/index.json.ts';

vi.mock(import('#backend/contact.ts'), async (original) => ({
  ...(await original()),
  sendContact: vi.fn(async () => undefined),
}));
vi.mock('#islands/Toasts/notify.ts', async (original) => ({
  ...(await original<object>()),
  notify: {
    prepare: vi.fn(async () => undefined),
    success: vi.fn(async () => undefined),
    error: vi.fn(async () => undefined),
  },
}));

const field = (label: RegExp): HTMLInputElement => screen.getByLabelText(label);
const write = (label: RegExp, value: string) => fireEvent.input(field(label), { target: { value } });
const button = () => screen.getByRole<HTMLButtonElement>('button');
const status = () => screen.getByRole('status').textContent;
const draft = () => localStorage.getItem('contactDraft');

function fill(): void {
  write(/^Name/, 'Asha Verma');
  write(/^Email/, 'asha@example.in');
  write(/^Message/, 'Which tube?');
}
async function send(milliseconds = 3000): Promise<void> {
  fireEvent.click(button());
  await act(() => vi.advanceTimersByTimeAsync(milliseconds));
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => GET({ params: {} })),
  );
  localStorage.clear();
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.clearAllMocks();
});

test('before its code has come the form leads to no address that would hold the message', () => {
  expect(renderToString(<ContactForm />)).toMatch(/^<form[^>]* method="dialog"/);
});

test('a message is sent, said to have arrived, and the form and its draft are empty', async () => {
  render(<ContactForm />);
  fill();
  expect(draft()).toContain('Which tube?');
  await send();
  expect(sendContact).toHaveBeenCalledExactlyOnceWith({
    name: 'Asha Verma',
    email: 'asha@example.in',
    phone: null,
    message: 'Which tube?',
  });
  expect(notify.success).toHaveBeenCalledExactlyOnceWith('Message sent successfully!');
  expect(status()).toBe('Your message has reached us. Thank you. We answer by email.');
  expect([/^Name/, /^Email/, /^Message/].map((label) => field(label).value)).toEqual(['', '', '']);
  expect(draft()).toBeNull();
});

test('while it is sent the fields cannot be changed, and it is sent once, not before three seconds', async () => {
  render(<ContactForm />);
  fill();
  await send(2900);
  expect(sendContact).not.toHaveBeenCalled();
  expect(button().disabled).toBe(true);
  expect(button().textContent).toBe('Sending...');
  expect(field(/^Message/).readOnly).toBe(true);
  fireEvent.submit(button());
  await act(() => vi.advanceTimersByTimeAsync(200));
  expect(sendContact).toHaveBeenCalledOnce();
  expect(field(/^Message/).readOnly).toBe(false);
});

test('faults stand at their fields, the first has the focus, and typing takes them away', async () => {
  render(<ContactForm />);
  write(/^Email/, 'asha');
  await send();
  expect(document.activeElement).toBe(field(/^Name/));
  const name = field(/^Name/);
  expect(name.getAttribute('aria-invalid')).toBe('true');
  const words = document.getElementById(name.getAttribute('aria-describedby') ?? '');
  expect(words?.textContent).toBe('Please tell us your name.');
  expect(status()).toBe('Not sent yet: please look at the marked fields.');
  write(/^Name/, 'Asha');
  expect(name.hasAttribute('aria-invalid')).toBe(false);
  expect(field(/^Email/).getAttribute('aria-invalid')).toBe('true');
  expect(status()).toBe('');
  expect(sendContact).not.toHaveBeenCalled();
});

test.each([
  ['failed', new Error('contacts: status 500'), true, /^Your message was not sent\. Your text is kept/],
  ['limited', new TooManyMessages(), true, /^Your message was not sent: many have come/],
  ['offline', new TypeError('network'), false, /^Your message was not sent: you are offline\./],
])('%s: the text stays, and the words say why', async (_, error, isOnline, words) => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
  vi.mocked(sendContact).mockRejectedValueOnce(error);
  render(<ContactForm />);
  fill();
  await send();
  expect(status()).toMatch(words);
  expect(notify.error).toHaveBeenCalledExactlyOnceWith('Failed to send message. Please try again.');
  expect(field(/^Message/).value).toBe('Which tube?');
  expect(draft()).toContain('Which tube?');
});

test('the field that people do not see stops a program; a person may press again', async () => {
  render(<ContactForm />);
  fill();
  field(/^Leave this empty/).value = 'https://spam.example';
  await send();
  expect(status()).toMatch(/a field that people do not see was filled in/);
  expect(sendContact).not.toHaveBeenCalled();
  await send();
  expect(sendContact).toHaveBeenCalledOnce();
});

test('a draft fills what is empty, and what was typed early stays', () => {
  localStorage.setItem('contactDraft', JSON.stringify({ name: 'Asha', message: 'Half a', other: 1 }));
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(<ContactForm />);
  field(/^Name/).value = 'Ravi';
  render(<ContactForm />, { container, hydrate: true });
  expect(field(/^Name/).value).toBe('Ravi');
  expect(field(/^Message/).value).toBe('Half a');
  expect(draft()).toContain('Ravi');
});

test('a draft that cannot be read is set aside with a word', () => {
  localStorage.setItem('contactDraft', '{"name":"Asha","mess');
  render(<ContactForm />);
  expect(status()).toMatch(/^A message that you began earlier could not be read\./);
  expect(localStorage.getItem('contactDraft_damaged')).toBe('{"name":"Asha","mess');
  write(/^Name/, 'Asha');
  expect(localStorage.getItem('contactDraft_damaged')).toBe('{"name":"Asha","mess');
});

test('a message that tells of an emergency is answered at once, also after it is sent', async () => {
  render(<ContactForm />);
  fill();
  await vi.waitFor(() => expect(screen.getByRole('alert').textContent).toBe(''), { timeout: 10_000 });
  write(
    /^Message/,
    'Namaste, my dog Bruno ate rat poison today. He looks well. Can I book a test for Monday?',
  );
  const told = await vi.waitFor(
    () => screen.getByRole('region', { name: 'Emergency: call the nearest emergency vet now' }),
    { timeout: 10_000 },
  );
  expect(told.textContent).toContain('rat poison eaten, also without signs yet');
  await send();
  expect(status()).toMatch(/^Your message has reached us/);
  expect(field(/^Message/).value).toBe('');
  expect(told.isConnected).toBe(true);
});
