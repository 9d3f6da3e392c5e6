/** After the pages: the files a host reads (`_headers`, `_redirects`), the blog's own 404, and pages for moved addresses. */
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { getBlog } from '#backend/blog/snapshot.ts';
import { headerRules } from '#config/headers.ts';
import { listMovedArticles } from '#lib/blog/moved.ts';
import { type Redirect, toHeadersFile, toRedirectPage, toRedirectsFile } from '#lib/host-files.ts';
import { addInlineHashes, type InlineHashes, toContentPolicy } from './content-policy.ts';

/** Articles share one template: a few tell the hashes of all. */
const articlesToRead = 3;

function collectHashes(dist: string): InlineHashes {
  const hashes: InlineHashes = { scripts: new Set(), styles: new Set() };
  let articles = 0;
  for (const file of readdirSync(dist, { recursive: true, encoding: 'utf8' }).sort()) {
    if (!file.endsWith('.html')) continue;
    if (/^blog[\\/]/.test(file) && ++articles > articlesToRead) continue;
    addInlineHashes(readFileSync(join(dist, file), 'utf8'), hashes);
  }
  return hashes;
}

/** A host that does not read `_redirects` still finds the page. */
function writeRedirectPages(dist: string, redirects: readonly Redirect[]): void {
  for (const { from, to } of redirects) {
    const folder = join(dist, decodeURIComponent(from));
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, 'index.html'), toRedirectPage(to));
  }
}

export function publishFiles(): AstroIntegration {
  return {
    name: 'publish-files',
    hooks: {
      'astro:build:done': ({ dir }) => {
        const dist = fileURLToPath(dir);
        const blog = getBlog();
        renameSync(join(dist, 'blog/~404/index.html'), join(dist, 'blog/404.html'));
        rmSync(join(dist, 'blog/~404'), { recursive: true });

        const backend = process.env.SUPABASE_URL ?? 'http://127.0.0.1:54321';
        const policy = toContentPolicy(collectHashes(dist), blog.imageHosts, backend);
        const [everywhere, ...others] = headerRules;
        const rules = [
          { ...everywhere, headers: { ...everywhere.headers, 'Content-Security-Policy': policy } },
          ...others,
        ];
        const redirects = listMovedArticles(blog.articles);
        writeFileSync(join(dist, '_headers'), toHeadersFile(rules));
        writeFileSync(join(dist, '_redirects'), toRedirectsFile(redirects));
        writeRedirectPages(dist, redirects);
      },
    },
  };
}
