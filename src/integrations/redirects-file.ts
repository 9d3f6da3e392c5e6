import type { AstroIntegration } from 'astro';

/** Adds `/_redirects`, which the CDN reads. By a route of its own, since Astro leaves out pages whose names begin with `_`. */
export function redirectsFile(): AstroIntegration {
  return {
    name: 'redirects-file',
    hooks: {
      'astro:config:setup': ({ injectRoute }) =>
        injectRoute({
          pattern: '/_redirects',
          entrypoint: './src/integrations/redirects-route.ts',
          prerender: true,
        }),
    },
  };
}
