import { getTables } from '#backend/browser-client.ts';
import type { ContactMessage } from '#schemas/contact.ts';

/** The database takes no more messages from this writer for a while. */
export class TooManyMessages extends Error {
  override name = 'TooManyMessages';
}

/** What the database says then (supabase/migrations); the status beside it differs from host to host. */
const limitWords = 'contacts: too many messages';

/**
 * Leaves one message in the table `contacts`: four fields in, nothing back. Throws when the message was not taken for
 * certain, `TooManyMessages` when it may be in an hour.
 */
export async function sendContact({ name, email, phone, message }: ContactMessage): Promise<void> {
  const { error, status } = await getTables().from('contacts').insert({ name, email, phone, message });
  if (!error) return;
  if (error.message.includes(limitWords)) throw new TooManyMessages();
  throw new Error(`contacts: the backend answered with status ${status}`);
}
