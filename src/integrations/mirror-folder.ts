import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';

const listFiles = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => !entry.isDirectory())
    .map(({ parentPath, name }) => relative(folder, join(parentPath, name)));

/** What Astro spares as well when it empties a folder: some hosts publish a branch. */
const isOfGit = (file: string): boolean => /^\.git(?:\/|$)/.test(file);

/** Makes one folder hold the files of another, writing only what differs, so that it can be served meanwhile. */
export function mirrorFolder(from: string, to: string): void {
  mkdirSync(to, { recursive: true });
  const files = listFiles(from);
  for (const file of files) {
    const [source, target] = [join(from, file), join(to, file)];
    if (existsSync(target) && readFileSync(source).equals(readFileSync(target))) continue;
    cpSync(source, target);
  }
  const known = new Set(files);
  for (const file of listFiles(to)) if (!known.has(file) && !isOfGit(file)) rmSync(join(to, file));
}
