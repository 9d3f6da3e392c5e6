/** The backend for as long as a command runs: the hosted one of the environment, or the embedded one. */
import { join } from 'node:path';
import type { Environment } from '#schemas/environment.ts';
import { toHostedBackend } from '../embedded/locate-backend.ts';
import { startEmbedded } from '../embedded/start.ts';
import { localFolder, publishStatus } from '../embedded/status.ts';

export const backendFolder = join(localFolder, 'backend');

export type Session = {
  url: string;
  publishableKey: string;
  /** Of the embedded backend alone: requests for a build are served here. */
  secretKey?: string;
  /** What people at the terminal want to know of it. */
  lines: string[];
  close(): Promise<void>;
};

/** Starts the embedded backend and says in `.local/status.json` where it is. */
export async function openEmbedded(environment: Environment): Promise<Session & { secretKey: string }> {
  const backend = await startEmbedded({
    folder: backendFolder,
    port: environment.BACKEND_PORT,
    siteUrl: environment.SITE_URL,
    seed: true,
  });
  const { url, publishableKey, secretKey, accounts, mailDir } = backend;
  const removeStatus = publishStatus({
    siteUrl: `http://127.0.0.1:${environment.PORT}`,
    backendUrl: url,
    publishableKey,
    secretKey,
    accounts,
    mailDir,
  });
  return {
    url,
    publishableKey,
    secretKey,
    lines: [
      `Backend   ${url}`,
      `Mails     ${mailDir}`,
      'Accounts  (e-mail, password)',
      ...Object.entries(accounts).map(
        ([kind, { email, password }]) => `  ${kind.padEnd(14)}${email.padEnd(28)}${password}`,
      ),
    ],
    async close() {
      removeStatus();
      await backend.close();
    },
  };
}

/** The hosted backend when the environment names one, else the embedded one. */
export async function openSession(environment: Environment): Promise<Session> {
  const hosted = toHostedBackend(environment);
  if (!hosted) return openEmbedded(environment);
  const { url, publishableKey, close } = hosted;
  return {
    url,
    publishableKey,
    close,
    lines: [`Backend   ${url} (SUPABASE_URL is set: no embedded backend was started)`],
  };
}

/** What a build or a development server needs to know of the session. */
export function toVariables(environment: Environment, { url, publishableKey }: Session) {
  return {
    SITE_URL: environment.SITE_URL,
    SUPABASE_URL: url,
    SUPABASE_PUBLISHABLE_KEY: publishableKey,
    ASTRO_TELEMETRY_DISABLED: '1',
    DO_NOT_TRACK: '1',
  };
}
