import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createStatelessClient } from '#backend/client.ts';
import type { EmbeddedBackend } from '../../scripts/embedded/start.ts';
import { setMember } from '../../scripts/staff/set-member.ts';
import { addPerson, findUser, openClient, startInMemory } from './support/people.ts';

let backend: EmbeddedBackend;
const confirmed = { email: 'chief@home.example', password: 'long enough' };
const unconfirmed = { email: 'boss@home.example', password: 'of a stranger' };

beforeAll(async () => {
  backend = await startInMemory();
  await addPerson(backend, confirmed);
  await openClient(backend).auth.signUp(unconfirmed);
});
afterAll(() => backend?.close());
beforeEach(() => backend.sql('truncate public.staff'));

const set = (email: string, member = true) =>
  setMember(createStatelessClient(backend.url, backend.secretKey), email, member);
const listStaff = async () =>
  (await backend.sql<{ user_id: string }>('select user_id from public.staff')).map(({ user_id }) => user_id);

describe('naming staff', () => {
  test('makes a confirmed account staff, however its address is written, and ends it', async () => {
    expect(await set(' CHIEF@home.example')).toMatch(/ is staff\.$/);
    expect(await set(confirmed.email)).toBe('chief@home.example is staff.');
    expect(await listStaff()).toEqual([await findUser(backend, confirmed.email)]);
    expect(await set(confirmed.email, false)).toBe('chief@home.example is not staff.');
    expect(await listStaff()).toEqual([]);
  });

  test('refuses an account that has not confirmed its address, and says why', async () => {
    await expect(set(unconfirmed.email)).rejects.toThrow(/boss@home\.example has not confirmed its address/);
    expect(await listStaff()).toEqual([]);
  });

  test('ends it for an account that never confirmed its address, too', async () => {
    await backend.sql('insert into public.staff (user_id) values ($1)', [
      await findUser(backend, unconfirmed.email),
    ]);
    expect(await set(unconfirmed.email, false)).toBe('boss@home.example is not staff.');
    expect(await listStaff()).toEqual([]);
  });

  test('says that no account has an address', async () => {
    await expect(set('nobody@home.example')).rejects.toThrow(/No account has the address nobody@home/);
  });
});
