/// <reference types="astro/client" />

declare module 'virtual:islands' {
  /** The address of the built entry of `src/islands/<name>/mount.tsx`; throws when there is none. */
  export function islandUrl(name: string): string;
  /** The loader of islands, minified, for one inline script. */
  export const loaderScript: string;
}
