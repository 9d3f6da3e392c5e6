/** The copying as a screen runs it: the same library, with the session of who is signed in. Heavy, so fetched when it is wanted. */
import { SUPABASE_PUBLISHABLE_KEY, SUPABASE_URL } from 'astro:env/client';
import { createClient } from '@supabase/supabase-js';
import { type AuthClient, loadToken } from '#backend/session.ts';
import { sleepByClock } from '#backend/wordpress/client/transport.ts';
import { type SyncOutcome, type SyncRequest, syncWordPress } from '#backend/wordpress/sync.ts';
import { SyncError } from '#lib/wordpress/errors.ts';

/** Milliseconds a whole answer may take. */
const timeout = 15_000;

export type Copying = Pick<SyncRequest, 'from' | 'full' | 'allowRemovals' | 'onStep'> & {
  auth: AuthClient;
  /** Who runs it, for the record of runs. */
  email: string;
  signal: AbortSignal;
  /** Told before a request is repeated. */
  onRetry: (message: string) => void;
};

export function copyFromWordPress({ auth, email, signal, onRetry, ...rest }: Copying): Promise<SyncOutcome> {
  const accessToken = async (): Promise<string> => {
    const token = await loadToken(auth);
    if (!token.ok) throw new SyncError('your session has ended: sign in again');
    return token.value;
  };
  return syncWordPress({
    ...rest,
    dryRun: false,
    database: createClient(SUPABASE_URL, SUPABASE_PUBLISHABLE_KEY, { accessToken }),
    transport: {
      // Called without its window, a browser's fetch refuses.
      fetch: (input, init) => fetch(input, init),
      timeout,
      retries: 1,
      backoff: 500,
      sleep: sleepByClock,
      signal,
      onRetry,
    },
    holder: `a screen of ${email}`,
    isGone: () => false,
  });
}
