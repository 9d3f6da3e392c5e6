import * as z from 'zod/mini';
import {
  codeField,
  confirmField,
  emailField,
  newPasswordField,
  optionalLine,
  phoneField,
  pinCodeField,
  profileLimits,
  requiredLine,
} from '#schemas/account-fields.ts';
import { rolesOfAccounts } from '#schemas/profile.ts';
import { isBlank } from '#schemas/typed-text.ts';

/** Both passwords are the same; said beside the second one, whatever else is wrong. */
const samePassword = z.refine<{ password: string; confirm_password: string }>(
  (form) => form.confirm_password === '' || form.confirm_password === form.password,
  { error: 'Passwords do not match', path: ['confirm_password'], when: () => true },
);

const isFilled = (text: string | undefined): boolean => text !== undefined && !isBlank(text);

/** The sign-up form; its names are those of the metadata and of the columns of `profiles`. */
export const signUpSchema = z
  .object({
    /** Whose account it is: a label, no right. */
    role: z.enum(rolesOfAccounts, 'Please choose one'),
    first_name: requiredLine(profileLimits.first_name, 'First name', 'First name is required'),
    last_name: optionalLine(profileLimits.last_name, 'Last name'),
    /** Clinics only. */
    clinic_name: z.optional(optionalLine(profileLimits.clinic_name, 'Clinic name')),
    /** Veterinarians only. */
    license_number: z.optional(optionalLine(profileLimits.license_number, 'License number')),
    email: emailField,
    phone: phoneField,
    address: requiredLine(profileLimits.address, 'Address', 'Address is required'),
    city: requiredLine(profileLimits.city, 'City', 'City is required'),
    state: requiredLine(profileLimits.state, 'State', 'State is required'),
    zip_code: pinCodeField,
    password: newPasswordField,
    confirm_password: confirmField,
    terms: z.literal(true, 'You must agree to the terms and conditions'),
  })
  .check(
    samePassword,
    z.refine((form) => form.role !== 'veterinarian' || isFilled(form.license_number), {
      error: 'License number is required for veterinarians',
      path: ['license_number'],
      when: () => true,
    }),
    z.refine((form) => form.role !== 'clinic' || isFilled(form.clinic_name), {
      error: 'Clinic name is required',
      path: ['clinic_name'],
      when: () => true,
    }),
  );
export type SignUpForm = z.infer<typeof signUpSchema>;

/** What goes along with a sign-up: the database makes the profile of it. Each role carries its own number or name. */
export function toMetadata(form: SignUpForm) {
  const { role, first_name, last_name, phone, address, city, state, zip_code } = form;
  return {
    role,
    first_name,
    last_name,
    phone,
    address,
    city,
    state,
    zip_code,
    license_number: role === 'veterinarian' ? (form.license_number ?? '') : '',
    clinic_name: role === 'clinic' ? (form.clinic_name ?? '') : '',
  };
}

/** The code of a mail, with the address that it was sent to. */
export const mailCodeSchema = z.object({ email: emailField, code: codeField });

/** A new password, by the code of a recovery mail. */
export const codePasswordSchema = z
  .object({
    email: emailField,
    code: codeField,
    password: newPasswordField,
    confirm_password: confirmField,
  })
  .check(samePassword);

/** A password that is being changed, twice. */
export const newPasswordSchema = z
  .object({ password: newPasswordField, confirm_password: confirmField })
  .check(samePassword);
