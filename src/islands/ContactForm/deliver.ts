import { SUPABASE_PUBLISHABLE_KEY, SUPABASE_URL } from 'astro:env/client';
import { sendContact } from '#backend/contact.ts';
import type { ContactMessage } from '#schemas/contact.ts';

/** Sends a message to this site's backend; throws as `sendContact` does. */
export const deliver = (message: ContactMessage): Promise<void> =>
  sendContact(message, { url: SUPABASE_URL, publishableKey: SUPABASE_PUBLISHABLE_KEY });
