import * as z from 'zod/mini';
import { emailField } from '#schemas/account-fields.ts';

/** The sign-in form. */
export const signInSchema = z.object({
  /** Who signs in. */
  email: emailField,
  /** Six characters were enough once: the rule for new passwords is the sign-up's. */
  password: z.string().check(
    z.refine((text) => text !== '', 'Password is required'),
    z.refine((text) => [...text].length >= 6, 'Password must be at least 6 characters'),
  ),
  /** Whether the session outlives the browser window. */
  remember: z.boolean(),
});
export type SignInForm = z.infer<typeof signInSchema>;

/** The form that asks for a recovery mail. */
export const forgotPasswordSchema = z.object({ email: emailField });
