import type { Plugin } from 'vite';
import { openFolders } from '#config/routes.ts';
import { toAnsweringUrl } from '#lib/hosting/open-folders.ts';

/** Any address below an open folder shows the folder's page, as static hosts do by the rewrites of `_redirects`. */
export function serveOpenFolders(): Plugin {
  return {
    name: 'serve-open-folders',
    configureServer(server) {
      server.middlewares.use((request, _, next) => {
        if (request.url) request.url = toAnsweringUrl(request.url, openFolders);
        next();
      });
    },
  };
}
