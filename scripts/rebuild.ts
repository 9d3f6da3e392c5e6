/**
 * `npm run rebuild`: calls the host's hook when staff have asked for a build; `--now` asks as well. On a schedule it stands
 * where no WordPress is copied from, so it deletes old messages, as `npm run sync` does.
 */
import { parseArgs } from 'node:util';
import { readEnvironment } from '#config/environment.ts';
import { locateBackend } from './embedded/locate-backend.ts';
import { callDeployHook } from './rebuild/hook.ts';
import { requestRebuild, serveRequests } from './rebuild/serve-requests.ts';
import { openDatabase } from './sync/database.ts';
import { deleteOldMessages, toDeletedLine } from './sync/old-messages.ts';

try {
  const { values } = parseArgs({ options: { now: { type: 'boolean', default: false } }, strict: true });
  const environment = readEnvironment();
  const hook = environment.DEPLOY_HOOK_URL;
  if (!hook) throw new Error('DEPLOY_HOOK_URL is missing: there is no hook to call (.env).');
  const backend = await locateBackend(environment);
  try {
    const database = openDatabase(backend.url, backend.secretKey, true);
    const deleted = await deleteOldMessages(database);
    if (deleted > 0) console.log(toDeletedLine(deleted));
    if (values.now) await requestRebuild(database, 'asked');
    const served = await serveRequests(database, () => callDeployHook(hook));
    if (served.kind === 'failed') throw new Error(served.why);
    console.log(served.kind === 'called' ? 'The host was asked to build.' : 'Nobody has asked for a build.');
  } finally {
    await backend.close();
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
