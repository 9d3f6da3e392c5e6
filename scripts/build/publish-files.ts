/** After the pages: the files a host reads (`_headers`, `_redirects`), the blog's own 404, and pages for moved articles. */
import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { getBlog } from '#backend/blog/snapshot.ts';
import { headerRules } from '#config/headers.ts';
import { listMovedArticles } from '#lib/blog/moved.ts';
import { toHeadersFile, toRedirectPage, toRedirectsFile } from '#lib/host-files.ts';

export function publishFiles(): AstroIntegration {
  return {
    name: 'publish-files',
    hooks: {
      'astro:build:done': ({ dir }) => {
        const dist = fileURLToPath(dir);
        renameSync(join(dist, 'blog/~404/index.html'), join(dist, 'blog/404.html'));
        rmSync(join(dist, 'blog/~404'), { recursive: true });

        const moved = listMovedArticles(getBlog().articles);
        writeFileSync(join(dist, '_headers'), toHeadersFile(headerRules));
        writeFileSync(join(dist, '_redirects'), toRedirectsFile(moved));
        // A host that does not read `_redirects` still finds the article.
        for (const { oldSlug, to } of moved) {
          const folder = join(dist, 'blog', oldSlug);
          mkdirSync(folder, { recursive: true });
          writeFileSync(join(folder, 'index.html'), toRedirectPage(to));
        }
      },
    },
  };
}

