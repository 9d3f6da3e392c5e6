import type { SupabaseClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { EmbeddedBackend } from '../../scripts/embedded/start.ts';
import { addPerson, openClient, signIn, startInMemory } from './support/people.ts';

let backend: EmbeddedBackend;
beforeAll(async () => {
  backend = await startInMemory();
});
afterAll(() => backend?.close());

let count = 0;
type Person = { id: string; email: string; password: string; client: SupabaseClient };

async function addSomebody(data: Record<string, unknown> = {}): Promise<Person> {
  count += 1;
  const account = { email: `somebody${count}@home.example`, password: 'A long password 1' };
  const id = await addPerson(backend, account, data);
  return { id, ...account, client: await signIn(backend, account) };
}

async function readProfile(id: string): Promise<Record<string, unknown>> {
  const [row] = await backend.sql('select * from public.profiles where id = $1', [id]);
  if (!row) throw new Error(`there is no profile of ${id}`);
  return row;
}

describe('the profile that a sign-up makes', () => {
  test('is there at once, with every field of the form', async () => {
    const data = {
      role: 'veterinarian',
      first_name: 'Rohan',
      last_name: 'Mehta',
      phone: '+91 98100 00002',
      address: '14, Block B',
      city: 'Delhi',
      state: 'Delhi',
      zip_code: '110095',
      license_number: 'DVC-2041',
      clinic_name: 'Yamuna Pet Clinic',
    };
    const { id } = await addSomebody(data);
    expect(await readProfile(id)).toMatchObject({
      id,
      ...data,
      avatar: null,
      created_at: expect.any(String),
    });
  });

  const odd: Record<string, { data: Record<string, unknown>; is: Record<string, unknown> }> = {
    'no metadata': { data: {}, is: { role: 'pet_owner', first_name: '', last_name: null, phone: '' } },
    'the role staff': { data: { role: 'staff' }, is: { role: 'pet_owner' } },
    'the role service_role': { data: { role: 'service_role' }, is: { role: 'pet_owner' } },
    'a role in capitals': { data: { role: 'CLINIC' }, is: { role: 'pet_owner' } },
    'a role that is a list': { data: { role: ['clinic'] }, is: { role: 'pet_owner' } },
    'names that are no text': {
      data: { first_name: 12, last_name: { a: 1 } },
      is: { first_name: '', last_name: null },
    },
    'a name of 5,000 characters': {
      data: { first_name: 'é'.repeat(5000) },
      is: { first_name: 'é'.repeat(80) },
    },
    'a name of invisible signs': {
      data: { first_name: '\u200B\u3164', last_name: '  ' },
      is: { first_name: '', last_name: null },
    },
    'control characters': {
      data: { first_name: 'As\r\nha\u0007', city: '\tDelhi' },
      is: { first_name: 'As ha', city: 'Delhi' },
    },
    'an id, a date and an avatar': {
      data: { id: '00000000-0000-4000-8000-000000000001', created_at: '2001-01-01', avatar: '../../x' },
      is: { avatar: null },
    },
    rights: { data: { is_staff: true, app_metadata: { role: 'service_role' } }, is: { role: 'pet_owner' } },
  };
  test.each(Object.entries(odd))('stands whatever the metadata holds: %s', async (_, { data, is }) => {
    const { id, client } = await addSomebody(data);
    expect(await readProfile(id)).toMatchObject({ id, ...is });
    expect((await client.rpc('is_staff')).data).toBe(false);
  });
});

describe('one’s own profile', () => {
  test('is read and changed, and is the only one', async () => {
    const { id, client } = await addSomebody({ first_name: 'Asha' });
    const { data } = await client.from('profiles').select('*');
    expect(data).toMatchObject([{ id, first_name: 'Asha' }]);
    const { error } = await client
      .from('profiles')
      .update({ city: 'Meerut', avatar: 'cat2', role: 'clinic' })
      .eq('id', id);
    expect(error).toBeNull();
    expect(await readProfile(id)).toMatchObject({ city: 'Meerut', avatar: 'cat2', role: 'clinic' });
  });

  const refused: Record<string, Record<string, unknown>> = {
    'the role staff': { role: 'staff' },
    'no role': { role: null },
    'another date of joining': { created_at: '2001-01-01T00:00:00Z' },
    'an avatar outside the six': { avatar: 'https://evil.example/x.svg' },
    'a name of 81 characters': { first_name: 'a'.repeat(81) },
    'a name with a line feed': { first_name: 'Asha\nVerma' },
    'a column that does not exist': { is_staff: true },
  };
  test.each(Object.entries(refused))('does not take %s', async (_, change) => {
    const { id, client } = await addSomebody({ first_name: 'Asha' });
    const before = await readProfile(id);
    expect((await client.from('profiles').update(change).eq('id', id)).error).not.toBeNull();
    expect(await readProfile(id)).toEqual(before);
  });

  test('keeps its id, also when the new one is that of somebody else or of nobody', async () => {
    const one = await addSomebody();
    const other = await addSomebody();
    for (const id of [other.id, 'c0ffee00-0000-4000-8000-000000000077']) {
      await one.client.from('profiles').update({ id }).eq('id', one.id);
      await one.client.from('profiles').update({ id: one.id }).eq('id', other.id);
    }
    expect(await readProfile(one.id)).toMatchObject({ id: one.id });
    expect(await readProfile(other.id)).toMatchObject({ id: other.id });
  });

  test('is neither added nor taken away by hand', async () => {
    const { id, client } = await addSomebody({ first_name: 'Asha' });
    const before = await readProfile(id);
    await client.from('profiles').delete().eq('id', id);
    await client.from('profiles').upsert({ id, first_name: 'Mallory' });
    expect(await readProfile(id)).toEqual(before);
    await backend.sql('delete from public.profiles where id = $1', [id]);
    expect((await client.from('profiles').insert({ id, first_name: 'Asha' })).error).not.toBeNull();
  });

  test('is read and changed by no other, whatever the request asks for', async () => {
    const one = await addSomebody({ first_name: 'Asha', phone: '9810000001' });
    const other = await addSomebody();
    const staff = await signIn(backend, backend.accounts.staff);
    const before = await readProfile(one.id);
    for (const client of [other.client, staff, openClient(backend)]) {
      expect((await client.from('profiles').select('*').eq('id', one.id)).data ?? []).toEqual([]);
      expect((await client.from('profiles').select('*').eq('phone', '9810000001')).data ?? []).toEqual([]);
      await client
        .from('profiles')
        .update({ first_name: 'Mallory' })
        .neq('role', 'nobody')
        .neq('id', other.id);
    }
    expect(await readProfile(one.id)).toEqual(before);
  });
});

describe('one’s own pets', () => {
  const moti = { name: 'Moti', type: 'dog' };

  test('are added without naming an owner, changed and removed', async () => {
    const { id, client } = await addSomebody();
    const added = await client.from('pets').insert(moti).select('id, owner_id, health_status').single();
    expect(added.data).toMatchObject({ owner_id: id, health_status: 'healthy' });
    const own = client.from('pets');
    expect((await own.update({ notes: 'Shy\nwith strangers' }).eq('id', added.data?.id)).error).toBeNull();
    expect((await client.from('pets').delete().eq('id', added.data?.id)).error).toBeNull();
    expect((await client.from('pets').select('*')).data).toEqual([]);
  });

  const picture = (bytes: number, head = '/9j/') => `data:image/jpeg;base64,${head}${'A'.repeat(bytes - 27)}`;
  const refused: Record<string, Record<string, unknown>> = {
    'no name': { name: null },
    'a blank name': { name: ' \u200B' },
    'a name of 81 characters': { name: 'a'.repeat(81) },
    'a parrot': { type: 'parrot' },
    'an id': { id: 'c0ffee00-0000-4000-8000-000000000010' },
    'a date of making': { created_at: '2001-01-01T00:00:00Z' },
    'another owner': { owner_id: 'c0ffee00-0000-4000-8000-000000000011' },
    'notes of 2,001 characters': { notes: 'a'.repeat(2001) },
    'thirty-one vaccinations': { vaccinations: Array.from({ length: 31 }, () => 'Rabies') },
    'a vaccination of 121 characters': { vaccinations: ['a'.repeat(121)] },
    'an empty medication': { medications: [''] },
    'a medication that is null': { medications: [null] },
    'a picture above 60 KB': { image: picture(61_441) },
    'a picture that is none': { image: picture(1000, 'AAAA') },
    'a picture with a script': { image: `data:image/svg+xml;base64,${btoa('<svg onload="alert(1)"/>')}` },
    'a page as a picture': { image: `data:text/html;base64,${btoa('<script>alert(1)</script>')}` },
    'an address as a picture': { image: 'https://evil.example/pixel.png' },
    'an avatar outside the six': { image: 'dog4' },
    'a date that is none': { next_appointment: '2026-02-30' },
    'a date in the year 9999': { next_appointment: '9999-01-01' },
  };
  test.each(Object.entries(refused))('do not take %s', async (_, fields) => {
    const { client } = await addSomebody();
    expect((await client.from('pets').insert({ ...moti, ...fields })).error).not.toBeNull();
    expect((await client.from('pets').select('id')).data).toEqual([]);
  });

  test('take a picture of 60 KB', async () => {
    const { client } = await addSomebody();
    expect((await client.from('pets').insert({ ...moti, image: picture(61_440) })).error).toBeNull();
  });

  test('stay with their owner', async () => {
    const one = await addSomebody();
    const other = await addSomebody();
    const { data } = await one.client.from('pets').insert(moti).select('id').single();
    await one.client.from('pets').update({ owner_id: other.id }).eq('id', data?.id);
    await other.client.from('pets').update({ owner_id: other.id }).eq('id', data?.id);
    await other.client.from('pets').delete().eq('id', data?.id);
    expect(await backend.sql('select owner_id from public.pets where id = $1', [data?.id])).toEqual([
      { owner_id: one.id },
    ]);
  });

  test('are at most fifty, one by one, in one request and in twenty at once', async () => {
    const { id, client } = await addSomebody();
    const many = (length: number) => Array.from({ length }, () => moti);
    expect((await client.from('pets').insert(many(51))).error).not.toBeNull();
    expect((await client.from('pets').insert(many(45))).error).toBeNull();
    await Promise.all(many(20).map((pet) => client.from('pets').insert(pet)));
    expect(
      await backend.sql('select count(*)::int as count from public.pets where owner_id = $1', [id]),
    ).toEqual([{ count: 50 }]);
  });
});

describe('deleting one’s account', () => {
  const countLeft = async ({ id }: Person) => {
    const left = await Promise.all(
      [
        'auth.users where id',
        'auth.sessions where user_id',
        'public.profiles where id',
        'public.pets where owner_id',
      ].map(async (place) => (await backend.sql(`select 1 from ${place} = $1`, [id])).length),
    );
    return left;
  };

  test('takes everything of it when the password was just given, and nothing of anybody else', async () => {
    const one = await addSomebody();
    const other = await addSomebody();
    for (const { client } of [one, other]) await client.from('pets').insert({ name: 'Moti', type: 'dog' });
    expect((await one.client.rpc('delete_own_account')).data).toBe(true);
    expect(await countLeft(one)).toEqual([0, 0, 0, 0]);
    expect(await countLeft(other)).toEqual([1, 1, 1, 1]);
    expect((await openClient(backend).auth.signInWithPassword(one)).error?.code).toBe('invalid_credentials');
  });

  test('takes nothing with an older session, refreshed or not', async () => {
    const one = await addSomebody();
    await backend.sql(
      `update auth.sessions set created_at = now() - interval '6 minutes' where user_id = $1`,
      [one.id],
    );
    expect((await one.client.rpc('delete_own_account')).data).toBe(false);
    await one.client.auth.refreshSession();
    expect((await one.client.rpc('delete_own_account')).data).toBe(false);
    expect((await countLeft(one)).slice(0, 3)).toEqual([1, 1, 1]);
  });

  test('takes nothing for a visitor', async () => {
    const before = await backend.sql('select count(*) from auth.users');
    expect((await openClient(backend).rpc('delete_own_account')).data ?? false).toBe(false);
    expect(await backend.sql('select count(*) from auth.users')).toEqual(before);
  });
});
