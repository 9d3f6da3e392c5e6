import * as z from 'zod/mini';

/** The roles that an account can choose. */
export const rolesOfAccounts = ['pet_owner', 'veterinarian', 'clinic'] as const;
export type AccountRole = (typeof rolesOfAccounts)[number];

/** The words of the badge. */
export const roleNames = {
  pet_owner: 'Pet owner',
  veterinarian: 'Veterinarian',
  clinic: 'Clinic',
} as const satisfies Record<AccountRole, string>;

/** The drawn avatars, in the order in which the picker shows them. */
export const avatarIds = ['dog1', 'dog2', 'dog3', 'cat1', 'cat2', 'cat3'] as const;
export type AvatarId = (typeof avatarIds)[number];

const orEmpty = z.pipe(
  z.nullish(z.string()),
  z.transform((text) => text ?? ''),
);

/** When the account was made: a moment as the database writes it, and one that words can be made of. */
const madeAt = z.string().check(
  z.refine((text) => {
    const time = Date.parse(text);
    return time > 0 && time < Date.UTC(2200);
  }),
);

/** A row of the table `profiles`; what is not there is an empty text, and unknown avatars are none. */
export const profileSchema = z.object({
  id: z.string(),
  role: z.catch(z.enum(rolesOfAccounts), 'pet_owner'),
  first_name: orEmpty,
  last_name: orEmpty,
  phone: orEmpty,
  address: orEmpty,
  city: orEmpty,
  state: orEmpty,
  zip_code: orEmpty,
  license_number: orEmpty,
  clinic_name: orEmpty,
  avatar: z.catch(z.nullable(z.enum(avatarIds)), null),
  created_at: madeAt,
});
export type Profile = z.infer<typeof profileSchema>;

/** What the browser keeps of it between pages, under `userProfile`: a name to greet by, and no way to reach anybody. */
export const cachedProfileSchema = z.object({
  id: z.string(),
  role: z.enum(rolesOfAccounts),
  first_name: z.string(),
  avatar: z.nullable(z.enum(avatarIds)),
  created_at: madeAt,
});
export type CachedProfile = z.infer<typeof cachedProfileSchema>;
