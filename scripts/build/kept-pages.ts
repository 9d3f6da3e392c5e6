/**
 * Pages with a key are kept between builds and used again while their key and their code are the same (Astro's
 * incremental build). A build that was cut off may leave a page that its list of kept pages does not know, so the next
 * one forgets the list and draws everything.
 */
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';

/** Each output folder has its own: two builds for different places never share kept pages. */
export const keptPagesFolder = process.env.OUT_DIR ? `${process.env.OUT_DIR}.kept` : '.local/kept-pages';

export function keptPages(): AstroIntegration {
  let mark = '';
  return {
    name: 'kept-pages',
    hooks: {
      'astro:config:setup': ({ command, config }) => {
        if (command !== 'build') return;
        const folder = fileURLToPath(config.cacheDir);
        mark = `${folder}unfinished`;
        if (existsSync(mark)) rmSync(`${folder}incremental-build.json`, { force: true });
        mkdirSync(folder, { recursive: true });
        writeFileSync(mark, '');
      },
      'astro:build:done': () => rmSync(mark),
    },
  };
}
