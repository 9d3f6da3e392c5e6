import mdx from '@astrojs/mdx';
import react from '@astrojs/react';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig, envField } from 'astro/config';
import { loadBuildEnvironment, localBackend } from './src/config/build-environment.ts';
import { defaultLocale, localeCodes } from './src/config/locales.ts';
import { checkedData } from './src/integrations/checked-data.ts';
import { hosting } from './src/integrations/hosting.ts';
import { intentDirective } from './src/integrations/intent.ts';
import { keepLastSite } from './src/integrations/keep-last-site.ts';
import { livePosts } from './src/integrations/live-posts.ts';
import { offlineCopy } from './src/integrations/offline-copy.ts';
import { openFolderPages } from './src/integrations/open-folder-pages.ts';
import { redirectsFile } from './src/integrations/redirects-file.ts';
import { datedSitemap } from './src/integrations/sitemap-entries.ts';

const environment = loadBuildEnvironment();
const publicText = { context: 'client', access: 'public' };

/** On a slow line each further file waits for the one that names it: React, plan links and filters come in one file each. */
const codeSplitting = {
  groups: [
    { name: 'react', test: /node_modules\/(react|react-dom|scheduler|nanostores|@nanostores)\// },
    { name: 'plan-link', test: /\/src\/islands\/PlanLink\// },
    { name: 'filter', test: /\/src\/islands\/shared\/(FilterForm|use-catalogue-filter)/ },
  ],
};

export default defineConfig({
  site: environment.SITE_URL,
  trailingSlash: 'never',
  cacheDir: '.local/astro',
  // Folders with an index.html are found by every file host; the CDN serves them without the slash. Pages are drawn while
  // link pictures are encoded.
  build: { format: 'directory', inlineStylesheets: 'always', concurrency: 4 },
  i18n: { locales: localeCodes, defaultLocale, routing: 'manual' },
  devToolbar: { enabled: false },
  env: {
    schema: {
      CHAT_NUMBER: envField.string({ ...publicText, default: '919810000000' }),
      SUPABASE_URL: envField.string({ ...publicText, default: localBackend }),
      SUPABASE_PUBLISHABLE_KEY: envField.string({ ...publicText, default: '' }),
      WORDPRESS_URL: envField.string({ ...publicText, default: '' }),
    },
  },
  integrations: [
    checkedData(),
    react(),
    mdx(),
    datedSitemap(),
    redirectsFile(),
    intentDirective(),
    hosting(environment),
    offlineCopy(environment),
    livePosts(),
    openFolderPages(),
    // At the end: publishes what the others have written.
    keepLastSite(),
  ],
  vite: {
    plugins: [tailwindcss()],
    environments: {
      client: { build: { rolldownOptions: { output: { codeSplitting } } } },
    },
  },
});
