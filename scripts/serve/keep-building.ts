/** Serves requests for a build on this machine, where no host does. */
import { setTimeout as pause } from 'node:timers/promises';
import { type Builder, serveRequests } from '../rebuild/serve-requests.ts';
import { openDatabase } from '../sync/database.ts';

/** Milliseconds between two looks for requests. */
const every = 2000;

/** Looks for requests until it is stopped; what fails is said and tried again. */
export async function keepBuilding(
  { url, secretKey }: { url: string; secretKey: string },
  build: Builder,
  stop: AbortSignal,
): Promise<void> {
  const database = openDatabase(url, secretKey, true);
  while (!stop.aborted) {
    try {
      const served = await serveRequests(database, build);
      if (served.kind === 'failed' && !stop.aborted) console.error(`Rebuild: ${served.why}`);
    } catch (error) {
      if (!stop.aborted) console.error('Rebuild:', error);
    }
    await pause(every, undefined, { signal: stop }).catch(() => undefined);
  }
}
