/**
 * `npm run build`: reads the blog into its snapshot, then writes the whole site into dist/. With `-- --from-snapshot` the
 * blog is not read again. With `-- --precompress` each text gets packed copies beside it, for hosts that do not pack by
 * themselves.
 */
import { parseArgs } from 'node:util';
import { z } from 'zod';

// Before any schema is made: most are used a few times, and code for each would take longer than it saves.
z.config({ jitless: true });

try {
  const { values } = parseArgs({
    options: {
      'from-snapshot': { type: 'boolean', default: false },
      precompress: { type: 'boolean', default: false },
    },
  });
  // Imported only here, so that a fault in a data file, which is found while it is loaded, is one line as well.
  const { buildSite } = await import('./build/build-site.ts');
  await buildSite({ fromSnapshot: values['from-snapshot'], packed: values.precompress });
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
