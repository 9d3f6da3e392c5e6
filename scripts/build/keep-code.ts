/**
 * Lets Astro bundle the pages into a folder and leave the drawing to the page writer (`draw-pages.ts`). Such a folder has
 * `client/`, what browsers load, and `pages/`, the code that draws pages. `bundle-islands.ts` adds `islands.json`, the
 * addresses of the islands' scripts, and `worker.js`, the service worker but for what it keeps.
 */
import { renameSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';

export const clientFolder = (code: string): string => join(code, 'client');
export const pagesFolder = (code: string): string => join(code, 'pages');
/** Until Astro, which empties its folder first, has written `client/`. */
export const islandsFolder = (code: string): string => join(code, 'islands');
export const islandsFile = (code: string): string => join(code, 'islands.json');
export const workerFile = (code: string): string => join(code, 'worker.js');

export function keepCode(folder: string): AstroIntegration {
  let bundle = '';
  return {
    name: 'keep-code',
    hooks: {
      'astro:config:done': ({ config }) => {
        // Where Astro puts the code of pages when the output folder lies inside the project.
        bundle = fileURLToPath(new URL('.prerender', config.outDir));
      },
      'astro:build:start': ({ setPrerenderer }) =>
        setPrerenderer({
          name: 'keep-code',
          setup: async () => renameSync(bundle, pagesFolder(folder)),
          getStaticPaths: async () => [],
          render: () => Promise.reject(new Error('Pages are drawn by the page writer.')),
        }),
    },
  };
}
