import { copyFileSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { z } from 'zod';
import { localBackend } from '#config/build-environment.ts';
import { headerRules } from '#config/headers.ts';
import { prefixedLocales } from '#config/locales.ts';
import { missingPage, openFolders, routes } from '#config/routes.ts';
import { toHeadersFile } from '#lib/hosting/cdn.ts';
import type { Environment } from '#schemas/environment.ts';
import { mostImageHosts } from './policy/content-policy.ts';
import { addPolicies, readFolders } from './policy/page-policies.ts';
import { writeRedirectPages } from './redirect-pages.ts';

const buildInfoSchema = z.object({ imageHosts: z.array(z.string()) });

/** Folders with a page of their own for what is missing; where it is drawn, and where hosts look for it. */
const missingPages = ['blog', ...prefixedLocales].map((folder) => ({
  drawn: join(folder, missingPage, 'index.html'),
  published: join(folder, '404.html'),
}));

/** Where Astro puts a page: `about/` is about/index.html, `404/` is 404.html. */
function toFile(pathname: string): string {
  const path = decodeURI(pathname).replace(/\/$/, '');
  if (path === '404') return '404.html';
  return join(path, 'index.html');
}

/** Hosts show the nearest 404.html for what is missing: the blog and the languages have their own, and an open folder the page that reads the address. */
function placeMissingPages(dist: string): void {
  for (const { drawn, published } of missingPages) {
    renameSync(join(dist, drawn), join(dist, published));
    rmSync(join(dist, dirname(drawn)), { recursive: true });
  }
  for (const folder of openFolders)
    copyFileSync(join(dist, folder, 'index.html'), join(dist, folder, '404.html'));
}

/** Writes the files that the CDN reads beside the built pages: headers with the policy of each folder, and pages for moved addresses. */
export function hosting({ SUPABASE_URL, WORDPRESS_URL }: Environment): AstroIntegration {
  return {
    name: 'hosting',
    hooks: {
      'astro:build:done': ({ dir, pages, logger }) => {
        const dist = fileURLToPath(dir);
        placeMissingPages(dist);
        const { imageHosts } = buildInfoSchema.parse(
          JSON.parse(readFileSync(join(dist, routes.buildInfo), 'utf8')),
        );
        if (imageHosts.length > mostImageHosts)
          logger.warn(
            `Pictures of articles come from ${imageHosts.length} hosts: past ${mostImageHosts}, pages with articles may show pictures of every host.`,
          );
        const files = pages
          .map(({ pathname }) => toFile(pathname))
          .map((file) => missingPages.find(({ drawn }) => drawn === file)?.published ?? file);
        const policies = addPolicies(headerRules, readFolders(dist, files), {
          imageHosts,
          backend: SUPABASE_URL ?? localBackend,
          wordpress: WORDPRESS_URL ? new URL(WORDPRESS_URL).origin : null,
        });
        writeFileSync(join(dist, '_headers'), toHeadersFile(policies));
        writeRedirectPages(dist);
      },
    },
  };
}
