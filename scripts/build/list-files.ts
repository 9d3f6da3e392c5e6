import { readdirSync } from 'node:fs';
import { join } from 'node:path';

/** Every file in a folder and below it, by its path from there, in order. */
export function listFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(join(folder, '/').length))
    .sort();
}
