import type { AstroIntegration } from 'astro';
import { openFolders } from '#config/routes.ts';
import { toAnsweringUrl } from '#lib/hosting/open-folders.ts';

/** In development any address below an open folder shows the folder's page, as hosts do by the rewrites of `_redirects`. */
export function openFolderPages(): AstroIntegration {
  return {
    name: 'open-folder-pages',
    hooks: {
      'astro:server:setup': ({ server }) => {
        server.middlewares.use((request, _, next) => {
          if (request.url) request.url = toAnsweringUrl(request.url, openFolders);
          next();
        });
      },
    },
  };
}
