import mdx from '@astrojs/mdx';
import react from '@astrojs/react';
import tailwindcss from '@tailwindcss/vite';
import { bareStyles } from './scripts/build/bare-styles.ts';
import { belowStyles } from './scripts/build/below-styles.ts';
import { bundleVariables } from './scripts/build/bundle-variables.ts';
import { faceStyles } from './scripts/build/face-styles.ts';
import { hookFilters } from './scripts/build/hook-filters.ts';
import { inlineScripts } from './scripts/build/inline-scripts.ts';
import { islandAddresses } from './scripts/build/island-addresses.ts';
import { clientFolder, keepCode } from './scripts/build/keep-code.ts';
import { outputFolder } from './scripts/build/output-folder.ts';
import { shortTokens } from './scripts/build/short-tokens.ts';

/** Set by the build command, which draws the pages itself; without it Astro builds plain pages into dist/. */
const code = process.env.CODE_FOLDER;

/**
 * Without the helpers of `astro/config`: they bring an optimizer of SVG along, which is an eighth of the bundling's time.
 *
 * @type {import('astro').AstroUserConfig}
 */
export default {
  site: process.env.SITE_URL || 'http://127.0.0.1:4321',
  output: 'static',
  trailingSlash: 'never',
  // Folders with an index.html are found by every file host; the CDN serves them without the slash.
  build: { format: 'directory', inlineStylesheets: 'always', concurrency: 4 },
  compressHTML: 'jsx',
  devToolbar: { enabled: false },
  env: {
    schema: Object.fromEntries(
      Object.entries(bundleVariables).map(([name, fallback]) => [
        name,
        { type: 'string', context: 'client', access: 'public', default: fallback },
      ]),
    ),
  },
  outDir: code ? clientFolder(code) : outputFolder,
  integrations: [react(), mdx(), ...(code ? [keepCode(code)] : [])],
  vite: {
    plugins: [
      belowStyles(),
      tailwindcss(),
      faceStyles(),
      bareStyles(),
      shortTokens('src/styles/tokens.css'),
      inlineScripts(),
      islandAddresses(code ? undefined : outputFolder),
      ...(code ? [hookFilters()] : []),
    ],
    build: { cssMinify: 'lightningcss' },
  },
};
