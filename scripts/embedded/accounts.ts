/** One account of each kind to try the site with; they exist in the embedded backend only. */
import type { App } from '@supabase/lite';
import type { PGlite } from '@supabase/lite/pglite';
import type { Installation } from './installation.ts';
import { addSamplePets } from './sample-pets.ts';

type AccountKind = keyof Installation['passwords'];
export type Accounts = Record<AccountKind, { email: string; password: string }>;

const address = {
  address: '14, Block B, Vivek Vihar Phase I',
  city: 'Delhi',
  state: 'Delhi',
  zip_code: '110095',
};
const nothingElse = { license_number: '', clinic_name: '' };

/** What the sign-up form sends along. Staff is no role of a profile: it is a row of the staff table. */
const people = {
  pet_owner: {
    role: 'pet_owner',
    first_name: 'Asha',
    last_name: 'Verma',
    phone: '9810000001',
    ...address,
    ...nothingElse,
  },
  veterinarian: {
    role: 'veterinarian',
    first_name: 'Rohan',
    last_name: 'Mehta',
    phone: '9810000002',
    ...address,
    license_number: 'DVC-2041',
    clinic_name: '',
  },
  clinic: {
    role: 'clinic',
    first_name: 'Farah',
    last_name: 'Khan',
    phone: '9810000003',
    ...address,
    license_number: 'DVC-1187',
    clinic_name: 'Yamuna Pet Clinic',
  },
  staff: {
    role: 'pet_owner',
    first_name: 'Neha',
    last_name: 'Rao',
    phone: '9810000004',
    ...address,
    ...nothingElse,
  },
} satisfies Record<AccountKind, Record<string, string>>;

const emails = {
  pet_owner: 'owner@demo.example',
  veterinarian: 'veterinarian@demo.example',
  clinic: 'clinic@demo.example',
  staff: 'staff@demo.example',
} satisfies Record<AccountKind, string>;

export function listAccounts({ passwords }: Installation): Accounts {
  return {
    pet_owner: { email: emails.pet_owner, password: passwords.pet_owner },
    veterinarian: { email: emails.veterinarian, password: passwords.veterinarian },
    clinic: { email: emails.clinic, password: passwords.clinic },
    staff: { email: emails.staff, password: passwords.staff },
  };
}

const kinds = ['pet_owner', 'veterinarian', 'clinic', 'staff'] as const satisfies AccountKind[];

/** Signs up those that are missing. `app` must confirm addresses by itself, so that no mail is sent. */
export async function createAccounts(database: PGlite, app: App, accounts: Accounts): Promise<void> {
  const client = app.getClient({ auth: { persistSession: false, autoRefreshToken: false } });
  for (const kind of kinds) {
    const { email, password } = accounts[kind];
    const { rows } = await database.query('select 1 from auth.users where email = $1', [email]);
    if (rows.length > 0) continue;
    const { error } = await client.auth.signUp({ email, password, options: { data: people[kind] } });
    if (error) throw new Error(`The demo account ${email} could not be made: ${error.message}`);
    if (kind === 'pet_owner') await addSamplePets(database, email);
  }
  await database.query(
    'insert into public.staff (user_id) select id from auth.users where email = $1 on conflict do nothing',
    [accounts.staff.email],
  );
}
