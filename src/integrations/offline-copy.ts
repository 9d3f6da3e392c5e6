import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { AstroIntegration } from 'astro';
import { build } from 'esbuild';
import { fill } from '#config/fill.ts';
import { defaultLocale, type Locale, localeCodes, localePath, locales } from '#config/locales.ts';
import { routes } from '#config/routes.ts';
import { site } from '#config/site.ts';
import { catalogues } from '#data/catalogues/index.ts';
import type { offline } from '#i18n/en/offline.ts';
import { aliases } from '#lib/aliases.ts';
import { foldPath } from '#lib/fold-path.ts';
import type { Environment } from '#schemas/environment.ts';

/** Kept with all below them, once a page there is visited. */
const sections = [routes.pricing, routes.tests, routes.compare, routes.samples, routes.plan, routes.planData];
/** Kept ahead. */
const pages = [...sections, ...catalogues.map(({ id }) => routes.catalogue(id)), routes.finderIndex];
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

const readWords = async (locale: Locale): Promise<typeof offline> =>
  (await import(/* @vite-ignore */ pathToFileURL(resolve(`src/i18n/${locale}/offline.ts`)).href)).offline;

/** What stands in for a page that is not on the device. */
function toNotSaved(
  locale: Locale,
  { title, heading, notSaved, links, mayCall, call }: typeof offline,
): string {
  const list = [
    [routes.pricing, links.pricing],
    [routes.tests, links.tests],
    [routes.plan, links.plan],
    [routes.samples, links.samples],
  ].map(([path = '', name]) => `<li><a href="${localePath(path, locale)}">${name}</a>`);
  const { shown, tel } = site.phone;
  return `<!doctype html><html lang="${locales[locale].lang}"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>${title}</title><link rel="stylesheet" href="${offlineStyles}"><main><h1>${heading}</h1><p>${notSaved}</p><ul>${list.join('')}</ul><p>${mayCall}</p><p><a href="tel:${tel}">${fill(call, { phone: shown })}</a></p></main></html>`;
}

/** Writes the page of a language for what is not saved; gives what the worker holds of that language. */
async function writeLanguage(dist: string, locale: Locale) {
  const words = await readWords(locale);
  const notSaved = `/offline/${locale}`;
  mkdirSync(join(dist, notSaved), { recursive: true });
  writeFileSync(join(dist, toFile(notSaved)), toNotSaved(locale, words));
  const { format, saved, offline, fault, silent } = words;
  return {
    // Those without one of this language in English.
    pages: pages.map((path) => localePath(path, locale)),
    notSaved,
    words: { format, saved, offline, fault, silent },
  };
}

async function toWorker(dist: string): Promise<string> {
  const languages = Object.fromEntries(
    await Promise.all(
      localeCodes.map(async (locale) => [locale, await writeLanguage(dist, locale)] as const),
    ),
  );
  const everyPage = [
    ...new Set(Object.values(languages).flatMap((language) => [...language.pages, language.notSaved])),
  ];
  const texts = everyPage.map((path) => readFileSync(join(dist, toFile(path)), 'utf8'));
  const files = [offlineStyles, routes.tubeDrawings, ...listFiles(dist, texts)];
  const unhashed = [offlineStyles, routes.tubeDrawings].map((path) => readFileSync(join(dist, path), 'utf8'));
  const hash = createHash('sha256')
    .update([...texts, ...files, ...unhashed, JSON.stringify(languages)].join('\0'))
    .digest('base64url');
  const kept = {
    name: `kept-${hash.slice(0, 12)}`,
    defaultLocale,
    languages,
    sections,
    files,
    styles: offlineStyles,
    others,
  };
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
