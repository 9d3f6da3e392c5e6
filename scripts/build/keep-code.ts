/**
 * Lets Astro bundle the site into a folder and leave the drawing to the page writer (`draw-pages.ts`): `client/` holds what
 * browsers load, `pages/` the code that draws pages, `islands.json` the addresses of the islands' scripts, `worker.js` the
 * service worker but for what it keeps. Drawing adds `compiled/`, what Node has made of that code.
 */
import { renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { buildSync } from 'esbuild';
import { islandRegistry } from './island-registry.ts';

export const clientFolder = (code: string): string => join(code, 'client');
export const pagesFolder = (code: string): string => join(code, 'pages');
export const compiledFolder = (code: string): string => join(code, 'compiled');
export const islandsFile = (code: string): string => join(code, 'islands.json');
export const workerFile = (code: string): string => join(code, 'worker.js');

function bundleWorker(target: string): void {
  buildSync({
    entryPoints: ['src/islands/Offline/worker.ts'],
    outfile: target,
    bundle: true,
    minify: true,
    format: 'iife',
    target: 'es2022',
    logLevel: 'warning',
  });
}

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
          setup: async () => {
            renameSync(bundle, pagesFolder(folder));
            bundleWorker(workerFile(folder));
            writeFileSync(islandsFile(folder), JSON.stringify(Reflect.get(globalThis, islandRegistry)));
          },
          getStaticPaths: async () => [],
          render: () => Promise.reject(new Error('Pages are drawn by the page writer.')),
        }),
    },
  };
}
