import mdx from '@astrojs/mdx';
import react from '@astrojs/react';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig, envField } from 'astro/config';
import { bareStyles } from './scripts/build/bare-styles.ts';
import { islandEntries } from './scripts/build/island-entries.ts';
import { clientFolder, keepCode } from './scripts/build/keep-code.ts';
import { wholeZod } from './scripts/build/whole-zod.ts';

/** Set by the build command, which draws the pages itself; without it Astro builds plain pages into dist/. */
const code = process.env.CODE_FOLDER;

export default defineConfig({
  site: process.env.SITE_URL || 'http://127.0.0.1:4321',
  output: 'static',
  trailingSlash: 'never',
  // Folders with an index.html are found by every file host; the CDN serves them without the slash.
  build: { format: 'directory', inlineStylesheets: 'always', concurrency: 4 },
  compressHTML: true,
  devToolbar: { enabled: false },
  env: {
    schema: {
      CHAT_NUMBER: envField.string({ context: 'client', access: 'public', default: '919810000000' }),
      SUPABASE_URL: envField.string({
        context: 'client',
        access: 'public',
        default: 'http://127.0.0.1:54321',
      }),
      SUPABASE_PUBLISHABLE_KEY: envField.string({ context: 'client', access: 'public', default: '' }),
      WORDPRESS_URL: envField.string({ context: 'client', access: 'public', default: '' }),
    },
  },
  outDir: code ? clientFolder(code) : process.env.OUT_DIR || 'dist',
  integrations: [react(), mdx(), ...(code ? [keepCode(code)] : [])],
  vite: {
    plugins: [tailwindcss(), bareStyles(), islandEntries(), wholeZod()],
    build: { modulePreload: false, cssMinify: 'lightningcss' },
  },
});
