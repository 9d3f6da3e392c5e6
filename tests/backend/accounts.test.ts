import { GoTrueClient } from '@supabase/auth-js';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { signUp as signUpOnScreen } from '#backend/account-mails.ts';
import type { EmbeddedBackend } from '../../scripts/embedded/start.ts';
import { findLink, findProof, listMails } from './support/mails.ts';
import { openClient, siteUrl, startInMemory } from './support/people.ts';

let backend: EmbeddedBackend;
beforeAll(async () => {
  backend = await startInMemory();
});
afterAll(() => backend?.close());

const password = 'a long password';
let count = 0;
const toAddress = () => {
  count += 1;
  return `person${count}@home.example`;
};

async function signUp(email: string, emailRedirectTo = `${siteUrl}/login?confirmed=1`) {
  return openClient(backend).auth.signUp({
    email,
    password,
    options: { emailRedirectTo, data: { role: 'pet_owner' } },
  });
}

/** Spends the proof of the newest mail, as the page does that its link leads to. */
const confirm = (email: string) => openClient(backend).auth.verifyOtp(findProof(backend.mailDir, email));

describe('a sign-up', () => {
  test('waits for the mail: before the link no session, after it one', async () => {
    const email = toAddress();
    const { data, error } = await signUp(email);
    expect(error).toBeNull();
    expect(data.session).toBeNull();
    expect((await openClient(backend).auth.signInWithPassword({ email, password })).error?.message).toMatch(
      /not confirmed/i,
    );

    expect((await confirm(email)).data.session?.user.email).toBe(email);
    expect((await openClient(backend).auth.signInWithPassword({ email, password })).error).toBeNull();
  });

  test('has a link that works once', async () => {
    const email = toAddress();
    await signUp(email);
    expect((await confirm(email)).data.session).not.toBeNull();
    const again = await confirm(email);
    expect([again.data.session, again.error?.status]).toEqual([null, 403]);
  });

  test('has a link that a scanner of mails opens without spending it', async () => {
    const email = toAddress();
    await signUp(email);
    const { pathname } = new URL(findLink(backend.mailDir, email));
    // A request never brings the fragment along, which is the mark.
    await fetch(`${backend.url}${pathname}`, { redirect: 'manual' });
    expect((await confirm(email)).error).toBeNull();
  });

  test('leads to the page of the site, and never to a stranger', async () => {
    for (const stranger of [
      'https://evil.example/',
      '//evil.example',
      'javascript:alert(1)',
      `${siteUrl}.evil.example/`,
    ]) {
      const email = toAddress();
      await signUp(email, stranger);
      const { origin, pathname } = new URL(findLink(backend.mailDir, email));
      expect(`${origin}${pathname}`).toBe(`${siteUrl}/confirm`);
    }
  });

  test('for a known address makes no second account and changes no password', async () => {
    const { email } = backend.accounts.pet_owner;
    await openClient(backend).auth.signUp({ email, password: 'another password' });
    const known = await backend.sql('select 1 from auth.users where email = $1', [email]);
    expect(known).toHaveLength(1);
    expect(
      (await openClient(backend).auth.signInWithPassword({ email, password: 'another password' })).error,
    ).not.toBeNull();
    expect((await openClient(backend).auth.signInWithPassword(backend.accounts.pet_owner)).error).toBeNull();
  });

  test('whose profile cannot be made makes no account, and says that it was the profile', async () => {
    const [row] = await backend.sql(
      `select pg_get_functiondef('public.create_profile()'::regprocedure) as definition`,
    );
    const email = toAddress();
    const auth = new GoTrueClient({
      url: `${backend.url}/auth/v1`,
      headers: { apikey: backend.publishableKey },
      persistSession: false,
    });
    const send = () => signUpOnScreen(auth, email, password, { role: 'pet_owner' }, `${siteUrl}/confirm`);
    await backend.sql(
      `create or replace function public.create_profile() returns trigger language plpgsql as
       $$ begin raise exception 'broken'; end $$`,
    );
    try {
      expect(await send()).toEqual({
        ok: false,
        failure: { kind: 'refused', message: 'Profile creation failed: Internal server error' },
      });
    } finally {
      await backend.sql(String(row?.definition));
    }
    expect(await send()).toEqual({ ok: true, value: undefined });
  });

  test('leaves address and telephone to the profile: the account and its tokens carry no more than names', async () => {
    const email = toAddress();
    const told = { first_name: 'Asha', phone: '98765 43210', address: '4, Ring Road', zip_code: '110009' };
    await openClient(backend).auth.signUp({ email, password, options: { data: told } });
    await confirm(email);
    const { data } = await openClient(backend).auth.signInWithPassword({ email, password });
    expect(data.user?.user_metadata).toMatchObject({ first_name: 'Asha' });
    for (const field of ['phone', 'address', 'zip_code'])
      expect(data.user?.user_metadata, field).not.toHaveProperty(field);
    const [profile] = await backend.sql('select * from public.profiles where id = $1', [data.user?.id]);
    expect(profile).toMatchObject(told);
  });

  test('with a password of seven characters is refused', async () => {
    const { error } = await openClient(backend).auth.signUp({ email: toAddress(), password: '1234567' });
    expect(error?.code).toBe('weak_password');
  });

  test('takes passwords of 64 characters and in Hindi', async () => {
    for (const secret of ['x'.repeat(64), 'मेरा कुत्ता मोती']) {
      const email = toAddress();
      expect((await openClient(backend).auth.signUp({ email, password: secret })).error).toBeNull();
      await confirm(email);
      expect(
        (await openClient(backend).auth.signInWithPassword({ email, password: secret })).error,
      ).toBeNull();
    }
  });
});

describe('signing in', () => {
  test('works for the demo account of each kind, whose mails were never sent', async () => {
    for (const account of Object.values(backend.accounts)) {
      const { data, error } = await openClient(backend).auth.signInWithPassword(account);
      expect(error).toBeNull();
      expect(data.user?.user_metadata).toMatchObject({
        role: expect.any(String),
        first_name: expect.any(String),
      });
      expect(listMails(backend.mailDir, account.email)).toEqual([]);
    }
  });

  test('says the same of a wrong password and of an unknown address', async () => {
    const wrong = await openClient(backend).auth.signInWithPassword({
      ...backend.accounts.clinic,
      password: 'wrong',
    });
    const unknown = await openClient(backend).auth.signInWithPassword({ email: toAddress(), password });
    expect([wrong.error?.status, wrong.error?.message]).toEqual([
      unknown.error?.status,
      unknown.error?.message,
    ]);
    expect(wrong.data.session).toBeNull();
  });

  test('with a new password works after the recovery mail, and with the old one no more', async () => {
    const account = backend.accounts.veterinarian;
    const redirectTo = `${siteUrl}/reset-password`;
    expect(
      (await openClient(backend).auth.resetPasswordForEmail(account.email, { redirectTo })).error,
    ).toBeNull();
    // The link leads to the page and holds a mark, which no request spends that only opens it.
    const aim = new URL(findLink(backend.mailDir, account.email));
    expect(`${aim.origin}${aim.pathname}`).toBe(redirectTo);
    const proof = findProof(backend.mailDir, account.email);
    const client = openClient(backend);
    expect((await client.auth.verifyOtp(proof)).error).toBeNull();
    expect((await openClient(backend).auth.verifyOtp(proof)).error).not.toBeNull();
    expect((await client.auth.updateUser({ password: 'a new password' })).error).toBeNull();
    expect((await openClient(backend).auth.signInWithPassword(account)).error).not.toBeNull();
    expect(
      (await openClient(backend).auth.signInWithPassword({ ...account, password: 'a new password' })).error,
    ).toBeNull();
  });

  test('ends with signing out: the refresh token is worth nothing afterwards', async () => {
    const client = openClient(backend);
    const { data } = await client.auth.signInWithPassword(backend.accounts.clinic);
    const token = data.session?.refresh_token ?? '';
    await client.auth.signOut();
    expect((await openClient(backend).auth.refreshSession({ refresh_token: token })).error).not.toBeNull();
  });
});

describe('calling oneself staff', () => {
  const claims = { role: 'staff', is_staff: true, app_metadata: { role: 'service_role' }, staff: true };

  test('in the metadata of a profile gives nothing', async () => {
    const client = openClient(backend);
    await client.auth.signInWithPassword(backend.accounts.pet_owner);
    expect((await client.auth.updateUser({ data: claims })).error).toBeNull();
    await client.auth.refreshSession();
    expect((await client.rpc('is_staff')).data).toBe(false);
    expect((await client.from('contacts').select('*')).data ?? []).toEqual([]);
    const { error } = await client
      .from('categories')
      .insert({ id: 1_000_600_000, name: 'Mine', slug: 'mine' });
    expect(error).not.toBeNull();
  });

  test('in a sign-up gives nothing', async () => {
    const email = toAddress();
    const client = openClient(backend);
    await client.auth.signUp({ email, password, options: { data: claims } });
    await confirm(email);
    await client.auth.signInWithPassword({ email, password });
    expect((await client.rpc('is_staff')).data).toBe(false);
    expect(
      (await client.from('staff').insert({ user_id: (await client.auth.getUser()).data.user?.id })).error,
    ).not.toBeNull();
  });

  test('with a token of one’s own making gives nothing', async () => {
    const { error } = await openClient(backend)
      .from('contacts')
      .insert({ name: 'Asha', email: 'asha@home.example', message: 'For the staff alone' });
    expect(error).toBeNull();
    const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
    const forge = (alg: string, role: string, signature: string) =>
      [encode({ alg, typ: 'JWT' }), encode({ role, exp: 4_000_000_000 }), signature].join('.');
    for (const alg of ['none', 'HS256']) {
      for (const role of ['service_role', 'authenticated', 'postgres']) {
        for (const signature of ['', 'c2lnbmF0dXJl']) {
          const response = await fetch(`${backend.url}/rest/v1/contacts?select=*`, {
            headers: {
              apikey: backend.publishableKey,
              authorization: `Bearer ${forge(alg, role, signature)}`,
            },
          });
          expect(await response.text()).not.toContain('For the staff alone');
        }
      }
    }
  });
});
