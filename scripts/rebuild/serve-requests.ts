import type { SupabaseClient } from '@supabase/supabase-js';
import { z } from 'zod';

/** What became of the requests for a build: nothing waited, they were served, or they were not and this is why. */
export type Served = { kind: 'nothing' } | { kind: 'called' } | { kind: 'failed'; why: string };

/** Builds the site, or asks its host to; resolves with what went wrong, or null. */
export type Builder = () => Promise<string | null>;

const requestSchema = z.number().int().nullable();

/** Leaves a request, as the screens do. */
export async function requestRebuild(database: SupabaseClient, reason: 'sync' | 'asked'): Promise<void> {
  const { error } = await database.rpc('request_rebuild', { reason });
  if (error) throw new Error(`the rebuild could not be asked for (${error.message})`);
}

/** Builds once for all that waits, and writes down what became of it. */
export async function serveRequests(database: SupabaseClient, build: Builder): Promise<Served> {
  const { data, error } = await database.rpc('take_rebuild');
  if (error) return { kind: 'failed', why: `the requests for a build could not be read (${error.message})` };
  const request = requestSchema.parse(data);
  if (request === null) return { kind: 'nothing' };
  const problem = await build();
  const ended = await database.rpc('end_rebuild', { request, problem });
  if (problem) return { kind: 'failed', why: problem };
  // The build is made either way; unmarked, the request is only served once more.
  return ended.error
    ? { kind: 'failed', why: `the rebuild was asked for but not marked (${ended.error.message})` }
    : { kind: 'called' };
}
