import * as z from 'zod/mini';
import { fill } from '#config/fill.ts';
import {
  isAddress,
  isBlank,
  isOneLine,
  mendLines,
  tidyLine,
  tidyMail,
  tidyPhone,
  toVisible,
} from '#schemas/typed-text.ts';

// The visitor's browser runs this file: zod/mini is 5 KB there, zod 75. Compiling schemas to code is forbidden by the
// content policy, so zod is told not to try.
z.config({ jitless: true });

/** The same limits as the table `contacts` (supabase/migrations), in characters as Postgres counts them. */
export const contactLimits = { name: 120, email: 254, phone: 40, message: 5000 } as const;

/** What is said of a field that cannot be sent as it is. */
export const contactFaultWords = {
  name: 'Please tell us your name.',
  email: 'Please give an email address for our answer.',
  message: 'Please write your message.',
  notAddress: 'This does not look like an email address. Example: name@example.com',
  oneLine: 'Please write this on one line.',
  tooLong: {
    name: 'The name has {count} characters; at most {limit} fit.',
    email: 'The address has {count} characters; at most {limit} fit.',
    phone: 'The number has {count} characters; at most {limit} fit.',
    message: 'The message has {count} characters; at most {limit} fit.',
  },
};
type FaultWords = typeof contactFaultWords;

const count = (text: string): number => [...text].length;
const shown = new Intl.NumberFormat('en-IN');

const required = (sentence: string) => z.refine<string>((text) => !isBlank(text), sentence);
const atMost = (limit: number, sentence: string) =>
  z.refine<string>((text) => count(text) <= limit, {
    error: ({ input }) =>
      fill(sentence, { count: shown.format(count(String(input))), limit: shown.format(limit) }),
  });
const oneLine = (sentence: string) => z.refine<string>(isOneLine, sentence);

/** A message of the contact form as typed; parsed, it is what the table `contacts` takes. */
const makeContactSchema = (words: FaultWords) =>
  z.strictObject({
    /** Who writes. */
    name: z
      .string()
      .check(
        z.overwrite(tidyLine),
        z.trim(),
        required(words.name),
        oneLine(words.oneLine),
        atMost(contactLimits.name, words.tooLong.name),
      ),
    /** Where the answer goes. */
    email: z.string().check(
      z.overwrite(tidyMail),
      z.trim(),
      required(words.email),
      z.refine((text) => isBlank(text) || (isAddress(text) && toVisible(text) === text), words.notAddress),
      atMost(contactLimits.email, words.tooLong.email),
    ),
    /** For calling back; null when it was left out. */
    phone: z.pipe(
      z
        .string()
        .check(
          z.overwrite(tidyPhone),
          oneLine(words.oneLine),
          atMost(contactLimits.phone, words.tooLong.phone),
        ),
      z.transform((text) => (isBlank(text) ? null : text)),
    ),
    /** What it is about; line breaks stay. */
    message: z
      .string()
      .check(
        z.overwrite(mendLines),
        z.trim(),
        required(words.message),
        atMost(contactLimits.message, words.tooLong.message),
      ),
  });
export type ContactMessage = z.infer<ReturnType<typeof makeContactSchema>>;
export type ContactField = keyof ContactMessage;

/** The first fault of each field, in words for the visitor. */
export type ContactFaults = Partial<Record<ContactField, string>>;

export type ParsedContact = { ok: true; message: ContactMessage } | { ok: false; faults: ContactFaults };

/** Reads what was typed into the four fields; faults are said in the words that are given. */
export function parseContact(
  typed: Record<ContactField, string>,
  words: FaultWords = contactFaultWords,
): ParsedContact {
  const parsed = makeContactSchema(words).safeParse(typed);
  if (parsed.success) return { ok: true, message: parsed.data };
  const faults: ContactFaults = {};
  for (const { path, message } of parsed.error.issues) {
    const field = path[0];
    if (field === 'name' || field === 'email' || field === 'phone' || field === 'message')
      faults[field] ??= message;
  }
  return { ok: false, faults };
}
