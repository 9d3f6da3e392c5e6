/** On a Postgres of its own: the embedded backend does not tell functions the headers of a request to a table. */
import type { PGlite } from '@supabase/lite/pglite';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startPlain } from './support/plain.ts';

let database: PGlite;
beforeAll(async () => {
  database = await startPlain();
});
afterAll(() => database?.close());
beforeEach(() => database.exec('truncate public.contacts cascade; truncate public.contact_sendings'));

describe('a place', () => {
  const toPlace = async (address: string | null) => {
    const query = 'select public.contact_place($1) as place';
    const { rows } = await database.query<{ place: string | null }>(query, [address]);
    return rows[0]?.place;
  };

  test.each([
    ['192.0.2.7', '192.0.2.7'],
    [' 192.0.2.7 ', '192.0.2.7'],
    ['::ffff:192.0.2.7', '192.0.2.7'],
    ['::FFFF:c000:207', '192.0.2.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:0DB8:0001:0002:ffff::1', '2001:db8:1:2::/64'],
    ['2001:db8:1:3::1', '2001:db8:1:3::/64'],
    ['::1', '::/64'],
    [null, null],
    ['', null],
    ['unknown', null],
    ['192.0.2.7, 192.0.2.8', null],
    ['192.0.2.7:443', null],
    ['192.0.2.0/24', null],
    ['2001:db8::/32', null],
    ['fe80::1%eth0', null],
    ['\u0007', null],
  ])('of the address %j is %j', async (address, place) => {
    expect(await toPlace(address)).toBe(place);
  });

  const sendFrom = (address: string, email: string) =>
    database.transaction(async (transaction) => {
      await transaction.query(`select set_config('request.headers', $1, true)`, [
        JSON.stringify({ 'cf-connecting-ip': address }),
      ]);
      await transaction.exec('set local role anon');
      return transaction
        .query('insert into public.contacts (name, email, message) values ($1, $2, $3)', [
          'Asha',
          email,
          'A question',
        ])
        .then(
          () => 'stored',
          async (error: Error) => {
            await transaction.rollback();
            return error.message === 'contacts: too many messages' ? 'too many' : error.message;
          },
        );
    });
  const sendAll = async (count: number, toAddress: (turn: number) => string) => {
    const answers: string[] = [];
    for (let turn = 0; turn < count; turn += 1)
      answers.push(await sendFrom(toAddress(turn), `writer${turn}@home.example`));
    return answers;
  };
  const tenOf = (count: number) => [
    ...Array.from({ length: 10 }, () => 'stored'),
    ...Array.from({ length: count - 10 }, () => 'too many'),
  ];

  test('of IPv6 cannot use up the limit for all with the addresses of its /64', async () => {
    expect(await sendAll(61, (turn) => `2001:db8:1:2::${(turn + 1).toString(16)}`)).toEqual(tenOf(61));
    expect(await sendFrom('2001:db8:1:3::1', 'rohan@home.example')).toBe('stored');
    expect(await sendFrom('192.0.2.7', 'farah@home.example')).toBe('stored');
  });

  test('of IPv4 is one, however it is written', async () => {
    const answers = await sendAll(12, (turn) => (turn % 2 ? '192.0.2.7' : '::ffff:192.0.2.7'));
    expect(answers).toEqual(tenOf(12));
    expect(await sendFrom('192.0.2.8', 'rohan@home.example')).toBe('stored');
  });

  test('has its ten again after a minute, and thirty an hour', async () => {
    const later = () =>
      database.exec(`update public.contact_sendings set sent_at = sent_at - interval '61 s'`);
    for (let minute = 0; minute < 3; minute += 1) {
      expect(await sendAll(11, () => '192.0.2.7')).toEqual(tenOf(11));
      await later();
    }
    expect(await sendFrom('192.0.2.7', 'rohan@home.example')).toBe('too many');
    expect(await sendFrom('192.0.2.8', 'rohan@home.example')).toBe('stored');
  });

  test('that nobody can read keeps no message out', async () => {
    expect(await sendFrom('unknown', 'asha@home.example')).toBe('stored');
    const { rows } = await database.query('select place from public.contact_sendings');
    expect(rows).toEqual([{ place: null }]);
  });
});
