import * as z from 'zod/mini';
import {
  isAddress,
  isBlank,
  isOneLine,
  tidyLine,
  tidyMail,
  tidyNumber,
  tidyPhone,
} from '#schemas/typed-text.ts';

// The visitor's browser runs this file; the content policy forbids compiling schemas to code.
z.config({ jitless: true });

/**
 * What the account forms share: sign-up, sign-in, recovery and profile ask for the same things in the same words. A field
 * may have several faults; its first is shown. None of them ends the check, so that rules between fields are still tried.
 */

/** The limits of the table `profiles` (supabase/migrations), in characters as Postgres counts them. */
export const profileLimits = {
  first_name: 80,
  last_name: 80,
  phone: 40,
  address: 200,
  city: 80,
  state: 80,
  zip_code: 20,
  license_number: 80,
  clinic_name: 120,
} as const;

const phoneForm = /^\+?[\d\p{Zs}()-]{10,}$/u;

/** One trimmed line that may be empty. */
export function optionalLine(longest: number, what: string, tidy = tidyLine) {
  return z.string().check(
    z.overwrite(tidy),
    z.trim(),
    z.refine(isOneLine, `${what} must be on one line`),
    z.refine((text) => [...text].length <= longest, `${what} can have at most ${longest} characters`),
  );
}

/** One trimmed line in which something can be seen; `sentence` says that it is missing. */
export function requiredLine(longest: number, what: string, sentence: string, tidy = tidyLine) {
  return optionalLine(longest, what, tidy).check(z.refine((text) => !isBlank(text), sentence));
}

/** An e-mail address, trimmed. */
export const emailField = z.string().check(
  z.overwrite(tidyMail),
  z.trim(),
  z.refine((text) => !isBlank(text), 'Email is required'),
  z.refine((text) => isAddress(text) && text.length <= 254, 'Please enter a valid email address'),
);

/** The PIN code of an address. */
export const pinCodeField = requiredLine(
  profileLimits.zip_code,
  'PIN code',
  'ZIP code is required',
  tidyNumber,
);

/** Fewer digits ring nowhere. */
const fewestDigits = 7;
/** Two whole numbers with a sign or a word between them. */
const severalNumbers = /(?:\d[\s()-]*){8,}[^\d\s()+-]+[\s(+]*(?:\d[\s()-]*){8,}/;

/** A phone number as people write them. */
export const phoneField = z.string().check(
  z.overwrite(tidyPhone),
  z.refine((text) => !isBlank(text), 'Phone number is required'),
  z.refine((text) => !severalNumbers.test(text), 'Please enter a valid phone number: one is enough'),
  z.refine(
    (text) =>
      phoneForm.test(text) &&
      text.replace(/\D/g, '').length >= fewestDigits &&
      text.length <= profileLimits.phone,
    'Please enter a valid phone number',
  ),
);

/** The code of a mail, which people copy with spaces. */
export const codeField = z.string().check(
  z.overwrite((text) => tidyNumber(text).replace(/[\s-]/g, '')),
  z.refine((text) => text !== '', 'Please type the code from our mail'),
  z.refine((text) => /^\d{6,10}$/.test(text) || text === '', 'The code is the number in our mail'),
);

/** Bytes of a password that count; the password hash ignores what comes after, so more is refused. */
const longestPassword = 72;
const countBytes = (text: string): number => new TextEncoder().encode(text).length;

// Letters of scripts without capitals, Devanagari for one, stand for both cases.
const hasUpper = /\p{Lu}|\p{Lo}/u;
const hasLower = /\p{Ll}|\p{Lo}/u;
const hasDigit = /\p{Nd}/u;

/** A password that is being chosen. Nothing is trimmed: spaces belong to it. */
export const newPasswordField = z.string().check(
  z.refine((text) => text !== '', 'Password is required'),
  z.refine((text) => [...text].length >= 8, 'Password must be at least 8 characters'),
  z.refine(
    (text) => hasUpper.test(text) && hasLower.test(text) && hasDigit.test(text),
    'Password must contain uppercase, lowercase, and number',
  ),
  z.refine(
    (text) => countBytes(text) <= longestPassword,
    'Password is too long: it can have 72 letters, or 24 in Hindi',
  ),
);

/** The rule of `newPasswordField` for people, said beside the field. */
export const newPasswordHint =
  'At least 8 characters, with an uppercase letter, a lowercase letter and a number.';

/** The same password once more. */
export const confirmField = z.string().check(z.refine((text) => text !== '', 'Please confirm your password'));
