import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { build } from 'esbuild';
import { routes } from '#config/routes.ts';
import { site } from '#config/site.ts';
import { catalogues } from '#data/catalogues/index.ts';
import { aliases } from '#lib/aliases.ts';
import { foldPath } from '#lib/fold-path.ts';
import type { Environment } from '#schemas/environment.ts';

const pages = [
  routes.pricing,
  ...catalogues.map(({ id }) => routes.catalogue(id)),
  routes.tests,
  routes.compare,
  routes.samples,
  routes.plan,
  routes.finderIndex,
  routes.planData,
];
/** The price lists have more names than one, in capitals above all, and links come with any. */
const others = Object.fromEntries(
  aliases
    .filter(({ from, to }) => from.startsWith(`${routes.pricing}/`) && pages.includes(to))
    .map(({ from, to }) => [foldPath(from), to]),
);
const offlineStyles = '/offline.css';

/** Takes an earlier worker off every device that has one: its pages, then itself. */
const remover = `addEventListener('install',e=>e.waitUntil(skipWaiting()));addEventListener('activate',e=>e.waitUntil(caches.keys().then(k=>Promise.all(k.map(n=>caches.delete(n)))).then(()=>registration.unregister())));\n`;

const hashedFile = /\/_astro\/[\w.~-]+\.(?:js|css|woff2)/g;
const imported = /["'`](?:\.\/|\/_astro\/)([\w.~-]+\.(?:js|css))["'`]/g;

/** The hashed files that the pages name, with everything those import. */
function listFiles(dist: string, texts: readonly string[]): string[] {
  const found = new Set(texts.flatMap((text) => text.match(hashedFile) ?? []));
  for (const file of found) {
    if (!file.endsWith('.js')) continue;
    const code = readFileSync(join(dist, file), 'utf8');
    for (const [, name] of code.matchAll(imported)) found.add(`/_astro/${name}`);
  }
  return [...found].sort();
}

const toFile = (path: string): string => (path.endsWith('.json') ? path : `${path}/index.html`);

async function bundleWorker(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: ['src/islands/Offline/worker.ts'],
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    target: 'es2022',
    logLevel: 'warning',
  });
  return outputFiles.map(({ text }) => text).join('');
}

async function toWorker(dist: string): Promise<string> {
  const texts = pages.map((path) => readFileSync(join(dist, toFile(path)), 'utf8'));
  const files = [offlineStyles, ...listFiles(dist, texts)];
  const styles = readFileSync(join(dist, offlineStyles), 'utf8');
  const hash = createHash('sha256')
    .update([...texts, ...files, styles].join('\0'))
    .digest('base64url');
  const kept = { name: `kept-${hash.slice(0, 12)}`, pages, files, others, phone: site.phone };
  return `const KEPT=${JSON.stringify(kept)};${await bundleWorker()}`;
}

/**
 * Writes /sw.js, which keeps the price lists, the finder, the plan and the sample guide for reading without a network;
 * switched off, one that removes what earlier ones have left.
 */
export function offlineCopy({ OFFLINE_COPY }: Environment): AstroIntegration {
  return {
    name: 'offline-copy',
    hooks: {
      'astro:build:done': async ({ dir }) => {
        const dist = fileURLToPath(dir);
        writeFileSync(join(dist, 'sw.js'), OFFLINE_COPY === 'on' ? await toWorker(dist) : remover);
      },
    },
  };
}
