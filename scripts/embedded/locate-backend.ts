import { join } from 'node:path';
import { requireKey } from '#config/require-key.ts';
import type { Environment } from '#schemas/environment.ts';
import { findRunning } from './running.ts';
import { localFolder } from './status.ts';

export type LocatedBackend = {
  /** Origin, without a final slash. */
  url: string;
  publishableKey: string;
  /** Reading it throws one clear line when the surroundings do not give it. */
  readonly secretKey: string;
  /** Stops what was started for this call, nothing else. */
  close(): Promise<void>;
};

const nothingToClose = () => Promise.resolve();

/** The hosted backend that the environment names; null when it names none. */
export function toHostedBackend(environment: Environment): LocatedBackend | null {
  const { SUPABASE_URL: url, SUPABASE_SECRET_KEY: secret } = environment;
  const publishableKey = requireKey(environment);
  if (!url || !publishableKey) return null;
  return {
    url,
    publishableKey,
    get secretKey() {
      if (!secret)
        throw new Error('SUPABASE_SECRET_KEY is missing: this command needs it beside SUPABASE_URL (.env).');
      return secret;
    },
    close: nothingToClose,
  };
}

async function locateLocal(environment: Environment, local: string): Promise<LocatedBackend> {
  const running = await findRunning(local);
  if (running) {
    const { backendUrl: url, publishableKey, secretKey } = running;
    return { url, publishableKey, secretKey, close: nothingToClose };
  }
  // Imported only here: its database is of 350 files, for which whoever has a backend would wait.
  const { startEmbedded } = await import('./start.ts');
  return startEmbedded({
    folder: join(local, 'backend'),
    port: 0,
    siteUrl: environment.SITE_URL,
    seed: true,
  });
}

/** The backend of the environment, else the one that runs on this machine, else one started for this call. */
export async function locateBackend(environment: Environment, local = localFolder): Promise<LocatedBackend> {
  const hosted = toHostedBackend(environment);
  if (hosted) return hosted;
  const { url, publishableKey, secretKey, close } = await locateLocal(environment, local);
  const { SUPABASE_SECRET_KEY: meant = secretKey } = environment;
  return {
    url,
    publishableKey,
    get secretKey() {
      // Who gives a key means a hosted backend: an answer from this machine would mislead.
      if (meant !== secretKey)
        throw new Error(
          'SUPABASE_URL is missing: SUPABASE_SECRET_KEY is set, and the two go together (.env).',
        );
      return secretKey;
    },
    close: () => close(),
  };
}
