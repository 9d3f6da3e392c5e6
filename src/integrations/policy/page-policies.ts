/**
 * Which content security policy goes with which path: one for home, one for each top folder of the site, from its built
 * pages. A policy holds what its own pages need and no more: it is shorter, too, and travels in the first flight.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { defaultLocale, splitLocale } from '#config/locales.ts';
import { routes } from '#config/routes.ts';
import type { HeaderRule } from '#lib/hosting/cdn.ts';
import {
  addContents,
  emptyContents,
  type PageContents,
  toContentPolicy,
  toPictureSources,
} from './content-policy.ts';

/** Articles share one template: a few tell the hashes of all. */
const articleFolder = '/blog';
const articlesToRead = 3;

/** What the CDN takes: rules in the file, and characters in a line of it. */
const limits = { rules: 100, line: 2000 };

const name = 'Content-Security-Policy';

/** Whatever is missing shows the 404, below every folder of pages and of files. */
const everything = '/*';
const home = '/';

/** Where pages show pictures of articles; all others do without their hosts. */
const articlePaths: ReadonlySet<string> = new Set([home, articleFolder, routes.blog, routes.blogFeed]);

export interface PolicySources {
  /** Hosts that pictures of articles come from, without `www.`. */
  imageHosts: readonly string[];
  backend: string;
  /** Origin of the WordPress that the sync screens copy from; null where none is set. */
  wordpress: string | null;
}

export interface Folder {
  contents: PageContents;
  /** Whether there are pages below the folder's own. */
  deep: boolean;
}

/** Joins what folders hold. */
function unite(all: readonly PageContents[]): PageContents {
  return {
    scripts: new Set(all.flatMap(({ scripts }) => [...scripts])),
    styles: new Set(all.flatMap(({ styles }) => [...styles])),
    map: all.some(({ map }) => map),
  };
}

/**
 * The path that a page's policy is sent for, with all below it, and whether the page is below it: its top folder, in its language;
 * `/` or `/hi` for home alone, `/*` for what is missing.
 */
function toPath(file: string): { path: string; isDeep: boolean } {
  const { locale, route } = splitLocale(`/${file.replaceAll('\\', '/')}`);
  const [top = '', ...rest] = route.slice(1).split('/');
  const prefix = locale === defaultLocale ? '' : `/${locale}`;
  if (rest.length > 0) return { path: `${prefix}/${top}`, isDeep: rest.length > 1 };
  return { path: top === 'index.html' ? prefix || home : everything, isDeep: false };
}

/**
 * What the built pages hold, of these files in the folder, by the path of their policy. Throws when an article holds a script that no page of the
 * site's own text has: whatever came with its words, a policy never allows it.
 */
export function readFolders(dist: string, files: readonly string[]): Map<string, Folder> {
  const folders = new Map<string, Folder>();
  const articles: { file: string; contents: PageContents }[] = [];
  for (const file of files) {
    if (!file.endsWith('.html')) continue;
    const { path, isDeep } = toPath(file);
    const folder = folders.get(path) ?? { contents: emptyContents(), deep: false };
    folders.set(path, folder);
    folder.deep ||= isDeep;
    const isArticle = path === articleFolder && isDeep;
    if (isArticle && articles.length === articlesToRead) continue;
    const contents = isArticle ? emptyContents() : folder.contents;
    if (isArticle) articles.push({ file, contents });
    addContents(readFileSync(join(dist, file), 'utf8'), contents);
  }
  const known = unite([...folders.values()].map(({ contents }) => contents)).scripts;
  for (const { file, contents } of articles) {
    if (!contents.scripts.isSubsetOf(known))
      throw new Error(`${file} has a script that no page of the site's own text has. Nothing allows it.`);
  }
  const blog = folders.get(articleFolder);
  if (blog) blog.contents = unite([blog.contents, ...articles.map(({ contents }) => contents)]);
  return folders;
}

/**
 * The pictures that the pages of a path show. Staff see a picture when they add it; whether readers will is the article's
 * business. The screens that copy show an article as it will be.
 */
function toPictures(path: string, imageHosts: readonly string[]): string[] {
  if (path === routes.admin) return ['https:'];
  return articlePaths.has(splitLocale(path).route) || path === routes.syncTool
    ? toPictureSources(imageHosts)
    : [];
}

/**
 * The policy of one path. WordPress is asked, wherever staff say it is, by the screens that copy from it and by no
 * other page.
 */
function toPolicy(path: string, contents: PageContents, sources: PolicySources): string {
  const isSync = path === routes.syncTool;
  const wordpress = isSync && sources.wordpress ? [sources.wordpress] : [];
  const pictures = [...toPictures(path, sources.imageHosts), ...wordpress];
  // Staff may type another address than the one of the build.
  return toContentPolicy(contents, pictures, [sources.backend, ...wordpress, ...(isSync ? ['https:'] : [])]);
}

/**
 * The header rules with a policy for everything, which fits what is missing, and others for home and for each folder of
 * pages. Throws when they have grown past what the CDN takes.
 */
export function addPolicies(
  rules: readonly HeaderRule[],
  folders: ReadonlyMap<string, Folder>,
  sources: PolicySources,
): HeaderRule[] {
  const missing = folders.get(everything)?.contents ?? emptyContents();
  const fallback = toPolicy(everything, missing, sources);
  // The CDN takes the last of two rules for one path, so the policy joins the rule that is there.
  const everywhere = rules.map((rule) =>
    rule.path === everything ? { ...rule, headers: { ...rule.headers, [name]: fallback } } : rule,
  );
  const ofPages = [...folders]
    .filter(([path]) => path !== everything)
    .flatMap(([path, { contents, deep }]) => {
      // A missing page inside a folder shows the 404.
      const shown = path === home ? contents : unite([contents, missing]);
      const headers = { [name]: toPolicy(path, shown, sources) };
      return [path, ...(deep ? [`${path}/*`] : [])].map((covered) => ({ path: covered, headers }));
    });
  const all = [...everywhere, ...ofPages];
  checkLimits(all);
  return all;
}

function checkLimits(rules: readonly HeaderRule[]): void {
  if (rules.length > limits.rules) {
    throw new Error(
      `_headers has ${rules.length} rules; the CDN takes ${limits.rules}. Let folders share one.`,
    );
  }
  for (const { path, headers } of rules) {
    for (const [header, value] of Object.entries(headers)) {
      const length = `  ${header}: ${value}`.length;
      if (length > limits.line) {
        throw new Error(
          `${header} of ${path} has ${length} characters; the CDN takes ${limits.line}. Let pages share their inline styles, or allow fewer picture hosts.`,
        );
      }
    }
  }
}
