import { globSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { AstroIntegration } from 'astro';

/** Reads every data file before anything is built: what cannot be stops the build while the last site still lies there. */
export function checkedData(): AstroIntegration {
  return {
    name: 'checked-data',
    hooks: {
      'astro:config:setup': async ({ command }) => {
        if (command !== 'build') return;
        for (const file of globSync('src/data/**/*.ts'))
          await import(/* @vite-ignore */ pathToFileURL(resolve(file)).href);
      },
    },
  };
}
