/** Folders and files as one hash of their names and contents. */
import { createHash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { listFiles } from './list-files.ts';

const toFiles = (path: string): string[] =>
  statSync(path).isDirectory() ? listFiles(path).map((file) => join(path, file)) : [path];

/** In hexadecimal digits; `beside` is hashed first. Throws when a path does not exist. */
export function hashFiles(paths: readonly string[], beside = ''): string {
  const hash = createHash('sha256').update(beside);
  for (const file of paths.flatMap(toFiles)) hash.update(`\0${file}\0`).update(readFileSync(file));
  return hash.digest('hex').slice(0, 32);
}
