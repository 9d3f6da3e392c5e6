/** What search engines, chats and feed readers find, over every file of the built site. */
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { splitLocale } from '#config/locales.ts';
import { openFolders, routes } from '#config/routes.ts';
import { catalogues } from '#data/catalogues/index.ts';
import { packages } from '#data/packages.ts';
import { listedEntries } from '#lib/catalogue/lookup.ts';
import { formatRupees } from '#lib/money.ts';
import { siteUrl, workFolder } from './address.ts';
import { expect, test } from './site.ts';
import { examine, type Kind, listClaims, listNames } from './structured-data.ts';

const dist = join(workFolder, 'dist');

interface Found {
  path: string;
  html: string;
  title: string;
  description: string;
  canonical: string;
  image: string;
  index: boolean;
}

const unescapeHtml = (text: string): string =>
  text
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&#34;', '"')
    .replaceAll('&#38;', '&')
    .replaceAll('&lt;', '<')
    .replaceAll('&amp;', '&');
const pick = (html: string, pattern: RegExp): string => unescapeHtml(pattern.exec(html)?.[1] ?? '');

/** What the worker shows in place of a page that is not saved has no address. */
const isPage = (file: string): boolean => file.endsWith('.html') && !file.startsWith('offline/');

function readPages(): Found[] {
  return readdirSync(dist, { recursive: true, encoding: 'utf8' })
    .filter(isPage)
    .map((file) => ({ file, html: readFileSync(join(dist, file), 'utf8') }))
    .filter(({ html }) => !html.includes('http-equiv="refresh"'))
    .map(({ file, html }) => ({
      path: encodeURI(`/${file.replace(/(^|\/)index\.html$/, '').replace(/\.html$/, '')}`),
      html,
      title: pick(html, /<title>([^<]*)<\/title>/),
      description: pick(html, /<meta name="description"[^>]* content="([^"]*)"/),
      canonical: pick(html, /<link rel="canonical" href="([^"]*)"/),
      image: pick(html, /<meta property="og:image" content="([^"]*)"/),
      index: !html.includes('<meta name="robots" content="noindex"'),
    }));
}

/** Pages that are found by whoever looks for them by name, and are offered to nobody. */
const doors: string[] = [routes.login, routes.signup, routes.forgotPassword];

let pages: Found[];
let listed: Found[];
test.beforeAll(() => {
  pages = readPages();
  listed = pages.filter(({ index }) => index);
});

/** As readers count: an emoji or a Devanagari syllable is one. */
const countCharacters = (text: string): number => [...new Intl.Segmenter('en').segment(text)].length;

/** Values that more than one page has, each with those pages. */
function findShared(of: readonly Found[], key: 'title' | 'description' | 'canonical'): string[] {
  const byValue = Map.groupBy(of, (page) => page[key]);
  return [...byValue]
    .filter(([, same]) => same.length > 1)
    .map(([value, same]) => `${value}: ${same.map(({ path }) => path).join(' ')}`);
}

test('every page has a title, a description and an address of its own', () => {
  expect(listed.length).toBeGreaterThan(220);
  for (const { path, html, title, description, canonical } of listed) {
    const isArticle = path.startsWith('/blog/');
    // What stands in a search result whole; an article has the words that its author gave it.
    expect(title.length, `${path}: ${title}`).toBeGreaterThan(isArticle ? 0 : 15);
    expect(title.length, `${path}: ${title}`).toBeLessThanOrEqual(isArticle ? Infinity : 65);
    expect(description.length, `${path}: ${description}`).toBeGreaterThan(
      isArticle ? 5 : doors.includes(path) ? 30 : 69,
    );
    expect(countCharacters(description), `${path}: ${description}`).toBeLessThanOrEqual(
      isArticle ? 243 : 160,
    );
    expect(canonical, path).toBe(`${siteUrl}${path}`);
    expect(html, path).toContain(`<meta property="og:type" content="${isArticle ? 'article' : 'website'}">`);
    expect(html, path).toContain(`<meta property="og:url" content="${canonical}">`);
    expect(html.match(/<h1[\s>]/g), path).toHaveLength(1);
  }
  // What search engines are asked to leave alone does not send them elsewhere either.
  const copies = openFolders.map((folder) => `${folder}/404`);
  for (const { path, canonical } of pages.filter(({ path }) => !copies.includes(path)))
    expect(canonical, path).toBe(new URL(path, siteUrl).href);
  // Two articles copied from a blog may share their title; the laboratory's own pages may not.
  const own = listed.filter(({ path }) => !path.startsWith('/blog/'));
  expect(findShared(own, 'title')).toEqual([]);
  expect(findShared(own, 'description')).toEqual([]);
  expect(findShared(listed, 'canonical')).toEqual([]);
});

test('every page names a picture for shared links, which is there, of the right size and light', async () => {
  const images = new Set(pages.map(({ image }) => image));
  for (const { path, html, image } of pages) {
    expect(image, path).toMatch(new RegExp(`^${siteUrl}/og/[\\w-]{12}\\.jpg$`));
    expect(html, path).toContain('<meta property="og:image:width" content="1200">');
    expect(html, path).toContain('<meta property="og:image:height" content="630">');
    expect(html, path).toMatch(/<meta property="og:image:alt" content="[^"]+">/);
    expect(html, path).toContain('<meta name="twitter:card" content="summary_large_image">');
  }
  for (const image of images) {
    const file = join(dist, new URL(image).pathname);
    expect(statSync(file).size, image).toBeLessThanOrEqual(60_000);
    const { width, height, format } = await sharp(file).metadata();
    expect({ width, height, format }).toEqual({ width: 1200, height: 630, format: 'jpeg' });
  }
  const tests = listed.filter(({ path }) => /^\/tests\/[^/]+$/.test(path) && path !== '/tests/by-problem');
  expect(tests).toHaveLength(listedEntries.length);
  expect(new Set(tests.map(({ image }) => image)).size).toBe(listedEntries.length);
  const services = listed.filter(({ path }) => path.startsWith('/services/'));
  expect(new Set(services.map(({ image }) => image)).size).toBe(5);
});

const dataBlock = /<script type="application\/ld\+json">([\s\S]*?)<\/script>/g;

/** Each block of structured data of a page. */
const readData = (html: string): string[] => [...html.matchAll(dataBlock)].map(([, json = '']) => json);

test('structured data is what search engines ask for', () => {
  const seen = new Map<string, Kind[]>();
  for (const { path, html } of pages) {
    for (const json of readData(html)) {
      const { kinds, faults } = examine(json);
      expect(faults, path).toEqual([]);
      seen.set(path, [...(seen.get(path) ?? []), ...kinds]);
    }
  }
  const wanted: [RegExp, Kind[]][] = [
    [/^\/about$/, ['laboratory']],
    [/^\/faq$/, ['faqPage']],
    [/^\/tests\/(?!by-problem)[^/]+$/, ['medicalTest', 'breadcrumbs']],
    [/^\/tests\/by-problem\/[^/]+$/, ['breadcrumbs']],
    [/^\/pricing\/[^/]+$/, ['breadcrumbs']],
    [/^\/services\/[^/]+$/, ['breadcrumbs']],
    [/^\/branch\/[^/]+$/, ['laboratory', 'breadcrumbs']],
    [/^\/blog\/[^/]+$/, ['blogPosting', 'breadcrumbs']],
  ];
  for (const [pattern, kinds] of wanted) {
    const matching = listed.filter(({ path }) => pattern.test(path));
    expect(matching.length, String(pattern)).toBeGreaterThan(0);
    for (const { path } of matching)
      expect(seen.get(path) ?? [], path).toEqual(expect.arrayContaining(kinds));
  }
  const names = pages.flatMap(({ path, html }) =>
    readData(html).map((json) => ({ ...listNames(JSON.parse(json)), ...splitLocale(path) })),
  );
  const described = names.flatMap((each) => each.described);
  const inLanguages = names.flatMap((each) => each.described.map((id) => `${each.locale} ${id}`));
  expect(new Set(inLanguages).size, 'described once in a language').toBe(inLanguages.length);
  const unknown = names.flatMap(({ named }) => named).filter((id) => !described.includes(id));
  expect([...new Set(unknown)], 'named and nowhere described').toEqual([]);
  const bad = examine('{"@context":"https://schema.org","@type":"FAQPage","mainEntity":[]}');
  expect(bad.faults).toHaveLength(1);
});

test('structured data says nothing that its page does not show', () => {
  let claims = 0;
  for (const { path, html } of pages) {
    const shown = unescapeHtml(html.replace(dataBlock, '')).replaceAll(siteUrl, '');
    for (const claim of readData(html).flatMap(listClaims)) {
      claims++;
      expect(shown, path).toContain(claim.replace(siteUrl, ''));
    }
  }
  expect(claims).toBeGreaterThan(1500);
});

test('the sitemap lists exactly the pages that may be found but the doors of accounts, with the days of their last change', () => {
  const index = readFileSync(join(dist, 'sitemap-index.xml'), 'utf8');
  const files = [...index.matchAll(/<loc>([^<]*)<\/loc>/g)].map(
    ([, address = '']) => new URL(address).pathname,
  );
  const entries = files.flatMap((file) =>
    [
      ...readFileSync(join(dist, file), 'utf8').matchAll(
        /<url><loc>([^<]*)<\/loc>(?:<lastmod>([^<]*)<\/lastmod>)?/g,
      ),
    ].map(([, address = '', day]) => ({ path: new URL(unescapeHtml(address)).pathname, day })),
  );
  const offered = listed.map(({ path }) => path).filter((path) => !doors.includes(path));
  expect(offered).toHaveLength(listed.length - doors.length);
  expect(entries.map(({ path }) => path).sort()).toEqual(offered.sort());
  for (const { path, day } of entries) {
    if (/^\/(blog|tests|pricing)/.test(path)) expect(day, path).toBeDefined();
    if (day) expect(Date.parse(day), path).toBeLessThanOrEqual(Date.now() + 86_400_000);
  }
  const robots = readFileSync(join(dist, 'robots.txt'), 'utf8');
  expect(robots).toContain(`Sitemap: ${siteUrl}/sitemap-index.xml`);
});

test('the manifest names icons that are there', async () => {
  const manifest: { icons: { src: string; sizes: string; purpose?: string }[]; start_url: string } =
    JSON.parse(readFileSync(join(dist, 'manifest.webmanifest'), 'utf8'));
  expect(manifest.start_url).toBe('/');
  expect(manifest.icons.map(({ sizes }) => sizes)).toEqual(expect.arrayContaining(['192x192', '512x512']));
  expect(manifest.icons.some(({ purpose }) => purpose === 'maskable')).toBe(true);
  for (const { src, sizes } of manifest.icons.filter(({ sizes }) => sizes !== 'any')) {
    const { width, height } = await sharp(join(dist, src)).metadata();
    expect(`${width}x${height}`).toBe(sizes);
  }
  expect(existsSync(join(dist, 'favicon.ico'))).toBe(true);
  expect((await sharp(join(dist, 'apple-touch-icon.png')).metadata()).width).toBe(180);
  for (const { html, path } of pages)
    expect(html, path).toContain('<link rel="manifest" href="/manifest.webmanifest">');
});

test('words in Devanagari say that they are Hindi', () => {
  const titled = listed.filter(({ title }) => /[\u0900-\u097f]/.test(title));
  const isWhole = ({ path }: Found) => splitLocale(path).locale === 'hi';
  const whole = titled.filter(isWhole);
  const hindi = titled.filter((page) => !isWhole(page));
  expect(whole.length).toBeGreaterThan(1);
  for (const { path, html } of whole) expect(html, path).toContain('<html lang="hi-IN">');
  expect(hindi.length).toBeGreaterThan(1);
  for (const { path, html } of hindi) {
    expect(html, path).toMatch(/<h1 class="[^"]*" lang="hi">/);
    expect(html, path).toMatch(/<(p|h2)[^>]* lang="hi"/);
    expect(html, path).toContain('"inLanguage":"hi"');
  }
  const archive = pages.filter(({ path }) => path.startsWith('/blogs/archive'));
  for (const { html, path } of archive)
    for (const [link] of html.matchAll(/<a [^>]*>[\u0900-\u097f][^<]*<\/a>/g))
      expect(link, path).toContain(' lang="hi"');
});

test('llms.txt and the feed lead to pages that are there', () => {
  const paths = new Set(pages.map(({ path }) => path));
  const isThere = (address: string) => {
    const { pathname } = new URL(address);
    return paths.has(pathname) || existsSync(join(dist, decodeURIComponent(pathname)));
  };
  const llms = readFileSync(join(dist, 'llms.txt'), 'utf8');
  expect(llms).toMatch(/^# .+\n\n> /);
  const links = [...llms.matchAll(/\]\(([^)]+)\)/g)].map(([, address = '']) => address);
  expect(links.length).toBeGreaterThan(30);
  expect(links.filter((address) => !isThere(address))).toEqual([]);
  // At today's prices.
  for (const { name, price } of packages.items) expect(llms).toContain(`${name} ${formatRupees(price)}`);
  for (const { title, description, entries } of catalogues) {
    const lowest = formatRupees(Math.min(...entries.map(({ price }) => price)));
    expect(llms, title).toMatch(new RegExp(`: ${description} .* from ${lowest}\\n`));
  }
  const feed = readFileSync(join(dist, 'rss.xml'), 'utf8');
  expect(feed).toContain(`<atom:link href="${siteUrl}/rss.xml" rel="self" type="application/rss+xml"/>`);
  const items = [...feed.matchAll(/<link>([^<]*)<\/link>/g)].map(([, address = '']) => unescapeHtml(address));
  expect(items.length).toBeGreaterThan(10);
  expect(items.filter((address) => !isThere(address))).toEqual([]);
});
