import type { APIRoute } from 'astro';
import { getBlog } from '#backend/blog/blog.ts';
import { openFolders } from '#config/routes.ts';
import { aliases } from '#lib/aliases.ts';
import { listMovedArticles } from '#lib/blog/moved-articles.ts';
import { toFolderRedirects, toRedirectsFile, toRewrites } from '#lib/hosting/cdn.ts';
import { untranslatedFolders, untranslatedPages } from '#lib/hosting/other-languages.ts';

/** All addresses that lead to another, and the folders whose page answers every address below it. */
export const GET: APIRoute = async () => {
  const { articles } = await getBlog();
  return new Response(
    toRedirectsFile([...aliases, ...listMovedArticles(articles)]) +
      toRedirectsFile(untranslatedPages, 302) +
      toFolderRedirects(untranslatedFolders) +
      toRewrites(openFolders),
  );
};
