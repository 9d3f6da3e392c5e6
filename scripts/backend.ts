/** `npm run backend`: the embedded backend alone, until Ctrl-C. `--reset` deletes its data first. */
import { readEnvironment } from '#config/environment.ts';
import { resetData } from './embedded/reset.ts';
import { backendFolder, openEmbedded } from './serve/session.ts';
import { listenForStop, untilAborted } from './serve/stop-signal.ts';

try {
  const unknown = process.argv.slice(2).filter((part) => part !== '--reset');
  if (unknown.length > 0)
    throw new Error(`Unknown: ${unknown.join(' ')}. Usage: npm run backend [-- --reset]`);
  const environment = readEnvironment();
  const stop = listenForStop();
  if (process.argv.includes('--reset')) resetData(backendFolder);
  const session = await openEmbedded(environment);
  try {
    console.log(
      [
        ...session.lines,
        `Publishable key  ${session.publishableKey}`,
        `Secret key       ${session.secretKey}`,
        'Ctrl-C stops it.',
      ].join('\n'),
    );
    await untilAborted(stop);
  } finally {
    await session.close();
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
