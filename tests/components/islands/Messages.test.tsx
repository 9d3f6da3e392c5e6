// @vitest-environment happy-dom
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Messages } from '#islands/Messages/Messages.tsx';
import { openPage, serve, signInForTest, staffReplies, toSession } from './page.tsx';

const user = userEvent.setup();
beforeEach(signInForTest);
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  sessionStorage.clear();
});

const row = {
  id: 'm',
  name: 'Asha Verma',
  email: 'asha@home.example',
  phone: null,
  message: 'Is the laboratory open on Sunday?',
  created_at: '2026-01-05T10:00:00Z',
  read_at: '2026-01-05T11:00:00Z',
  answered_at: null,
  total: 1,
};

const open = async (replies: Parameters<typeof serve>[0]) => {
  const asked = serve({ ...staffReplies, '/rpc/list_messages': () => Response.json([row]), ...replies });
  await openPage(<Messages />).hydrate();
  const message = (await screen.findByText('Asha Verma')).closest('details') as HTMLElement;
  await user.click(screen.getByText('Asha Verma'));
  await within(message).findByRole('button', { name: 'Mark as unread' });
  return { asked, message };
};
const press = (name: string) => user.click(screen.getByRole('button', { name }));

test('marks of one message are written one after the other, however slow the first is', async () => {
  const answers: (() => void)[] = [];
  const { asked, message } = await open({
    '/rpc/mark_message': () =>
      new Promise<Response>((resolve) => answers.push(() => resolve(Response.json(true)))),
  });
  const marks = () => asked.filter(({ path }) => path.endsWith('/mark_message')).map(({ body }) => body);
  await press('Mark as unread');
  await press('Mark as answered');
  await waitFor(() => expect(marks()).toMatchObject([{ is_read: false, is_answered: false }]));
  answers[0]?.();
  await waitFor(() => expect(marks()).toHaveLength(2));
  expect(marks()[1]).toMatchObject({ is_read: true, is_answered: true });
  answers[1]?.();
  expect(within(message).getByText('Answered')).toBeDefined();
});

test('a mark that fails is taken back to what the database has, not to what was asked for before', async () => {
  let count = 0;
  const { message } = await open({
    '/rpc/mark_message': () => {
      count += 1;
      return count === 2 ? Response.json({ message: 'x' }, { status: 500 }) : Response.json(true);
    },
  });
  await press('Mark as answered');
  await press('Not answered yet');
  expect(await screen.findByText(/This did not work/)).toBeDefined();
  expect(within(message).getByText('Answered')).toBeDefined();
  await press('Retry');
  await waitFor(() => expect(within(message).getByText('Read')).toBeDefined());
});

test('who is no longer staff is told so, and not that a message is deleted or that there is none', async () => {
  let isStaff = true;
  await open({
    '/rpc/is_staff': () => Response.json(isStaff),
    '/rpc/list_messages': () => Response.json(isStaff ? [row] : []),
    '/contacts': () => Response.json([]),
  });
  isStaff = false;
  const refusal = 'Your account has no right to this any more. Nothing was changed.';
  await press('Delete');
  await press('Delete for good');
  expect(await screen.findByText(refusal)).toBeDefined();
  expect(screen.queryByText(/is deleted/)).toBeNull();
  expect(screen.getByText('Asha Verma')).toBeDefined();
  await user.click(screen.getByLabelText('Unread'));
  await waitFor(() => expect(screen.getAllByText(refusal)).toHaveLength(2));
  expect(screen.queryByText('No message fits.')).toBeNull();
});

test('a message that somebody else deleted counts as deleted', async () => {
  await open({ '/contacts': () => Response.json([]) });
  await press('Delete');
  await press('Delete for good');
  expect(await screen.findByText('The message of Asha Verma is deleted.')).toBeDefined();
});

test('Retry keeps the focus, at the gate and behind it', async () => {
  let isAway = true;
  const away = () => Promise.reject(new TypeError('Failed to fetch'));
  serve({
    ...staffReplies,
    '/auth/v1/user': () => (isAway ? away() : Response.json(toSession().user)),
    '/rpc/list_messages': () => (isAway ? away() : Response.json([row])),
  });
  await openPage(<Messages />).hydrate();
  await user.click(await screen.findByRole('button', { name: 'Retry' }));
  await user.click(await screen.findByRole('button', { name: 'Retry' }));
  expect(document.activeElement?.getAttribute('role')).toBe('alert');
  isAway = false;
  await user.click(await screen.findByRole('button', { name: 'Retry' }));
  await screen.findByText('Asha Verma');
  expect(document.activeElement?.getAttribute('role')).toBe('alert');
});

test('a list that cannot be read does not go on to load, and more of it is asked for again from where it stood', async () => {
  const rows = Array.from({ length: 26 }, (_, index) => ({
    ...row,
    id: `m${index}`,
    name: `Writer ${index}`,
    total: 26,
  }));
  let isAway = true;
  serve({
    ...staffReplies,
    '/rpc/list_messages': ({ body }) => {
      if (isAway) return Promise.reject(new TypeError('Failed to fetch'));
      return Response.json(Object(body).after_id ? [{ ...rows[25], total: 1 }] : rows.slice(0, 25));
    },
  });
  await openPage(<Messages />).hydrate();
  const retry = () => screen.findByRole('button', { name: 'Retry' });
  await retry();
  expect(screen.queryByText('Loading…')).toBeNull();
  isAway = false;
  await user.click(await retry());
  await screen.findByText('Writer 24');
  isAway = true;
  await press('Show more of the 26');
  isAway = false;
  await user.click(await retry());
  expect(await screen.findByText('Writer 25')).toBeDefined();
  expect(screen.getByText('Writer 0')).toBeDefined();
});
