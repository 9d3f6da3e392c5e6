import * as z from 'zod/mini';

// Compiling schemas to code is forbidden by the content policy, so zod is told not to try.
z.config({ jitless: true });

/** A message of the contact form with the laboratory's marks. Moments are as the database writes them. */
export const messageSchema = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  phone: z.nullable(z.string()),
  message: z.string(),
  created_at: z.string(),
  read_at: z.nullable(z.string()),
  answered_at: z.nullable(z.string()),
});
export type Message = z.infer<typeof messageSchema>;

/** Which messages a list shows, as the database function `list_messages` names them. */
export const messageStates = ['all', 'unread', 'unanswered', 'answered'] as const;
export type MessageState = (typeof messageStates)[number];

export type MessageFilter = {
  /** Words that must all be in a message, its name, address or number. */
  words: string;
  state: MessageState;
};
