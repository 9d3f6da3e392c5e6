import { createClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { sleepByClock } from '#backend/wordpress/client/transport.ts';
import { syncWordPress } from '#backend/wordpress/sync.ts';
import { type Bench, openBench } from './bench.ts';

let bench: Bench;
beforeAll(async () => {
  bench = await openBench();
});
afterAll(() => bench.close());
beforeEach(async () => {
  bench.wordpress.reset();
  bench.wordpress.shorten();
  await bench.emptyBlog();
});

/** Copies as a screen would: with the public key and whoever is signed in. */
async function copyAs(account: { email: string; password: string } | null) {
  const database = createClient(bench.backend.url, bench.backend.publishableKey, {
    auth: { persistSession: false, autoRefreshToken: false },
  });
  if (account) expect((await database.auth.signInWithPassword(account)).error).toBeNull();
  return syncWordPress({
    from: bench.wordpress.url,
    full: false,
    dryRun: false,
    allowRemovals: false,
    database,
    transport: {
      fetch,
      timeout: 5000,
      retries: 0,
      backoff: 1,
      sleep: sleepByClock,
      signal: new AbortController().signal,
      onRetry: () => undefined,
    },
    onStep: () => undefined,
    holder: 'a screen',
    isGone: () => false,
  });
}

describe('copying without the secret key', () => {
  it('works for staff', async () => {
    const { report } = await copyAs(bench.backend.accounts.staff);
    expect(report.posts.added).toBe(130);
    expect((await bench.snapshot()).posts).toHaveLength(130);
    expect(await bench.leftovers()).toEqual([]);
  });

  it.each(['nobody', 'pet_owner', 'veterinarian', 'clinic'] as const)('is refused to %s', async (who) => {
    // The embedded backend tells its console of every refusal.
    const quiet = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    await expect(copyAs(who === 'nobody' ? null : bench.backend.accounts[who])).rejects.toThrow(
      /the database failed while starting the run/,
    );
    quiet.mockRestore();
    expect(await bench.snapshot()).toEqual({ posts: [], categories: [] });
    expect(await bench.backend.sql('select * from public.sync_runs')).toEqual([]);
  });
});
