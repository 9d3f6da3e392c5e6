import { globSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { AstroIntegration } from 'astro';
import { findUnsourced } from '#schemas/article-note.ts';

/** Reads every data file before anything is built: what cannot be stops the build while the last site still lies there. */
export function checkedData(): AstroIntegration {
  return {
    name: 'checked-data',
    hooks: {
      'astro:config:setup': async ({ command }) => {
        if (command !== 'build') return;
        for (const file of globSync('src/data/**/*.ts'))
          await import(/* @vite-ignore */ pathToFileURL(resolve(file)).href);
        const { articleNotes } = await import('#data/article-notes.ts');
        const slugs = globSync('supabase/seeds/posts/*.sql').map((file) => basename(file, '.sql'));
        const unsourced = findUnsourced('src/data/article-notes.ts', slugs, articleNotes);
        if (unsourced.length > 0) throw new Error(unsourced.join('\n'));
      },
    },
  };
}
