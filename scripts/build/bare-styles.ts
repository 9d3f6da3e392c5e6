import type { Plugin } from 'vite';

/** Without the line ends between the files they are made of, and the blanks after commas, which the minifier leaves in some. */
export const pack = (styles: string): string =>
  styles.replace(/(?<=[;}])\n/g, '').replace(/("[^"]*"|'[^']*')|, +/g, (_, quoted?: string) => quoted ?? ',');

/**
 * Takes off the styles what every page would carry for nothing: Tailwind's banner, of whose own code nothing is left in
 * them; its selector for shadow trees, of which there are none; and idle white space.
 */
export function bareStyles(): Plugin {
  return {
    name: 'bare-styles',
    enforce: 'pre',
    transform: {
      filter: { id: /\.css($|\?)/, code: '/*! tailwindcss' },
      handler(code) {
        const bare = code
          .replace(/\/\*! tailwindcss[^*]*\*\/\s*/g, '')
          .replaceAll(/:root,\s*:host\s*{/g, ':root{');
        return { code: bare, map: null };
      },
    },
    generateBundle: {
      order: 'pre',
      handler(_options, bundle) {
        for (const file of Object.values(bundle)) {
          if (file.type !== 'asset' || !file.fileName.endsWith('.css') || typeof file.source !== 'string')
            continue;
          file.source = pack(file.source);
        }
      },
    },
  };
}
