import { describe, expect, test } from 'vitest';
import { emailField, phoneField, pinCodeField } from '#schemas/account-fields.ts';
import { petFormSchema, petSchema } from '#schemas/pet.ts';
import { cachedProfileSchema } from '#schemas/profile.ts';
import { profileFormSchema } from '#schemas/profile-form.ts';
import { signInSchema } from '#schemas/sign-in.ts';
import { signUpSchema, toMetadata } from '#schemas/sign-up.ts';

type Schema = {
  safeParse(value: unknown): { error?: { issues: { path: PropertyKey[]; message: string }[] } | undefined };
};

/** The first fault of each field, as the screens show it. */
function listFaults(schema: Schema, typed: Record<string, unknown>): Record<string, string> {
  const faults: Record<string, string> = {};
  for (const { path, message } of schema.safeParse(typed).error?.issues ?? [])
    faults[path.join('.')] ??= message;
  return faults;
}

const good = {
  role: 'pet_owner',
  first_name: 'Asha',
  last_name: '',
  email: 'asha@home.example',
  phone: '+91 98100-00001',
  address: '14, Block B',
  city: 'Delhi',
  state: 'Delhi',
  zip_code: '110095',
  password: 'Long enough 1',
  confirm_password: 'Long enough 1',
  terms: true,
};

describe('sign-up', () => {
  test('takes a good form, for each role with its own field', () => {
    expect(listFaults(signUpSchema, good)).toEqual({});
    expect(listFaults(signUpSchema, { ...good, role: 'veterinarian', license_number: 'DVC-1' })).toEqual({});
    expect(listFaults(signUpSchema, { ...good, role: 'clinic', clinic_name: 'Yamuna' })).toEqual({});
  });

  test('an empty form names every field at once', () => {
    const empty = Object.fromEntries(Object.keys(good).map((name) => [name, '']));
    expect(listFaults(signUpSchema, { ...empty, role: 'pet_owner', terms: false })).toEqual({
      first_name: 'First name is required',
      email: 'Email is required',
      phone: 'Phone number is required',
      address: 'Address is required',
      city: 'City is required',
      state: 'State is required',
      zip_code: 'ZIP code is required',
      password: 'Password is required',
      confirm_password: 'Please confirm your password',
      terms: 'You must agree to the terms and conditions',
    });
    expect(listFaults(signUpSchema, { ...empty, role: 'clinic' })).toMatchObject({
      clinic_name: 'Clinic name is required',
    });
    expect(listFaults(signUpSchema, { ...empty, role: 'veterinarian' })).toMatchObject({
      license_number: 'License number is required for veterinarians',
    });
  });

  const faults: [Record<string, unknown>, Record<string, string>][] = [
    [{ email: 'asha' }, { email: 'Please enter a valid email address' }],
    [{ email: 'asha@home' }, { email: 'Please enter a valid email address' }],
    [{ phone: '98100' }, { phone: 'Please enter a valid phone number' }],
    [{ phone: '98100 0000x' }, { phone: 'Please enter a valid phone number' }],
    [{ phone: '++9198100000' }, { phone: 'Please enter a valid phone number' }],
    [
      { password: 'Short1', confirm_password: 'Short1' },
      { password: 'Password must be at least 8 characters' },
    ],
    [{ confirm_password: 'Long enough 2' }, { confirm_password: 'Passwords do not match' }],
    [{ role: 'veterinarian' }, { license_number: 'License number is required for veterinarians' }],
    [{ role: 'clinic', clinic_name: '  ' }, { clinic_name: 'Clinic name is required' }],
    [
      { role: 'veterinarian', license_number: '\u200B' },
      { license_number: 'License number is required for veterinarians' },
    ],
    [{ role: 'clinic', clinic_name: '\u200B\u2060' }, { clinic_name: 'Clinic name is required' }],
    [{ terms: false }, { terms: 'You must agree to the terms and conditions' }],
    [{ first_name: 'a'.repeat(81) }, { first_name: 'First name can have at most 80 characters' }],
    [
      { role: 'clinic', first_name: '', confirm_password: 'other' },
      {
        first_name: 'First name is required',
        clinic_name: 'Clinic name is required',
        confirm_password: 'Passwords do not match',
      },
    ],
  ];
  test.each(faults)('%j', (change, expected) => {
    expect(listFaults(signUpSchema, { ...good, ...change })).toEqual(expected);
  });

  test.each(['alllowercase1', 'ALLUPPERCASE1', 'NoDigitsHere'])('%s lacks something', (password) => {
    expect(listFaults(signUpSchema, { ...good, password, confirm_password: password })).toEqual({
      password: 'Password must contain uppercase, lowercase, and number',
    });
  });

  test.each([`Aa1${'x'.repeat(61)}`, `Aa1${'x'.repeat(69)}`, 'मेराकुत्तामोती१२३', 'मोती Aa1 मोती'])(
    '%s is a password',
    (password) =>
      expect(listFaults(signUpSchema, { ...good, password, confirm_password: password })).toEqual({}),
  );

  test.each([`Aa1${'x'.repeat(70)}`, `Aa1${'क'.repeat(24)}`, `Aa1${'😀'.repeat(18)}`])(
    '%s has more than 72 bytes, and is told so',
    (password) =>
      expect(listFaults(signUpSchema, { ...good, password, confirm_password: password })).toEqual({
        password: 'Password is too long: it can have 72 letters, or 24 in Hindi',
      }),
  );

  test('sends along what belongs to the role, and never the password', () => {
    const form = signUpSchema.parse({
      ...good,
      role: 'clinic',
      clinic_name: ' Yamuna ',
      license_number: 'typed before',
    });
    expect(toMetadata(form)).toEqual({
      role: 'clinic',
      first_name: 'Asha',
      last_name: '',
      phone: '+91 98100-00001',
      address: '14, Block B',
      city: 'Delhi',
      state: 'Delhi',
      zip_code: '110095',
      license_number: '',
      clinic_name: 'Yamuna',
    });
  });
});

describe('the profile form', () => {
  const form = { ...good, license_number: '', clinic_name: '' };
  test.each([
    ['veterinarian', 'license_number', 'License number is required for veterinarians'],
    ['clinic', 'clinic_name', 'Clinic name is required'],
  ])('of a %s needs a %s that can be seen', (role, field, sentence) => {
    for (const text of ['', ' ', '\u200B', '\u2060\u00AD']) {
      expect(listFaults(profileFormSchema, { ...form, role, [field]: text })).toEqual({ [field]: sentence });
    }
    expect(listFaults(profileFormSchema, { ...form, role, [field]: 'DVC-1' })).toEqual({});
  });
});

describe('sign-in', () => {
  test.each([
    [
      { email: ' ', password: '' },
      { email: 'Email is required', password: 'Password is required' },
    ],
    [
      { email: 'asha', password: '12345' },
      { email: 'Please enter a valid email address', password: 'Password must be at least 6 characters' },
    ],
    [{ email: ' asha@home.example ', password: '123456' }, {}],
  ])('%j', (typed, expected) => {
    expect(listFaults(signInSchema, { ...typed, remember: false })).toEqual(expected);
  });
});

describe('a pet', () => {
  const row = {
    id: 'a',
    name: 'Moti',
    type: 'dog',
    breed: '',
    age: '',
    born_on: '',
    weight: '',
    last_checkup: null,
    next_appointment: null,
    image: 'dog1',
    health_status: 'healthy',
    vaccinations: [],
    medications: [],
    notes: '',
  };
  test('of a health that nobody knows is unknown; an image from elsewhere is none', () => {
    expect(petSchema.parse({ ...row, health_status: 'fine' }).health_status).toBe('unknown');
    expect(petSchema.parse({ ...row, image: 'https://evil.example/x.png' }).image).toBeNull();
    expect(petSchema.parse({ ...row, image: 'data:text/html;base64,AAAA' }).image).toBeNull();
  });
  test('is typed with one item a line', () => {
    const typed = {
      ...row,
      last_checkup: '',
      next_appointment: '2026-12-01',
      vaccinations: ' Rabies \n\nDHPPi',
      medications: '',
    };
    expect(petFormSchema.parse(typed)).toMatchObject({
      last_checkup: null,
      next_appointment: '2026-12-01',
      vaccinations: ['Rabies', 'DHPPi'],
      medications: [],
    });
  });
  test('has lines and notes that the table takes, wherever they were copied from', () => {
    const half = '🐕'.slice(0, 1);
    expect(
      petFormSchema.parse({
        ...row,
        name: `Mo\u2028ti${half}`,
        last_checkup: '',
        next_appointment: '',
        vaccinations: 'Rabies\t2024\u2028DH\u0007PPi\n\u200B',
        medications: '',
        notes: `one\u2029two${half}`,
      }),
    ).toMatchObject({ name: 'Mo ti\uFFFD', vaccinations: ['Rabies 2024', 'DHPPi'], notes: 'one\ntwo\uFFFD' });
  });
});

describe('a phone number', () => {
  test('is one line, however its groups are parted', () => {
    expect(phoneField.parse('\u202A+91 98765 43210\u202C')).toBe('+91 98765 43210');
    expect(phoneField.parse('98765\u201343210')).toBe('98765-43210');
    expect(phoneField.parse('৯৮৭৬৫৪৩২১০')).toBe('9876543210');
    expect(phoneField.parse('（011）2345 6789')).toBe('(011)2345 6789');
    expect(pinCodeField.parse('\u200F११०००१')).toBe('110001');
    expect(emailField.parse(' asha\u200B@home\u2011clinic.example ')).toBe('asha@home-clinic.example');
    expect(phoneField.parse('+91\u202898100\u00A000001')).toBe('+91 98100\u00A000001');
    expect(phoneField.parse('Mob:\t98100\t00001\t')).toBe('98100 00001');
    expect(pinCodeField.parse('110\t001')).toBe('110 001');
    expect(phoneField.safeParse('98100\n00001').success).toBe(false);
  });

  test.each([
    ['Mob: 98100 00000', '98100 00000'],
    ['mobile no. +91 98100-00000', '+91 98100-00000'],
    ['फ़ोन: ९८१०० ०००००', '98100 00000'],
    ['tel:+919810000000', '+919810000000'],
    ['0091 98100 00000', '0091 98100 00000'],
    ['(0)98100 00000', '(0)98100 00000'],
    ['011-2345 6789', '011-2345 6789'],
    ['+977 985-1234567', '+977 985-1234567'],
    ['+880 1712-345678', '+880 1712-345678'],
    ['+1 (415) 555-0100', '+1 (415) 555-0100'],
  ])('is taken as people paste it: %s', (typed, stored) => {
    expect(phoneField.parse(typed)).toBe(stored);
  });

  test.each([
    ['98100 00000 / 98100 00001', 'Please enter a valid phone number: one is enough'],
    ['9810000000 or 9810000001', 'Please enter a valid phone number: one is enough'],
    ['98100 00000, +91 98100 00001', 'Please enter a valid phone number: one is enough'],
    ['----------', 'Please enter a valid phone number'],
    ['(          )', 'Please enter a valid phone number'],
    ['98100 00000 please', 'Please enter a valid phone number'],
    ['Mob: ', 'Please enter a valid phone number'],
  ])('is refused in words: %s', (typed, said) => {
    expect(phoneField.safeParse(typed).error?.issues[0]?.message).toBe(said);
  });
});

describe('the cached profile', () => {
  const cached = { id: 'a', role: 'clinic', first_name: 'Asha', avatar: 'cat1' };
  const holds = (created_at: unknown) => cachedProfileSchema.safeParse({ ...cached, created_at }).success;

  test.each(['2026-11-21T05:00:00.123+00:00', '2026-11-21 05:00:00.1+00', '2026-11-21T05:00:00Z'])(
    '%s is a moment',
    (moment) => expect(holds(moment)).toBe(true),
  );

  test.each(['x', '', 'infinity', '12026-01-01', 20261121, null])(
    'with %j for a moment it is none',
    (moment) => expect(holds(moment)).toBe(false),
  );
});
