import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { type ContactField, contactLimits, parseContact } from '#schemas/contact.ts';

const good: Record<ContactField, string> = {
  name: 'Asha Verma',
  email: 'asha@example.in',
  phone: '',
  message: 'Which tube for a thyroid test?',
};

function faultsOf(change: Partial<typeof good>) {
  const parsed = parseContact({ ...good, ...change });
  return parsed.ok ? {} : parsed.faults;
}
function messageOf(change: Partial<typeof good>) {
  const parsed = parseContact({ ...good, ...change });
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.faults));
  return parsed.message;
}

describe('a message of the contact form', () => {
  test('is four fields, trimmed; a phone left out is null', () => {
    expect(messageOf({ name: '  Asha Verma ', phone: ' ' })).toEqual({ ...good, phone: null });
    expect(messageOf({ phone: '+91 98100 00000' }).phone).toBe('+91 98100 00000');
  });

  test.each(['name', 'email', 'message'] as const)(
    'is refused without %s, also when it only looks filled',
    (field) => {
      for (const blank of ['', '   ', '\u200B\u2060', '\u3164', '\u00AD\uFEFF', '\u180B\uFFF9']) {
        expect(Object.keys(faultsOf({ [field]: blank })), JSON.stringify(blank)).toEqual([field]);
      }
    },
  );

  test('names every field that is wrong, once', () => {
    expect(Object.keys(faultsOf({ name: '', email: 'x', message: '' })).sort()).toEqual([
      'email',
      'message',
      'name',
    ]);
  });

  test.each([
    'asha',
    'asha@',
    '@example.in',
    'asha@example',
    'a b@example.in',
    'asha@exa..mple',
    'Asha <asha@example.in>',
  ])('is refused with the address %j', (email) => {
    expect(Object.keys(faultsOf({ email }))).toEqual(['email']);
  });

  test('loses what nobody sees of a line, and keeps what joins letters', () => {
    expect(
      messageOf({
        name: '\u200Eआ\u200Dशा\u2060',
        email: 'as\u200Bha@example.in',
        phone: '\u202A९८१००\u201100001\u202C',
      }),
    ).toMatchObject({ name: 'आ\u200Dशा', email: 'asha@example.in', phone: '98100-00001' });
  });

  test.each(['asha.verma+vet@mail.example.in', "o'neil@example.com", 'आशा@उदाहरण.भारत'])(
    'is taken with the address %j',
    (email) => {
      expect(messageOf({ email }).email).toBe(email);
    },
  );

  test('keeps markup, emoji, Hindi and line breaks as they are', () => {
    const message = '<b>नमस्ते</b> 🐕‍🦺\nमेरे कुत्ते को बुखार है।\tधन्यवाद';
    expect(messageOf({ message }).message).toBe(message);
  });

  test('drops control characters that nobody typed, and foreign line ends', () => {
    expect(messageOf({ message: 'one\r\ntwo\u0000\u0007 three' }).message).toBe('one\ntwo three');
  });

  test('is refused with a line break in a one-line field', () => {
    expect(Object.keys(faultsOf({ name: 'Asha\nBcc: x@example.in' }))).toEqual(['name']);
    expect(Object.keys(faultsOf({ phone: '1\r2' }))).toEqual(['phone']);
  });

  test('takes separators of other programs as what they stand for', () => {
    expect(messageOf({ message: 'one\u2028two\u2029three\rfour' }).message).toBe('one\ntwo\nthree\nfour');
    for (const sign of ['\u2028', '\t'])
      expect(messageOf({ name: `Asha${sign}Verma${sign}`, phone: `98100${sign}00000` })).toMatchObject({
        name: 'Asha Verma',
        phone: '98100 00000',
      });
  });

  test('shows halves of characters as what they are, whole ones stay', () => {
    const half = '🐕'.slice(0, 1);
    expect(messageOf({ name: `Asha${half}`, message: `${half}🐕` })).toMatchObject({
      name: 'Asha\uFFFD',
      message: '\uFFFD🐕',
    });
  });

  test('fits to the last character and says by how much it does not', () => {
    const longest = '🐕'.repeat(contactLimits.message);
    expect(messageOf({ message: longest }).message).toBe(longest);
    expect(faultsOf({ message: 'x'.repeat(10_000) })).toEqual({
      message: 'The message has 10,000 characters; at most 5,000 fit.',
    });
    expect(Object.keys(faultsOf({ name: 'x'.repeat(121), phone: '1'.repeat(41) })).sort()).toEqual([
      'name',
      'phone',
    ]);
    expect(Object.keys(faultsOf({ email: `${'x'.repeat(250)}@example.in` }))).toEqual(['email']);
  });

  test('has the limits of the table', () => {
    const [file = ''] = globSync('supabase/migrations/*_contacts.sql');
    const sql = readFileSync(file, 'utf8');
    for (const [field, limit] of Object.entries(contactLimits)) {
      expect(sql).toContain(`char_length(${field}) <= ${limit}`);
    }
  });
});
