/** Which content security policy goes with which path: one for each top folder of the site, from its built pages. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { routes } from '#config/routes.ts';
import type { HeaderRule } from '#lib/hosting/cdn.ts';
import { addContents, emptyContents, type PageContents, toContentPolicy } from './content-policy.ts';
import { listFiles } from './list-files.ts';

/** Articles share one template: a few tell the hashes of all. */
const articlesToRead = 3;

/** What the CDN takes: rules in the file, and characters in a line of it. */
const limits = { rules: 100, line: 2000 };

const name = 'Content-Security-Policy';

export interface PolicySources {
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

/** What the pages hold in each top folder of the site; '' holds the pages at the top, the 404 among them. */
export function readFolders(dist: string): Map<string, Folder> {
  const folders = new Map<string, Folder>();
  let articles = 0;
  for (const file of listFiles(dist)) {
    if (!file.endsWith('.html')) continue;
    const parts = file.split(/[\\/]/);
    const top = parts.length > 1 ? (parts[0] ?? '') : '';
    const folder = folders.get(top) ?? { contents: emptyContents(), deep: false };
    folders.set(top, folder);
    if (parts.length > 2) folder.deep = true;
    if (top === 'blog' && ++articles > articlesToRead) continue;
    addContents(readFileSync(join(dist, file), 'utf8'), folder.contents);
  }
  return folders;
}

/** One policy for all pages, for hosts that cannot tell folders apart. */
export function toSharedPolicy(folders: ReadonlyMap<string, Folder>, sources: PolicySources): string {
  const contents = unite([...folders.values()].map((folder) => folder.contents));
  const further = sources.wordpress ? [sources.wordpress] : [];
  return toContentPolicy(contents, [...sources.imageHosts, ...further], [sources.backend, ...further]);
}

/**
 * The policy of one folder. WordPress is asked, and its pictures shown, by the screens that copy from it and by no
 * other page.
 */
function toPolicy(folder: string, contents: PageContents, sources: PolicySources): string {
  const further = `/${folder}` === routes.syncTool && sources.wordpress ? [sources.wordpress] : [];
  // Staff see a picture when they add it; whether readers will is the article's business.
  const pictures = `/${folder}` === routes.admin ? ['https:'] : sources.imageHosts;
  return toContentPolicy(contents, [...pictures, ...further], [sources.backend, ...further]);
}

/**
 * The header rules with a policy for the pages at the top and everything missing, and one for each folder of pages.
 * Throws when they have grown past what the CDN takes.
 */
export function addPolicies(
  rules: readonly HeaderRule[],
  folders: ReadonlyMap<string, Folder>,
  sources: PolicySources,
): HeaderRule[] {
  const top = folders.get('')?.contents ?? emptyContents();
  // The CDN takes the last of two rules for one path, so the policy joins the rule that is there.
  const everywhere = rules.map((rule) =>
    rule.path === '/*' ? { ...rule, headers: { ...rule.headers, [name]: toPolicy('', top, sources) } } : rule,
  );
  const inFolders = [...folders]
    .filter(([folder]) => folder !== '')
    .flatMap(([folder, { contents, deep }]) => {
      // A missing page inside a folder shows the 404 of the top.
      const headers = { [name]: toPolicy(folder, unite([contents, top]), sources) };
      return [`/${folder}`, ...(deep ? [`/${folder}/*`] : [])].map((path) => ({ path, headers }));
    });
  const all = [...everywhere, ...inFolders];
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
