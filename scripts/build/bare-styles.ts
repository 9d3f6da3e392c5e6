import type { Plugin } from 'vite';

/**
 * Takes Tailwind's banner off the styles: every page carries them, and nothing of Tailwind's own code is left in them. Its
 * selector for shadow trees goes too, of which there are none.
 */
export function bareStyles(): Plugin {
  return {
    name: 'bare-styles',
    enforce: 'pre',
    transform(code, id) {
      if (!/\.css($|\?)/.test(id) || !code.includes('/*! tailwindcss')) return undefined;
      const bare = code
        .replace(/\/\*! tailwindcss[^*]*\*\/\s*/g, '')
        .replaceAll(/:root,\s*:host\s*{/g, ':root{');
      return { code: bare, map: null };
    },
  };
}
