import type { SupabaseClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { listMessages, loadAllMessages, markMessage } from '#backend/messages.ts';
import { parseContact } from '#schemas/contact.ts';
import type { Message, MessageState } from '#schemas/message.ts';
import { tidyLine, tidyMail, tidyNumber, tidyPhone, toVisible } from '#schemas/typed-text.ts';
import type { EmbeddedBackend } from '../../scripts/embedded/start.ts';
import { openActors, startInMemory } from './support/people.ts';
import type { Actor } from './support/policy.ts';

/** The site is built for a backend whose address is known only when it runs. */
const built = vi.hoisted(() => ({ url: '', key: '' }));
vi.mock('astro:env/client', () => ({
  get SUPABASE_URL() {
    return built.url;
  },
  get SUPABASE_PUBLISHABLE_KEY() {
    return built.key;
  },
}));

let backend: EmbeddedBackend;
let clients: Record<Actor, SupabaseClient>;

beforeAll(async () => {
  backend = await startInMemory();
  built.url = backend.url;
  built.key = backend.publishableKey;
  clients = await openActors(backend);
});
afterAll(() => backend?.close());
beforeEach(() => backend.sql('truncate public.contacts, public.contact_marks, public.contact_sendings'));

const good = {
  name: 'Asha Verma',
  email: 'asha@home.example',
  phone: '+91 98100 00001',
  message: 'When is the result ready?',
};
const listStored = () => backend.sql('select * from public.contacts');

const refused: Record<string, Record<string, unknown>> = {
  'no name': { name: undefined },
  'an empty name': { name: '' },
  'a blank name': { name: '   ' },
  'a name of no-break spaces': { name: '\u00A0\u00A0' },
  'a name of zero-width signs': { name: '\u200B\u200C\u200D\uFEFF' },
  'a name of fillers': { name: '\u3164\u2800\u115F' },
  'a name of soft hyphens and direction marks': { name: '\u00AD\u202E\u2066' },
  'a name of Mongolian variation selectors': { name: '\u180B\u180F' },
  'a name of marks of annotations': { name: '\uFFF9\uFFFB' },
  'a name of a note without a head': { name: '\u{1D159}' },
  'a name of blanks of other scripts': { name: '\u{13441}\u{13442}\u{16FE4}' },
  'a name of objects that are not there': { name: '\uFFFC\uFFFC' },
  'a name of 121 characters': { name: 'a'.repeat(121) },
  'a name with a line feed': { name: 'Asha\nBcc: all@home.example' },
  'a name with a carriage return': { name: 'Asha\rBcc: all@home.example' },
  'a name with a line separator': { name: 'Asha\u2028Verma' },
  'a name with NUL': { name: 'Asha\u0000' },
  'a name with an escape': { name: 'Asha\u001B[2J' },
  'a null name': { name: null },
  'no e-mail': { email: undefined },
  'an empty e-mail': { email: '' },
  'an e-mail without @': { email: 'asha.home.example' },
  'an e-mail without a dot in its host': { email: 'asha@home' },
  'an e-mail with two @': { email: 'asha@home@home.example' },
  'an e-mail with a space': { email: 'asha verma@home.example' },
  'an e-mail with CR LF': { email: 'asha@home.example\r\nBcc: all@home.example' },
  'an e-mail with a line feed at its end': { email: 'asha@home.example\n' },
  'an e-mail with NUL': { email: 'asha\u0000@home.example' },
  'an e-mail of 255 characters': { email: `${'a'.repeat(242)}@home.example` },
  'several e-mails': { email: 'asha@home.example,rohan@home.example' },
  'a phone of zero-width signs': { phone: '\u200B\u2060' },
  'a blank phone': { phone: '   ' },
  'a phone of 41 characters': { phone: '9'.repeat(41) },
  'a phone with a line feed': { phone: '98100\n00001' },
  'a phone with a carriage return': { phone: '98100\r00001' },
  'a phone with NUL': { phone: '98100\u0000' },
  'no message': { message: undefined },
  'an empty message': { message: '' },
  'a blank message': { message: ' \r\n\t ' },
  'a message of zero-width signs': { message: '\u200B\u2060\uFEFF' },
  'a message of shorthand and music controls': { message: '\u{1BCA0} \u{1D173}' },
  'a message of tags': { message: '\u{E0041}\u{E0042}\u{E0FFF}' },
  'a message of 5,001 characters': { message: 'a'.repeat(5001) },
  'a message of a million characters': { message: 'a'.repeat(1_000_000) },
  'a message with NUL': { message: 'Hello\u0000' },
  'a message with an escape': { message: 'Hello\u001B]0;x\u0007' },
  'a given id': { id: 'c0ffee00-0000-4000-8000-000000000002' },
  'a given date': { created_at: '2020-01-01T00:00:00Z' },
  'a given id and date': { id: 'c0ffee00-0000-4000-8000-000000000003', created_at: '2020-01-01T00:00:00Z' },
  'a column that does not exist': { admin: true },
};

describe('a message past the form', () => {
  const cases = Object.entries(refused).flatMap(([title, fields]) =>
    (['anon', 'owner', 'staff'] as const).map((actor) => ({ title, fields, actor })),
  );
  test.each(cases)('with $title is not stored ($actor)', async ({ actor, fields }) => {
    const { error } = await clients[actor].from('contacts').insert({ ...good, ...fields });
    expect(error).not.toBeNull();
    expect(await listStored()).toEqual([]);
  });

  test.each([2, 1000])('in a batch of %i is not stored, not one of it', async (count) => {
    for (const actor of ['anon', 'owner', 'staff'] as const) {
      const { error } = await clients[actor]
        .from('contacts')
        .insert(Array.from({ length: count }, () => good));
      expect(error).not.toBeNull();
    }
    expect(await listStored()).toEqual([]);
  });

  test('as comma-separated rows is not stored either', async () => {
    const rows = Array.from({ length: 3 }, () => 'Asha,asha@home.example,98100,Hello');
    const response = await fetch(`${backend.url}/rest/v1/contacts`, {
      method: 'POST',
      headers: { apikey: backend.publishableKey, 'content-type': 'text/csv' },
      body: ['name,email,phone,message', ...rows].join('\n'),
    });
    expect(response.ok).toBe(false);
    expect(await listStored()).toEqual([]);
  });

  test('does not come back with the answer', async () => {
    const { data } = await clients.anon.from('contacts').insert(good).select();
    expect(data).toBeNull();
  });
});

describe('a good message', () => {
  test.each(['anon', 'owner'] as const)(
    'is stored as it is, with an id and a date of the database (%s)',
    async (actor) => {
      const before = Date.now();
      const { error } = await clients[actor].from('contacts').insert(good);
      expect(error).toBeNull();
      const [row, ...others] = await listStored();
      expect(others).toEqual([]);
      expect(row).toEqual({
        ...good,
        id: expect.stringMatching(/^[0-9a-f-]{36}$/),
        created_at: expect.any(String),
      });
      expect(new Date(String(row?.created_at)).getTime()).toBeGreaterThanOrEqual(before - 60_000);
    },
  );

  test.each([
    ['without a phone', { phone: null }],
    ['with an empty phone', { phone: '' }],
    ['in Hindi, with lines', { name: 'आशा वर्मा', message: 'नमस्ते,\r\nरिपोर्ट कब मिलेगी?\n\tधन्यवाद' }],
    ['with an emoji that has a variation selector', { name: '☎\uFE0F', message: '❤\uFE0F' }],
    ['with joined letters and emoji', { name: 'क्\u200Dष', message: 'Thanks 👩🏽\u200D⚕️' }],
    [
      'at its longest',
      { name: 'é'.repeat(120), email: `${'a'.repeat(241)}@home.example`, message: 'क'.repeat(5000) },
    ],
  ])('is stored %s', async (_, fields) => {
    const { error } = await clients.anon.from('contacts').insert({ ...good, ...fields });
    expect(error).toBeNull();
    expect(await listStored()).toEqual([expect.objectContaining({ ...good, ...fields })]);
  });
});

test('what the form makes of odd characters is stored', async () => {
  const half = '🐕'.slice(0, 1);
  const odd = `one\u2028two\u2029three\u0000\u0085${half}`;
  const parsed = parseContact({
    name: odd.replaceAll(/\p{Cc}/gu, ''),
    email: good.email,
    phone: '98100\u202800001',
    message: odd,
  });
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.faults));
  const { error } = await clients.anon.from('contacts').insert(parsed.message);
  expect(error).toBeNull();
  expect(await listStored()).toEqual([
    expect.objectContaining({
      phone: '98100 00001',
      name: 'one two three\uFFFD',
      message: 'one\ntwo\nthree\uFFFD',
    }),
  ]);
});

test('what is pasted along with a line is dropped by the database as by the forms', async () => {
  const { error } = await clients.anon.from('contacts').insert({
    ...good,
    name: '\u200EAs\u200Bha\u2060',
    email: 'as\u200Bha\u2011v@home.example',
    phone: '\u202A+९१ 98100\u201100001\u202C',
  });
  expect(error).toBeNull();
  expect(await listStored()).toEqual([
    expect.objectContaining({ name: 'Asha', email: 'asha-v@home.example', phone: '+91 98100-00001' }),
  ]);
});

test.each([
  ['Mob: 98100 00001', '98100 00001'],
  ['फ़ोन: ९८१०० ००००१', '98100 00001'],
  ['tel:+919810000001', '+919810000001'],
  ['Mob:\t98100\t00001', '98100 00001'],
  ['98100 00001 / 98100 00002', '98100 00001 / 98100 00002'],
  ['ask for Asha', 'ask for Asha'],
])('the word before a number is dropped by the database as by the forms: %s', async (phone, stored) => {
  const { error } = await clients.anon.from('contacts').insert({ ...good, phone });
  expect(error).toBeNull();
  expect(await listStored()).toEqual([expect.objectContaining({ phone: stored })]);
  expect(tidyPhone(phone)).toBe(stored);
});

test('the database and the forms call the same characters invisible', async () => {
  const last = 0x10ffff;
  const every = Array.from({ length: last }, (_, index) => index + 1)
    .filter((code) => code < 0xd800 || code > 0xdfff)
    .map((code) => String.fromCodePoint(code));
  const listInvisible = (visible = '') => {
    const seen = new Set(visible);
    return every.filter((sign) => !seen.has(sign)).map((sign) => sign.codePointAt(0));
  };
  const [row] = await backend.sql<{ visible: string }>(
    `select public.visible_text(string_agg(chr(code), '' order by code)) as visible
     from generate_series(1, $1::integer) as code where code not between 55296 and 57343`,
    [last],
  );
  expect(listInvisible(row?.visible)).toEqual(listInvisible(toVisible(every.join(''))));
});

/** Every sign, digit, space and control of Unicode but those of ASCII, the tab, and some letters, which nothing is to change. */
const characters = Array.from({ length: 0xe1000 }, (_, code) => code).filter(
  (code) =>
    (code >= 128 || code === 9) &&
    (code < 0xd800 || code > 0xdfff) &&
    code !== 0x2028 &&
    code !== 0x2029 &&
    (code % 64 === 0 || /[^\p{L}\p{Cn}\p{Co}]/u.test(String.fromCodePoint(code))),
);

test.each([
  ['tidy_line', tidyLine],
  ['tidy_mail', tidyMail],
  ['tidy_number', tidyNumber],
] as const)('the database and the forms make the same of every character: %s', async (name, tidy) => {
  const changed = await backend.sql<{ code: number; made: string }>(
    `select code, made from (
       select code, chr(code) as sign, public.${name}('a' || chr(code) || 'b') as made from unnest($1::integer[]) as code
     ) as tidied where made <> 'a' || sign || 'b' order by code`,
    [characters],
  );
  const wanted = characters
    .map((code) => ({ code, sign: String.fromCodePoint(code) }))
    .map(({ code, sign }) => ({ code, sign, made: tidy(`a${sign}b`) }))
    .filter(({ sign, made }) => made !== `a${sign}b`)
    .map(({ code, made }) => ({ code, made }));
  expect(changed).toEqual(wanted);
  expect(tidy('\u200Dक\u200Dष\u200C')).toBe(
    (
      await backend.sql<{ made: string }>(`select public.${name}(U&'\\200D\\0915\\200D\\0937\\200C') as made`)
    )[0]?.made,
  );
});

describe('a limit on how many', () => {
  const send = (fields: Partial<typeof good> = {}) =>
    clients.anon.from('contacts').insert({ ...good, ...fields });
  const storedBy = async (email: string) =>
    (await listStored()).filter((row) => String(row.email).toLowerCase() === email).length;

  test('holds when thirty come at once, and shuts nobody else out', async () => {
    await Promise.all(Array.from({ length: 30 }, (_, index) => send({ message: `Message ${index}` })));
    expect(await storedBy(good.email)).toBe(20);
    expect((await send({ email: 'rohan@home.example' })).error).toBeNull();
    expect((await send({ email: 'ASHA@home.example' })).error?.message).toContain('too many messages');
    expect(await storedBy(good.email)).toBe(20);
  });

  test('is not used up by messages that are refused for another reason', async () => {
    for (let turn = 0; turn < 8; turn += 1) await send({ message: ' ' });
    expect((await send()).error).toBeNull();
  });

  test('ends with the hour, and what was counted goes with it', async () => {
    for (let turn = 0; turn < 21; turn += 1) await send();
    await backend.sql(`update public.contact_sendings set sent_at = now() - interval '61 minutes'`);
    expect((await send()).error).toBeNull();
    expect(await backend.sql('select * from public.contact_sendings')).toHaveLength(1);
  });

  test('holds for all together, sixty a minute', async () => {
    await backend.sql(
      `insert into public.contact_sendings (writer) select 'writer ' || n from generate_series(1, 60) n`,
    );
    expect((await send()).error?.message).toContain('too many messages');
    await backend.sql(`update public.contact_sendings set sent_at = now() - interval '2 minutes'`);
    expect((await send()).error).toBeNull();
  });

  test('does not hold for the laboratory itself, and keeps no address', async () => {
    for (let turn = 0; turn < 7; turn += 1)
      expect((await clients.service.from('contacts').insert(good)).error).toBeNull();
    await send();
    const [row] = await backend.sql('select writer, place from public.contact_sendings');
    expect(row).toEqual({ writer: expect.stringMatching(/^[0-9a-f]{64}$/), place: null });
  });
});

describe('a message that is sent again', () => {
  const send = (fields: Partial<typeof good> = {}) =>
    clients.anon.from('contacts').insert({ ...good, ...fields });
  const post = async (message: string) => {
    const answer = await fetch(`${backend.url}/rest/v1/contacts`, {
      method: 'POST',
      headers: {
        apikey: backend.publishableKey,
        'content-type': 'application/json',
        prefer: 'return=minimal,count=exact',
      },
      body: JSON.stringify({ ...good, message }),
    });
    const headers = Object.fromEntries(answer.headers);
    return { status: answer.status, headers: { ...headers, date: '' }, body: await answer.text() };
  };

  test('is stored once and answered like the first', async () => {
    const first = await post(good.message);
    expect(first.status).toBe(201);
    expect(await post(good.message)).toEqual(first);
    expect(await listStored()).toHaveLength(1);
  });

  test('is stored once when all come at the same moment', async () => {
    const answers = await Promise.all(Array.from({ length: 12 }, () => send()));
    expect(answers.filter(({ error }) => error)).toEqual([]);
    expect(await listStored()).toHaveLength(1);
  });

  test('is stored once without a phone number too', async () => {
    for (let turn = 0; turn < 2; turn += 1)
      await clients.owner.from('contacts').insert({ ...good, phone: null });
    expect(await listStored()).toHaveLength(1);
  });

  test('counts: as many are refused as of different ones', async () => {
    const answers = await Promise.all(Array.from({ length: 30 }, () => send()));
    expect(answers.filter(({ error }) => error?.message.includes('too many messages'))).toHaveLength(10);
    expect((await send({ message: 'Something else' })).error?.message).toContain('too many messages');
  });

  test.each(Object.entries(good))('is another one with another %s', async (field, text) => {
    await send();
    await send({ [field]: `${text}x` });
    expect(await listStored()).toHaveLength(2);
  });

  test('is stored again after a quarter of an hour', async () => {
    await send();
    await backend.sql(`update public.contacts set created_at = created_at - interval '14 minutes'`);
    await send();
    expect(await listStored()).toHaveLength(1);
    await backend.sql(`update public.contacts set created_at = created_at - interval '2 minutes'`);
    await send();
    expect(await listStored()).toHaveLength(2);
  });

  test('is stored each time when the laboratory itself does it', async () => {
    for (let turn = 0; turn < 2; turn += 1) await clients.service.from('contacts').insert(good);
    expect(await listStored()).toHaveLength(2);
  });
});

describe('the laboratory’s side', () => {
  const list = async (words: string, state = 'all') => {
    const { data, error } = await clients.staff.rpc('list_messages', {
      words,
      only_state: state,
      most: 50,
    });
    expect(error).toBeNull();
    return data.map(({ name }: { name: string }) => name);
  };
  const names = ['Asha', 'Rohan', 'Farah'];
  const addThree = async () => {
    for (const [index, name] of names.entries()) {
      await backend.sql(
        `insert into public.contacts (name, email, message, created_at) values ($1, $2, $3, now() - $4 * interval '1 day')`,
        [name, `${name.toLowerCase()}@home.example`, `A 100% sure thing_${index}`, index],
      );
    }
  };

  test('finds by every word, whatever its letters, newest first', async () => {
    await addThree();
    expect(await list('')).toEqual(names);
    expect(await list('  HOME.example   100% ')).toEqual(names);
    expect(await list('thing_1')).toEqual(['Rohan']);
    expect(await list('asha rohan')).toEqual([]);
  });

  test('marks messages as read and answered and takes the marks back', async () => {
    await addThree();
    const [row] = await backend.sql<{ id: string }>(`select id from public.contacts where name = 'Rohan'`);
    const mark = (is_read: boolean, is_answered: boolean) =>
      clients.staff.rpc('mark_message', { message_id: row?.id, is_read, is_answered });
    expect((await mark(true, false)).error).toBeNull();
    expect(await list('', 'unread')).toEqual(['Asha', 'Farah']);
    expect(await list('', 'unanswered')).toEqual(names);
    const [before] = await backend.sql('select read_at from public.contact_marks');
    await mark(true, true);
    expect(await list('', 'answered')).toEqual(['Rohan']);
    expect(await backend.sql('select read_at from public.contact_marks')).toEqual([before]);
    await mark(false, false);
    expect(await list('', 'unread')).toEqual(names);
  });

  describe('page after page', () => {
    const pageful = 5;
    const page = async (state: MessageState, last?: Message) => {
      const answer = await listMessages(clients.staff.auth, { words: '', state }, last, pageful);
      if (!answer.ok) throw new Error(JSON.stringify(answer.failure));
      return answer.value;
    };
    /** Every other one came at the same moment as the one before it, to a millionth of a second. */
    const addMany = (count: number) =>
      backend.sql(
        `insert into public.contacts (name, email, message, created_at)
         select 'Writer ' || n, n || '@home.example', 'Hello', timestamptz '2026-11-20 10:00:00.123456Z' - n / 2 * interval '3 microseconds'
         from generate_series(1, $1::integer) n`,
        [count],
      );

    test.each([
      ['unread', { read: true, answered: false }],
      ['unanswered', { read: true, answered: true }],
    ] as const)(
      'shows every one that is %s, also when some shown before are no longer',
      async (state, marks) => {
        await addMany(12);
        const first = await page(state);
        expect(first.total).toBe(12);
        for (const { id } of first.messages.slice(0, 3)) {
          expect((await markMessage(clients.staff.auth, id, marks)).ok).toBe(true);
        }
        const second = await page(state, first.messages.at(-1));
        const third = await page(state, second.messages.at(-1));
        expect([second.total, third.total]).toEqual([7, 2]);
        const shown = [first, second, third].flatMap(({ messages }) => messages.map(({ id }) => id));
        expect(new Set(shown).size).toBe(12);
        expect(await page(state, third.messages.at(-1))).toEqual({ messages: [], total: 0 });
      },
    );

    test('skips none when the last one shown is deleted', async () => {
      await addMany(12);
      const { messages } = await page('all');
      await backend.sql('delete from public.contacts where id = $1', [messages.at(-1)?.id]);
      expect((await page('all', messages.at(-1))).total).toBe(7);
    });

    test('brings all of them for a file', async () => {
      await addMany(1001);
      const all = await loadAllMessages(clients.staff.auth, { words: '', state: 'all' });
      expect(all.ok && new Set(all.value.map(({ id }) => id)).size).toBe(1001);
    });
  });

  test('deletes what is older than twelve months, with its marks', async () => {
    await addThree();
    await backend.sql(`insert into public.contact_marks (contact_id) select id from public.contacts`);
    await backend.sql(
      `update public.contacts set created_at = now() - interval '366 days' where name = 'Farah'`,
    );
    expect((await clients.service.rpc('delete_old_contacts')).data).toBe(1);
    expect(await list('')).toEqual(['Asha', 'Rohan']);
    expect(await backend.sql('select * from public.contact_marks')).toHaveLength(2);
  });
});
