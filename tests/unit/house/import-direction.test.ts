import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize, relative } from 'node:path';
import { describe, expect, test } from 'vitest';

/** In order: a folder imports from those before it, from its neighbours in a line and from itself. */
const order = [
  ['config', 'schemas'],
  ['data', 'content'],
  ['i18n'],
  ['lib'],
  ['backend'],
  ['stores'],
  ['components'],
  ['islands'],
  ['sections'],
  ['layouts'],
  ['pages'],
];
const rank = new Map(order.flatMap((folders, index) => folders.map((folder) => [folder, index] as const)));
/** What the command-line programs and Astro's integrations may use. */
const forPrograms = new Set(['config', 'schemas', 'data', 'i18n', 'lib', 'backend']);
/** Files without logic that any folder may use. */
const assets = new Set(['styles', 'assets']);

const source = /\.(astro|tsx?|mjs|mdx)$/;
const specifier = /(?:\bfrom|\bimport)\s*\(?\s*(['"])([^'"]+)\1/g;

function listFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && source.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
}

/** The folder below src/ (or the top folder) that an import leads to; null for packages. */
function toTarget(file: string, imported: string): string | null {
  if (imported.startsWith('#')) return imported.slice(1).split('/')[0] ?? null;
  if (!imported.startsWith('.')) return null;
  const path = normalize(join(dirname(file), imported));
  const [top, second] = path.split('/');
  return top === 'src' ? (second ?? null) : (top ?? null);
}

function listImports(file: string): string[] {
  return [...readFileSync(file, 'utf8').matchAll(specifier)].map((match) => match[2] ?? '');
}

function isAllowed(file: string, imported: string): boolean {
  const target = toTarget(file, imported);
  if (target === null || assets.has(target)) return true;
  const [top, folder = ''] = relative('.', file).split('/');
  if (top === 'scripts') return target === 'scripts' || forPrograms.has(target);
  if (folder === 'integrations') return target === 'integrations' || forPrograms.has(target);
  // Collections are made by loaders.
  if (folder === 'content.config.ts') return forPrograms.has(target);
  const [from, to] = [rank.get(folder), rank.get(target)];
  return from !== undefined && to !== undefined && to <= from;
}

/** The folders that a file may use, as words. */
function listUsable(file: string): string {
  const all = order.flat();
  const imported = all.filter((folder) => isAllowed(file, `#${folder}/a.ts`));
  return imported.join(', ') || 'packages';
}

/** The file of src that an import leads to, as a path; null for packages and styles. */
function toFile(file: string, imported: string): string | null {
  if (imported.startsWith('#')) return `src/${imported.slice(1)}`;
  return imported.startsWith('.') ? normalize(join(dirname(file), imported)) : null;
}

/** Files that import each other, directly or by way of others: each circle once, as one line. */
function findCircles(files: readonly string[]): string[] {
  const imports = new Map(
    files.map((file) => [file, listImports(file).map((imported) => toFile(file, imported))] as const),
  );
  const finished = new Set<string>();
  const circles: string[] = [];
  const visit = (file: string, way: readonly string[]): void => {
    if (way.includes(file)) circles.push([...way.slice(way.indexOf(file)), file].join(' imports '));
    if (way.includes(file) || finished.has(file)) return;
    for (const next of imports.get(file) ?? []) if (next && imports.has(next)) visit(next, [...way, file]);
    finished.add(file);
  };
  for (const file of files) visit(file, []);
  return circles;
}

/** One line for each import that goes the wrong way. */
function findFaults(files: readonly string[]): string[] {
  return files.flatMap((file) =>
    listImports(file).flatMap((imported) =>
      isAllowed(file, imported) ? [] : [`${file} imports ${imported}, but may use only ${listUsable(file)}`],
    ),
  );
}

describe('the direction of imports', () => {
  test('every folder imports only from those before it', () => {
    expect(findFaults([...listFiles('src'), ...listFiles('scripts')])).toEqual([]);
  });

  test('no files import each other in a circle', () => {
    expect(findCircles([...listFiles('src'), ...listFiles('scripts')])).toEqual([]);
  });

  test('every folder of src has its place', () => {
    const folders = readdirSync('src', { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map((entry) => entry.name);
    expect(
      folders.filter((folder) => !rank.has(folder) && !assets.has(folder) && folder !== 'integrations'),
    ).toEqual([]);
  });

  test('a wrong direction would be seen', () => {
    expect(isAllowed('src/lib/a.ts', '#pages/index.astro')).toBe(false);
    expect(isAllowed('src/lib/x/a.ts', '../../islands/A.tsx')).toBe(false);
    expect(isAllowed('src/lib/a.ts', '../../scripts/browser.ts')).toBe(false);
    expect(isAllowed('scripts/a.ts', '../src/islands/A.tsx')).toBe(false);
    expect(isAllowed('src/lib/a.ts', 'zod')).toBe(true);
    expect(isAllowed('src/islands/A.tsx', '#lib/a.ts')).toBe(true);
    expect(isAllowed('scripts/a.ts', '#backend/a.ts')).toBe(true);
    expect(isAllowed('src/integrations/a.ts', '#sections/a.astro')).toBe(false);
    expect(isAllowed('src/integrations/a.ts', '#lib/a.ts')).toBe(true);
  });
});
