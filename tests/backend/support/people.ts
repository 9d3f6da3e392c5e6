/** A backend in memory with a client for each actor: real sessions, real keys, over HTTP. */
import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { type EmbeddedBackend, startEmbedded } from '../../../scripts/embedded/start.ts';
import { openEmptyDatabase } from './empty-database.ts';
import type { Actor } from './policy.ts';
import type { Bystanders } from './specimens.ts';

export const siteUrl = 'http://127.0.0.1:4321';

export async function startInMemory({ seed = false } = {}): Promise<EmbeddedBackend> {
  return startEmbedded({ folder: null, port: 0, siteUrl, seed, database: await openEmptyDatabase() });
}

export function openClient(backend: EmbeddedBackend, key = backend.publishableKey): SupabaseClient {
  return createClient(backend.url, key, { auth: { persistSession: false, autoRefreshToken: false } });
}

export async function signIn(
  backend: EmbeddedBackend,
  account: { email: string; password: string },
): Promise<SupabaseClient> {
  const client = openClient(backend);
  const { error } = await client.auth.signInWithPassword(account);
  if (error) throw error;
  return client;
}

const neighbour = { email: 'neighbour@trial.example', password: 'long enough' };

/** Signs up and confirms an account without its mail; resolves to its id. */
export async function addPerson(
  backend: EmbeddedBackend,
  account: { email: string; password: string },
  data: Record<string, unknown> = {},
): Promise<string> {
  const { error } = await openClient(backend).auth.signUp({ ...account, options: { data } });
  if (error) throw error;
  await backend.sql('update auth.users set email_confirmed_at = now() where email = $1', [account.email]);
  return findUser(backend, account.email);
}

export async function openActors(backend: EmbeddedBackend): Promise<Record<Actor, SupabaseClient>> {
  const { pet_owner, veterinarian, clinic, staff } = backend.accounts;
  await addPerson(backend, neighbour);
  return {
    anon: openClient(backend),
    owner: await signIn(backend, pet_owner),
    neighbour: await signIn(backend, neighbour),
    veterinarian: await signIn(backend, veterinarian),
    clinic: await signIn(backend, clinic),
    staff: await signIn(backend, staff),
    service: openClient(backend, backend.secretKey),
  };
}

export async function findUser(backend: EmbeddedBackend, email: string): Promise<string> {
  const [row] = await backend.sql<{ id: string }>('select id from auth.users where email = $1', [email]);
  if (!row) throw new Error(`no account has the address ${email}`);
  return row.id;
}

export const bystanderEmails = {
  member: 'member@trial.example',
  first: 'first@trial.example',
  second: 'second@trial.example',
};

const addBystander = (backend: EmbeddedBackend, email: string): Promise<string> =>
  addPerson(backend, { email, password: 'long enough' });

export async function addBystanders(backend: EmbeddedBackend): Promise<Bystanders> {
  return {
    owner: await findUser(backend, backend.accounts.pet_owner.email),
    member: await addBystander(backend, bystanderEmails.member),
    first: await addBystander(backend, bystanderEmails.first),
    second: await addBystander(backend, bystanderEmails.second),
  };
}
