import * as z from 'zod/mini';
import { confirmField, emailField, newPasswordField } from '#schemas/account-fields.ts';

/** The present password, asked again before something that cannot be undone. */
const presentPassword = z.string().check(z.refine((text) => text !== '', 'Password is required'));

/** Continues after a session that has ended. */
export const signInAgainSchema = z.object({ again_password: presentPassword });

/** Ends the account. */
export const deleteAccountSchema = z.object({ delete_password: presentPassword });

/** Another address to sign in with. */
export const changeEmailSchema = z.object({ email: emailField, email_password: presentPassword });

/** Another password. */
export const changePasswordSchema = z
  .object({
    present_password: presentPassword,
    password: newPasswordField,
    confirm_password: confirmField,
  })
  .check(
    z.refine((form) => form.confirm_password === '' || form.confirm_password === form.password, {
      error: 'Passwords do not match',
      path: ['confirm_password'],
      when: () => true,
    }),
  );
