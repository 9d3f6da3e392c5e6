import { createClient, type SupabaseClient } from '@supabase/supabase-js';

/** Milliseconds one request to the database may take; the swap of a large blog is the longest. */
const timeout = 120_000;

/** The database with the secret key, for scripts only; `retry` lets reading survive a connection that breaks. */
export function openDatabase(url: string, secretKey: string, retry: boolean): SupabaseClient {
  return createClient(url, secretKey, {
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
    db: { retry },
    global: {
      fetch: (input, init) => {
        const limit = AbortSignal.timeout(timeout);
        return fetch(input, {
          ...init,
          signal: init?.signal ? AbortSignal.any([init.signal, limit]) : limit,
        });
      },
    },
  });
}
