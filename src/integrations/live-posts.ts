import type { AstroIntegration } from 'astro';

/** Milliseconds between two looks at the posts table while the development server runs. */
const every = 5000;

/** Keeps the development server's articles up to date with the posts table. */
export function livePosts(): AstroIntegration {
  return {
    name: 'live-posts',
    hooks: {
      'astro:server:setup': ({ server, refreshContent }) => {
        const timer = setInterval(() => refreshContent?.({ loaders: ['posts', 'categories'] }), every);
        server.httpServer?.once('close', () => clearInterval(timer));
      },
    },
  };
}
