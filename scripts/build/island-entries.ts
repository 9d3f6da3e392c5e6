/**
 * Islands are fetched only after a visitor acts, so no page may carry a script tag for them. This Vite plugin builds
 * every `src/islands/<Name>/mount.tsx` as an entry of its own and tells the pages, which render after the client
 * build, where each one went: `islandUrl('<Name>')` of `virtual:islands`. The same module gives a key for pages that are
 * kept between builds.
 */
import { globSync } from 'node:fs';
import { basename, dirname, resolve } from 'node:path';
import type { Plugin } from 'vite';
import { islandRegistry } from './island-registry.ts';

const virtualId = 'virtual:islands';

function findEntries(root: string): Map<string, string> {
  const files = globSync('src/islands/*/mount.tsx', { cwd: root }).sort();
  return new Map(files.map((file) => [basename(dirname(file)), file.replaceAll('\\', '/')]));
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
    resolveId(id) {
      return id === virtualId ? `\0${virtualId}` : undefined;
    },
    load(id) {
      if (id !== `\0${virtualId}`) return undefined;
      const known = Object.fromEntries([...findEntries(root)].map(([name, file]) => [name, `/${file}`]));
      const lookUp = building
        ? `globalThis[${JSON.stringify(islandRegistry)}]?.[name]`
        : `${JSON.stringify(known)}[name]`;
      return `export function islandUrl(name) {
        const url = ${lookUp};
        if (!url) throw new Error('No island called ' + name + ': src/islands/' + name + '/mount.tsx is missing.');
        return url;
      }
      export const islandsKey = () => JSON.stringify(globalThis[${JSON.stringify(islandRegistry)}] ?? {});`;
    },
    buildStart() {
      if (this.environment?.name !== 'client' || !building) return;
      for (const [name, file] of findEntries(root)) {
        emitted.set(name, this.emitFile({ type: 'chunk', id: resolve(root, file), name }));
      }
    },
    generateBundle() {
      if (this.environment?.name !== 'client') return;
      const urls = Object.fromEntries(
        [...emitted].map(([name, reference]) => [name, `/${this.getFileName(reference)}`]),
      );
      Object.assign(globalThis, { [islandRegistry]: urls });
    },
  };
}
