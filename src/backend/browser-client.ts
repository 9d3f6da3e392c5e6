/**
 * How a visitor's browser reaches Supabase: one client for the tables, made when it is first needed. Accounts are in
 * session.ts, because pages that only read or write a row need none of that.
 */
import { SUPABASE_PUBLISHABLE_KEY, SUPABASE_URL } from 'astro:env/client';
import { PostgrestClient } from '@supabase/postgrest-js';
import type { Database, Json } from '#backend/database.types.ts';

/** Milliseconds after which a silent backend counts as out of reach. */
export const timeout = 15_000;

export const accountsUrl = `${SUPABASE_URL}/auth/v1`;
export const publicHeaders = { apikey: SUPABASE_PUBLISHABLE_KEY };

export const fetchWithTimeout: typeof fetch = (input, init) =>
  fetch(input, { ...init, signal: AbortSignal.timeout(timeout) });

type Functions = Database['public']['Functions'];
/** The generated types, which do not know that a new post has neither id nor version. */
type Tables = {
  public: Omit<Database['public'], 'Functions'> & {
    Functions: Omit<Functions, 'publish_post'> & {
      publish_post: {
        Args: { post_id: number | null; expected: number | null; fields: Json };
        Returns: Json;
      };
    };
  };
};

let client: PostgrestClient<Tables> | null = null;

/** The tables with the rights of a visitor; `ask` gives a query those of who is signed in. */
export function getTables(): PostgrestClient<Tables> {
  client ??= new PostgrestClient<Tables>(`${SUPABASE_URL}/rest/v1`, {
    headers: {
      apikey: SUPABASE_PUBLISHABLE_KEY,
      authorization: `Bearer ${SUPABASE_PUBLISHABLE_KEY}`,
    },
    fetch: fetchWithTimeout,
    // Screens say at once what failed, and have a button that tries again.
    retry: false,
  });
  return client;
}
