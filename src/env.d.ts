/// <reference types="astro/client" />

declare module 'virtual:islands' {
  /** The address of the built entry of `src/islands/<name>/mount.tsx`; throws when there is none. */
  export function islandUrl(name: string): string;
  /** The addresses of the scripts that entry imports, each after those that it needs itself, with spaces between. */
  export function islandParts(name: string): string;
}

declare module '*?minified' {
  /** The file's text as a script inside a page. */
  const script: string;
  export default script;
}
