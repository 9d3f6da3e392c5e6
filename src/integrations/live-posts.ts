import type { AstroIntegration } from 'astro';

/** Milliseconds between two looks at the posts table while the development server runs. */
const every = 5000;

/** Tells the loaders which command runs, and keeps the development server's articles up to date with the posts table. */
export function livePosts(): AstroIntegration {
  return {
    name: 'live-posts',
    hooks: {
      'astro:config:setup': ({ command, updateConfig }) => {
        updateConfig({ vite: { define: { 'import.meta.env.COMMAND': JSON.stringify(command) } } });
      },
      'astro:server:setup': ({ server, refreshContent }) => {
        const timer = setInterval(() => refreshContent?.({ loaders: ['posts', 'categories'] }), every);
        server.httpServer?.once('close', () => clearInterval(timer));
      },
    },
  };
}
