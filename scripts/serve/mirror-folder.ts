import { cpSync, existsSync, globSync, mkdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';

const listFiles = (folder: string): string[] =>
  globSync('**/*', { cwd: folder }).filter((file) => statSync(join(folder, file)).isFile());

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
  for (const file of listFiles(to)) if (!known.has(file)) rmSync(join(to, file));
}
