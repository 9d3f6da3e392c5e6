import { createHash } from 'node:crypto';
import { globSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

const listFiles = (path: string): string[] =>
  statSync(path).isDirectory()
    ? globSync(join(path, '**/*'))
        .filter((file) => statSync(file).isFile())
        .sort()
    : [path];

/** Folders and files as one hash of their names and contents. Throws when a path does not exist. */
export function hashFiles(paths: readonly string[]): string {
  const hash = createHash('sha256');
  for (const file of paths.flatMap(listFiles)) hash.update(`${file}\0`).update(readFileSync(file));
  return hash.digest('base64url');
}
