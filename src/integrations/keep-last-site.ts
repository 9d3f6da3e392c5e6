import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { mirrorFolder } from './mirror-folder.ts';

/** Where a site is built; its files are published when all of them are there. */
const workshop = '.local/built/';

/** Leaves the last site where it is until the next one is whole: a build that fails takes nothing away. */
export function keepLastSite(): AstroIntegration {
  let published: URL;
  return {
    name: 'keep-last-site',
    hooks: {
      'astro:config:setup': ({ command, config, updateConfig }) => {
        if (command === 'preview') return;
        published = config.outDir;
        // For every other command alike: Astro empties the store of the collections when the config changes.
        updateConfig({ outDir: new URL(workshop, config.root) });
      },
      'astro:build:done': ({ dir }) => mirrorFolder(fileURLToPath(dir), fileURLToPath(published)),
    },
  };
}
