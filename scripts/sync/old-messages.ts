import type { SupabaseClient } from '@supabase/supabase-js';
import { z } from 'zod';

/** Deletes contact messages past the time they are kept, which the database knows; how many went. */
export async function deleteOldMessages(database: SupabaseClient): Promise<number> {
  const { data, error } = await database.rpc('delete_old_contacts');
  if (error) throw new Error(`old contact messages could not be deleted (${error.message})`);
  return z.number().int().parse(data);
}

export const toDeletedLine = (deleted: number): string =>
  `messages older than twelve months, deleted: ${deleted}`;
