import type { AstroIntegration } from 'astro';

/** Adds `client:intent`: an island is fetched and hydrated at the first sign of life on the page, not before. */
export function intentDirective(): AstroIntegration {
  return {
    name: 'intent-directive',
    hooks: {
      'astro:config:setup': ({ addClientDirective }) =>
        addClientDirective({ name: 'intent', entrypoint: './src/integrations/intent-directive.ts' }),
    },
  };
}
