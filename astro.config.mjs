import mdx from '@astrojs/mdx';
import react from '@astrojs/react';
import sitemap from '@astrojs/sitemap';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig, envField } from 'astro/config';
import { bareStyles } from './scripts/build/bare-styles.ts';
import { islandEntries } from './scripts/build/island-entries.ts';
import { keptPages, keptPagesFolder } from './scripts/build/kept-pages.ts';
import { makePageDates } from './scripts/build/page-dates.ts';
import { publishFiles } from './scripts/build/publish-files.ts';
import { wholeZod } from './scripts/build/whole-zod.ts';
import { isPrivatePath } from './src/config/private-paths.ts';

/** Pages that ask search engines to stay away are not in the sitemap. */
const isListed = (page) => {
  const { pathname } = new URL(page);
  return !isPrivatePath(pathname) && !/\/(~404|plan)\/?$/.test(pathname);
};

let dateOf;
/** Dates are read when the sitemap is written: other commands have no blog to read them from. */
const addDate = (item) => {
  dateOf ??= makePageDates();
  const lastmod = dateOf(new URL(item.url).pathname.replace(/(.)\/$/, '$1'));
  return lastmod ? { ...item, lastmod } : item;
};

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
  cacheDir: keptPagesFolder,
  experimental: { incrementalBuild: true },
  outDir: process.env.OUT_DIR || 'dist',
  integrations: [
    react(),
    mdx(),
    sitemap({
      filter: isListed,
      serialize: addDate,
      namespaces: { news: false, xhtml: false, image: false, video: false },
    }),
    publishFiles(),
    keptPages(),
  ],
  vite: {
    plugins: [tailwindcss(), bareStyles(), islandEntries(), wholeZod()],
    build: { modulePreload: false, cssMinify: 'lightningcss' },
  },
});
