import { rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { AstroIntegration } from 'astro';
import { mirrorFolder } from './mirror-folder.ts';

/** Where the site of a folder is built: another for each, since two may be built at once. */
function toWorkshop(root: URL, published: URL): URL {
  const [from, to] = [fileURLToPath(root), fileURLToPath(published)];
  const name = relative(from, to).replace(/[\\/]/g, '+');
  return pathToFileURL(`${join(from, '.local/built', name)}/`);
}

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
        updateConfig({ outDir: toWorkshop(config.root, published) });
      },
      'astro:build:done': ({ dir }) => {
        mirrorFolder(fileURLToPath(dir), fileURLToPath(published));
        rmSync(dir, { recursive: true });
      },
    },
  };
}
