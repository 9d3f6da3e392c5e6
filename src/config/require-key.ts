import type { Environment } from '#schemas/environment.ts';

/** The publishable key of the hosted backend; null when no backend is named. Throws when only the key is missing. */
export function requireKey({ SUPABASE_URL, SUPABASE_PUBLISHABLE_KEY }: Environment): string | null {
  if (!SUPABASE_URL) return null;
  if (SUPABASE_PUBLISHABLE_KEY) return SUPABASE_PUBLISHABLE_KEY;
  throw new Error(
    'SUPABASE_PUBLISHABLE_KEY is missing: SUPABASE_URL is set, and the two go together (.env).',
  );
}
