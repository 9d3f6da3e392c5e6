import type { ContactMessage } from '#schemas/contact.ts';

/** Milliseconds after which a silent backend counts as gone. */
const patience = 20_000;

export type ContactBackend = {
  url: string;
  publishableKey: string;
};

/** The database takes no more messages from this writer for a while. */
export class TooManyMessages extends Error {
  override name = 'TooManyMessages';
}

/** What the database says then (supabase/migrations); the status beside it differs from host to host. */
const limitWords = 'contacts: too many messages';

/**
 * Leaves one message in the table `contacts`: four fields in, nothing back. A plain request, because the client library
 * would bring some 45 KB to a page that asks one thing. Throws when the message was not taken for certain,
 * `TooManyMessages` when it may be in an hour.
 */
export async function sendContact(
  { name, email, phone, message }: ContactMessage,
  { url, publishableKey }: ContactBackend,
): Promise<void> {
  const answer = await fetch(`${url}/rest/v1/contacts`, {
    method: 'POST',
    headers: {
      apikey: publishableKey,
      authorization: `Bearer ${publishableKey}`,
      'content-type': 'application/json',
      prefer: 'return=minimal',
    },
    body: JSON.stringify({ name, email, phone, message }),
    signal: AbortSignal.timeout(patience),
  });
  if (answer.ok) return;
  const words = await answer.text().catch(() => '');
  if (words.includes(limitWords)) throw new TooManyMessages();
  throw new Error(`contacts: the backend answered with status ${answer.status}`);
}
