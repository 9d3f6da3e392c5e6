/** The messages of the contact form as the laboratory reads them; the row policies show them to staff alone. */
import * as z from 'zod/mini';
import { anything, ask, change, forbidden } from '#backend/ask.ts';
import { getTables } from '#backend/browser-client.ts';
import { type AuthClient, fail, type Outcome } from '#backend/session.ts';
import { loadIsStaff } from '#backend/staff.ts';
import type { Message, MessageFilter } from '#schemas/message.ts';
import { messageSchema } from '#schemas/message.ts';

const rows = z.array(z.extend(messageSchema, { total: z.number() }));

/** The row policies show nothing, and no error, to who is no longer staff: nothing found is said only after asking. */
async function keepForStaff<Value>(auth: AuthClient, answer: Outcome<Value>): Promise<Outcome<Value>> {
  const isStaff = await loadIsStaff(auth);
  if (!isStaff.ok) return isStaff;
  return isStaff.value ? answer : fail(forbidden);
}

/** Some of the messages, and how many fit from the first of them on. */
export type MessagePage = { messages: readonly Message[]; total: number };

/**
 * Messages that hold every word, newest first, those after `last` where it is given. Not counted off from the top: a
 * message that was read meanwhile may no longer fit, and another one would be skipped in its place.
 */
export async function listMessages(
  auth: AuthClient,
  { words, state }: MessageFilter,
  last: Message | undefined,
  most: number,
): Promise<Outcome<MessagePage>> {
  const query = getTables().rpc('list_messages', {
    words,
    only_state: state,
    most,
    ...(last && { after_moment: last.created_at, after_id: last.id }),
  });
  const read = await ask(auth, query, rows, 'The messages could not be read.');
  if (!read.ok) return read;
  const messages = read.value.map(({ total: _, ...message }) => message);
  const page = { ok: true as const, value: { messages, total: read.value[0]?.total ?? 0 } };
  return messages.length > 0 ? page : keepForStaff(auth, page);
}

/** Rows the database gives at once. */
const batch = 500;

/** Every message that fits, for a file. */
export async function loadAllMessages(
  auth: AuthClient,
  filter: MessageFilter,
): Promise<Outcome<readonly Message[]>> {
  const all: Message[] = [];
  for (;;) {
    const page = await listMessages(auth, filter, all.at(-1), batch);
    if (!page.ok) return page;
    all.push(...page.value.messages);
    if (page.value.messages.length < batch) return { ok: true, value: all };
  }
}

/** Sets both marks of a message. */
export function markMessage(
  auth: AuthClient,
  id: string,
  marks: { read: boolean; answered: boolean },
): Promise<Outcome<unknown>> {
  const { read, answered } = marks;
  const query = getTables().rpc('mark_message', { message_id: id, is_read: read, is_answered: answered });
  return change(auth, query, anything);
}

const deletedRows = z.array(z.object({ id: z.string() }));

/** Deletes a message for good; one that is gone already counts as deleted. */
export async function deleteMessage(auth: AuthClient, id: string): Promise<Outcome<unknown>> {
  const query = getTables().from('contacts').delete().eq('id', id).select('id');
  const deleted = await change(auth, query, deletedRows);
  return deleted.ok && deleted.value.length === 0 ? keepForStaff(auth, deleted) : deleted;
}
