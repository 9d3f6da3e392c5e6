import mdx from '@astrojs/mdx';
import react from '@astrojs/react';
import sitemap from '@astrojs/sitemap';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig, envField } from 'astro/config';
import { islandEntries } from './scripts/build/island-entries.ts';
import { publishFiles } from './scripts/build/publish-files.ts';

/** Pages for one person's eyes, which also ask search engines to stay away, are not in the sitemap. */
const unlisted = /\/(~404|login|signup|forgot-password|reset-password|confirm|profile|my-pets|plan)\/?$/;
const isListed = (page) => !unlisted.test(new URL(page).pathname);

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
    },
  },
  outDir: process.env.OUT_DIR || 'dist',
  integrations: [react(), mdx(), sitemap({ filter: isListed }), publishFiles()],
  vite: {
    plugins: [tailwindcss(), islandEntries()],
    build: { modulePreload: false, cssMinify: 'lightningcss' },
  },
});
