/// <reference types="astro/client" />
import 'astro';

declare module 'astro' {
  interface AstroClientDirectives {
    /** Hydrates at the first sign of life on the page (src/integrations/intent-directive.ts). */
    'client:intent'?: boolean | { stored: string };
  }
}
