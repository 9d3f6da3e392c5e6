import { globSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { AstroIntegration } from 'astro';
import { routes } from '#config/routes.ts';
import { site } from '#config/site.ts';
import { findUnsourced } from '#schemas/article-note.ts';
import { parseData } from '#schemas/parse-data.ts';
import { routesSchema } from '#schemas/routes.ts';
import { siteSchema } from '#schemas/site.ts';
import { listLostRoutes } from './lost-routes.ts';
import { listMissingPictures } from './missing-pictures.ts';

/** Those of one page; the others are made for each test, article and so on. */
const paths = Object.fromEntries(
  Object.entries(routes).flatMap(([name, path]) => (typeof path === 'string' ? [[name, path]] : [])),
);

/** Reads every data file before anything is built: what cannot be is told by name at once. */
export function checkedData(): AstroIntegration {
  return {
    name: 'checked-data',
    hooks: {
      'astro:config:setup': async ({ command }) => {
        if (command !== 'build') return;
        // The browser reads these without zod.
        parseData('src/config/site.ts', siteSchema, { ...site, social: [...site.social] });
        parseData('src/config/routes.ts', routesSchema, paths);
        const faults: string[] = [];
        for (const file of globSync('src/data/**/*.ts').sort()) {
          const facts: unknown = await import(/* @vite-ignore */ pathToFileURL(resolve(file)).href);
          faults.push(...listMissingPictures(file, facts));
        }
        const { articleNotes } = await import('#data/article-notes.ts');
        const slugs = globSync('supabase/seeds/posts/*.sql').map((file) => basename(file, '.sql'));
        faults.push(...findUnsourced('src/data/article-notes.ts', slugs, articleNotes));
        if (faults.length > 0) throw new Error(faults.join('\n'));
      },
      'astro:build:done': ({ dir }) => {
        const lost = listLostRoutes('src/config/routes.ts', paths, fileURLToPath(dir));
        if (lost.length > 0) throw new Error(lost.join('\n'));
      },
    },
  };
}
