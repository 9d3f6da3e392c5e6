import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import type { Database } from '#backend/database.types.ts';

/** A client that keeps nothing between runs: for builds and scripts, with the publishable or the secret key. */
export function createStatelessClient(url: string, key: string): SupabaseClient<Database> {
  return createClient<Database>(url, key, {
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
  });
}
