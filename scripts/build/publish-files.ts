/** After the pages: the files a host reads (`_headers`, `_redirects`), the blog's own 404, and pages for moved addresses. */
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { getBlog } from '#backend/blog/snapshot.ts';
import { aliases } from '#config/aliases.ts';
import { headerRules } from '#config/headers.ts';
import { listMovedArticles } from '#lib/blog/moved.ts';
import {
  type HeaderRule,
  type Redirect,
  toHeadersFile,
  toRedirectPage,
  toRedirectsFile,
} from '#lib/host-files.ts';
import { addInlineHashes, type InlineHashes, toContentPolicy } from './content-policy.ts';

/** Articles share one template: a few tell the hashes of all. */
const articlesToRead = 3;

/** Hashes of the pages in each top folder of the site; '' holds the pages at the top, the 404 among them. */
function collectHashes(dist: string): Map<string, InlineHashes> {
  const folders = new Map<string, InlineHashes>();
  let articles = 0;
  for (const file of readdirSync(dist, { recursive: true, encoding: 'utf8' }).sort()) {
    if (!file.endsWith('.html')) continue;
    const parts = file.split(/[\\/]/);
    const folder = parts.length > 1 ? (parts[0] ?? '') : '';
    if (folder === 'blog' && ++articles > articlesToRead) continue;
    const hashes = folders.get(folder) ?? { scripts: new Set(), styles: new Set() };
    addInlineHashes(readFileSync(join(dist, file), 'utf8'), hashes);
    folders.set(folder, hashes);
  }
  return folders;
}

/** The header rules with a policy for the pages at the top and everything missing, and one for each folder of pages. */
function addPolicies(
  rules: readonly HeaderRule[],
  dist: string,
  imageHosts: readonly string[],
  backend: string,
): HeaderRule[] {
  const folders = collectHashes(dist);
  const top = folders.get('') ?? { scripts: new Set(), styles: new Set() };
  const name = 'Content-Security-Policy';
  // The CDN takes the last of two rules for one path, so the policy joins the rule that is there.
  const everywhere = rules.map((rule) =>
    rule.path === '/*'
      ? { ...rule, headers: { ...rule.headers, [name]: toContentPolicy(top, imageHosts, backend) } }
      : rule,
  );
  const inFolders = [...folders]
    .filter(([folder]) => folder !== '')
    .flatMap(([folder, own]) => {
      // A missing page inside a folder shows the 404 of the top.
      const hashes = { scripts: own.scripts.union(top.scripts), styles: own.styles.union(top.styles) };
      const headers = { [name]: toContentPolicy(hashes, imageHosts, backend) };
      return [`/${folder}`, `/${folder}/*`].map((path) => ({ path, headers, replaces: [name] }));
    });
  return [...everywhere, ...inFolders];
}

/** A host that does not read `_redirects` still finds the page. */
function writeRedirectPages(dist: string, redirects: readonly Redirect[]): void {
  for (const { from, to } of redirects) {
    const folder = join(dist, decodeURIComponent(from));
    const page = join(folder, 'index.html');
    // Where the file system does not tell capitals apart, the page itself lies here.
    if (existsSync(page)) continue;
    mkdirSync(folder, { recursive: true });
    writeFileSync(page, toRedirectPage(to));
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
        const rules = addPolicies(headerRules, dist, blog.imageHosts, backend);
        const redirects = [...aliases, ...listMovedArticles(blog.articles)];
        writeFileSync(join(dist, '_headers'), toHeadersFile(rules));
        writeFileSync(join(dist, '_redirects'), toRedirectsFile(redirects));
        writeRedirectPages(dist, redirects);
      },
    },
  };
}
