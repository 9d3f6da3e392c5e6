/**
 * Islands are fetched only after a visitor acts, so no page may carry a script tag for them. This Vite plugin builds
 * every `src/islands/<Name>/mount.tsx` as an entry of its own and tells the pages, which render after the client
 * build, where each one went: `islandUrl('<Name>')` of `virtual:islands`, and `islandParts('<Name>')` for the scripts it
 * imports.
 */
import { globSync } from 'node:fs';
import { basename, dirname, resolve } from 'node:path';
import type { Plugin, Rolldown } from 'vite';
import { islandRegistry } from './island-registry.ts';

const resolvedId = '\0virtual:islands';

function findEntries(root: string): Map<string, string> {
  const files = globSync('src/islands/*/mount.tsx', { cwd: root }).sort();
  return new Map(files.map((file) => [basename(dirname(file)), file.replaceAll('\\', '/')]));
}

/** The addresses of a script and of all that it imports, each after those that it needs itself. */
function listParts(file: string, scripts: Rolldown.OutputBundle, known = new Set<string>()): string[] {
  const script = scripts[file];
  if (known.has(file) || script?.type !== 'chunk') return [];
  known.add(file);
  return [...script.imports.flatMap((needed) => listParts(needed, scripts, known)), `/${file}`];
}

/** Throws when an entry has no `mount`: in the browser the island would silently count as one that cannot be had. */
function checkMount(name: string, script: Rolldown.OutputBundle[string] | undefined): void {
  if (script?.type === 'chunk' && script.exports.includes('mount')) return;
  throw new Error(`src/islands/${name}/mount.tsx does not export a function called mount.`);
}

export function islandEntries(): Plugin {
  let root = process.cwd();
  let building = false;
  const emitted = new Map<string, string>();
  return {
    name: 'island-entries',
    configResolved(config) {
      root = config.root;
      building = config.command === 'build';
    },
    resolveId: {
      filter: { id: /^virtual:islands$/ },
      handler: () => resolvedId,
    },
    load: {
      filter: { id: /^\0virtual:islands$/ },
      handler() {
        const known = Object.fromEntries([...findEntries(root)].map(([name, file]) => [name, [`/${file}`]]));
        const lookUp = building
          ? `globalThis[${JSON.stringify(islandRegistry)}]?.[name]`
          : `${JSON.stringify(known)}[name]`;
        return `function find(name) {
          const parts = ${lookUp};
          if (!parts) throw new Error('No island called ' + name + ': src/islands/' + name + '/mount.tsx is missing.');
          return parts;
        }
        export const islandUrl = (name) => find(name).at(-1);
        export const islandParts = (name) => find(name).slice(0, -1).join(' ');`;
      },
    },
    buildStart() {
      if (this.environment?.name !== 'client' || !building) return;
      for (const [name, file] of findEntries(root)) {
        emitted.set(name, this.emitFile({ type: 'chunk', id: resolve(root, file), name }));
      }
    },
    generateBundle(_, scripts) {
      if (this.environment?.name !== 'client') return;
      for (const [name, reference] of emitted) checkMount(name, scripts[this.getFileName(reference)]);
      const parts = Object.fromEntries(
        [...emitted].map(([name, reference]) => [name, listParts(this.getFileName(reference), scripts)]),
      );
      Object.assign(globalThis, { [islandRegistry]: parts });
    },
  };
}
