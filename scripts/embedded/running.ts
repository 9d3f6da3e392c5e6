import { localFolder, readStatus, type Status } from './status.ts';

/** How long a backend that says it runs may take to answer, in milliseconds. */
const patience = 5000;

async function answers({ backendUrl, publishableKey }: Status): Promise<boolean> {
  try {
    const response = await fetch(`${backendUrl}/auth/v1/health`, {
      headers: { apikey: publishableKey },
      signal: AbortSignal.timeout(patience),
    });
    return response.ok;
  } catch {
    return false;
  }
}

/** The embedded backend that runs on this machine and answers; null when there is none. */
export async function findRunning(local = localFolder): Promise<Status | null> {
  const status = readStatus(local);
  return status && (await answers(status)) ? status : null;
}
