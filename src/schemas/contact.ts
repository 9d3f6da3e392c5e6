import * as z from 'zod/mini';
import {
  isAddress,
  isBlank,
  isOneLine,
  mendLines,
  tidyLine,
  tidyMail,
  tidyNumber,
  toVisible,
} from '#schemas/typed-text.ts';

// The visitor's browser runs this file: zod/mini is 5 KB there, zod 75. Compiling schemas to code is forbidden by the
// content policy, so zod is told not to try.
z.config({ jitless: true });

/** The same limits as the table `contacts` (supabase/migrations), in characters as Postgres counts them. */
export const contactLimits = { name: 120, email: 254, phone: 40, message: 5000 } as const;

const count = (text: string): number => [...text].length;
const shown = new Intl.NumberFormat('en-IN');

const required = (sentence: string) => z.refine<string>((text) => !isBlank(text), sentence);
const atMost = (limit: number, what: string) =>
  z.refine<string>((text) => count(text) <= limit, {
    error: ({ input }) =>
      `${what} has ${shown.format(count(String(input)))} characters; at most ${shown.format(limit)} fit.`,
  });
const oneLine = z.refine<string>(isOneLine, 'Please write this on one line.');

/** A message of the contact form as typed; parsed, it is what the table `contacts` takes. */
const contactSchema = z.strictObject({
  /** Who writes. */
  name: z
    .string()
    .check(
      z.overwrite(tidyLine),
      z.trim(),
      required('Please tell us your name.'),
      oneLine,
      atMost(contactLimits.name, 'The name'),
    ),
  /** Where the answer goes. */
  email: z.string().check(
    z.overwrite(tidyMail),
    z.trim(),
    required('Please give an email address for our answer.'),
    z.refine(
      (text) => isBlank(text) || (isAddress(text) && toVisible(text) === text),
      'This does not look like an email address. Example: name@example.com',
    ),
    atMost(contactLimits.email, 'The address'),
  ),
  /** For calling back; null when it was left out. */
  phone: z.pipe(
    z.string().check(z.overwrite(tidyNumber), z.trim(), oneLine, atMost(contactLimits.phone, 'The number')),
    z.transform((text) => (isBlank(text) ? null : text)),
  ),
  /** What it is about; line breaks stay. */
  message: z
    .string()
    .check(
      z.overwrite(mendLines),
      z.trim(),
      required('Please write your message.'),
      atMost(contactLimits.message, 'The message'),
    ),
});
export type ContactMessage = z.infer<typeof contactSchema>;
export type ContactField = keyof ContactMessage;

/** The first fault of each field, in words for the visitor. */
export type ContactFaults = Partial<Record<ContactField, string>>;

export type ParsedContact = { ok: true; message: ContactMessage } | { ok: false; faults: ContactFaults };

/** Reads what was typed into the four fields. */
export function parseContact(typed: Record<ContactField, string>): ParsedContact {
  const parsed = contactSchema.safeParse(typed);
  if (parsed.success) return { ok: true, message: parsed.data };
  const faults: ContactFaults = {};
  for (const { path, message } of parsed.error.issues) {
    const field = path[0];
    if (field === 'name' || field === 'email' || field === 'phone' || field === 'message')
      faults[field] ??= message;
  }
  return { ok: false, faults };
}
