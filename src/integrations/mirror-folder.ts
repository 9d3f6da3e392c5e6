import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';

/** Everything in a folder, hidden files and folders too. */
const list = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true }).map((entry) => ({
    path: relative(folder, join(entry.parentPath, entry.name)),
    isFolder: entry.isDirectory(),
  }));

/** What Astro spares as well when it empties a folder: some hosts publish a branch. */
const isOfGit = (path: string): boolean => /^\.git(?:\/|$)/.test(path);

/** Makes one folder hold what another holds, writing only what differs, so that it can be served meanwhile. */
export function mirrorFolder(from: string, to: string): void {
  mkdirSync(to, { recursive: true });
  const entries = list(from);
  for (const { path, isFolder } of entries) {
    const [source, target] = [join(from, path), join(to, path)];
    if (isFolder || (existsSync(target) && readFileSync(source).equals(readFileSync(target)))) continue;
    cpSync(source, target);
  }
  const known = new Set(entries.map(({ path }) => path));
  for (const { path } of list(to))
    if (!known.has(path) && !isOfGit(path)) rmSync(join(to, path), { recursive: true, force: true });
}
