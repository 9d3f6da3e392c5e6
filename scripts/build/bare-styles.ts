import type { Plugin } from 'vite';

/** Takes Tailwind's banner off the styles: every page carries them, and nothing of Tailwind's own code is left in them. */
export function bareStyles(): Plugin {
  return {
    name: 'bare-styles',
    enforce: 'pre',
    transform(code, id) {
      if (!/\.css($|\?)/.test(id) || !code.includes('/*! tailwindcss')) return undefined;
      return { code: code.replace(/\/\*! tailwindcss[^*]*\*\/\s*/g, ''), map: null };
    },
  };
}
