/** Astro's development server, with what it does not know by itself about this site. */
import { dev } from 'astro';
import { readEnvironment } from '#config/environment.ts';
import { reactPreamble } from './react-preamble.ts';
import { serveOpenFolders } from './serve-open-folders.ts';

const { PORT } = readEnvironment();
await dev({
  server: { host: '127.0.0.1', port: PORT },
  vite: { plugins: [serveOpenFolders(), reactPreamble()] },
});
