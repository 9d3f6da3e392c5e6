/** A backend in memory with a client for each actor: real sessions, real keys, over HTTP. */
import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { type EmbeddedBackend, startEmbedded } from '../../../scripts/embedded/start.ts';
import type { Actor } from './policy.ts';
import type { Bystanders } from './specimens.ts';

export const siteUrl = 'http://127.0.0.1:4321';

export function startInMemory(): Promise<EmbeddedBackend> {
  return startEmbedded({ folder: null, port: 0, siteUrl, seed: false });
}

export function openClient(backend: EmbeddedBackend, key = backend.publishableKey): SupabaseClient {
  return createClient(backend.url, key, { auth: { persistSession: false, autoRefreshToken: false } });
}

async function signIn(
  backend: EmbeddedBackend,
  account: { email: string; password: string },
): Promise<SupabaseClient> {
  const client = openClient(backend);
  const { error } = await client.auth.signInWithPassword(account);
  if (error) throw error;
  return client;
}

export async function openActors(backend: EmbeddedBackend): Promise<Record<Actor, SupabaseClient>> {
  const { pet_owner, veterinarian, clinic, staff } = backend.accounts;
  return {
    anon: openClient(backend),
    owner: await signIn(backend, pet_owner),
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

async function addBystander(backend: EmbeddedBackend, email: string): Promise<string> {
  const { error } = await openClient(backend).auth.signUp({ email, password: 'long enough' });
  if (error) throw error;
  return findUser(backend, email);
}

export async function addBystanders(backend: EmbeddedBackend): Promise<Bystanders> {
  return {
    member: await addBystander(backend, bystanderEmails.member),
    first: await addBystander(backend, bystanderEmails.first),
    second: await addBystander(backend, bystanderEmails.second),
  };
}
