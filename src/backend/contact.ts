import type { ContactMessage } from '#schemas/contact.ts';

/** Milliseconds after which a silent backend counts as gone. */
const patience = 20_000;

export type ContactBackend = {
  url: string;
  publishableKey: string;
};

/**
 * Leaves one message in the table `contacts`: four fields in, nothing back. A plain request, because the client library
 * would bring some 45 KB to a page that asks one thing. Throws when the message was not taken for certain.
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
  if (!answer.ok) throw new Error(`contacts: the backend answered with status ${answer.status}`);
}
