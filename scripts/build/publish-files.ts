/** After the pages: the files a host reads (`_headers`, `_redirects`), and the blog's own 404. */
import { copyFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { getBlog } from '#backend/blog/snapshot.ts';
import { headerRules } from '#config/headers.ts';
import { openFolders, routes } from '#config/routes.ts';
import { aliases } from '#lib/aliases.ts';
import { listMovedArticles } from '#lib/blog/moved.ts';
import { type Redirect, toHeadersFile, toRedirectsFile, toRewrites } from '#lib/hosting/cdn.ts';
import type { Environment } from '#schemas/environment.ts';
import { bundleVariables } from './bundle-variables.ts';
import { mostImageHosts } from './content-policy.ts';
import { writeHostingFiles } from './hosting-files.ts';
import { writeOfflineWorker } from './offline-worker.ts';
import { addPolicies, readFolders, toSharedPolicy } from './page-policies.ts';

/**
 * Tells the staff screens when the pages were made. Whoever wants the same bytes twice fixes the moment, as everywhere, by
 * SOURCE_DATE_EPOCH in seconds.
 */
function writeBuildInfo(dist: string, posts: number): void {
  const fixed = process.env.SOURCE_DATE_EPOCH;
  const builtAt = (fixed ? new Date(Number(fixed) * 1000) : new Date()).toISOString();
  writeFileSync(join(dist, routes.buildInfo), JSON.stringify({ builtAt, posts }));
}

/** All addresses that lead to another. */
export const listRedirects = (): Redirect[] => [...aliases, ...listMovedArticles(getBlog().articles)];

const blogMissing = { drawn: join('blog', '~404', 'index.html'), published: join('blog', '404.html') };

/**
 * Writes them into the folder of the built pages, whose files are `pages`; `code` is the folder of the code that drew
 * them.
 */
export function publishFiles(
  dist: string,
  pages: readonly string[],
  code: string,
  environment: Environment,
): void {
  const blog = getBlog();
  renameSync(join(dist, blogMissing.drawn), join(dist, blogMissing.published));
  rmSync(join(dist, dirname(blogMissing.drawn)), { recursive: true });

  const folders = readFolders(
    dist,
    pages.map((file) => (file === blogMissing.drawn ? blogMissing.published : file)),
  );
  const redirects = listRedirects();
  const { SUPABASE_URL: backend = bundleVariables.SUPABASE_URL, WORDPRESS_URL } = environment;
  const wordpress = WORDPRESS_URL ? new URL(WORDPRESS_URL).origin : null;
  if (blog.imageHosts.length > mostImageHosts) {
    console.warn(
      `Pictures of articles come from ${blog.imageHosts.length} hosts: past ${mostImageHosts}, pages with articles may show pictures of every host.`,
    );
  }
  const sources = { imageHosts: blog.imageHosts, backend, wordpress };
  const policies = addPolicies(headerRules, folders, sources);
  writeFileSync(join(dist, '_headers'), toHeadersFile(policies));
  writeFileSync(join(dist, '_redirects'), toRedirectsFile(redirects) + toRewrites(openFolders));
  // Hosts that do not rewrite show the nearest 404.html: the same page, which reads the address itself.
  for (const folder of openFolders) {
    copyFileSync(join(dist, folder, 'index.html'), join(dist, folder, '404.html'));
  }
  const policy = toSharedPolicy(folders, sources);
  writeHostingFiles({ rules: headerRules, policy, policies, redirects, openFolders });
  writeOfflineWorker(dist, code, environment.OFFLINE_COPY === 'on');
  writeBuildInfo(dist, blog.articles.length);
}
