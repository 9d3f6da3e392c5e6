import * as z from 'zod/mini';
import {
  optionalLine,
  phoneField,
  pinCodeField,
  profileLimits,
  requiredLine,
} from '#schemas/account-fields.ts';
import { rolesOfAccounts } from '#schemas/profile.ts';
import { isBlank } from '#schemas/typed-text.ts';

/** The edit form of the profile. */
export const profileFormSchema = z
  .object({
    role: z.enum(rolesOfAccounts),
    first_name: requiredLine(profileLimits.first_name, 'First name', 'First name is required'),
    last_name: optionalLine(profileLimits.last_name, 'Last name'),
    phone: phoneField,
    address: requiredLine(profileLimits.address, 'Address', 'Address is required'),
    city: requiredLine(profileLimits.city, 'City', 'City is required'),
    state: requiredLine(profileLimits.state, 'State', 'State is required'),
    zip_code: pinCodeField,
    license_number: optionalLine(profileLimits.license_number, 'License number'),
    clinic_name: optionalLine(profileLimits.clinic_name, 'Clinic name'),
  })
  .check(
    z.refine((form) => form.role !== 'veterinarian' || !isBlank(form.license_number), {
      error: 'License number is required for veterinarians',
      path: ['license_number'],
      when: () => true,
    }),
    z.refine((form) => form.role !== 'clinic' || !isBlank(form.clinic_name), {
      error: 'Clinic name is required',
      path: ['clinic_name'],
      when: () => true,
    }),
  );
export type ProfileForm = z.infer<typeof profileFormSchema>;
