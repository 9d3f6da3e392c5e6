import type { Plugin } from 'vite';
import { islandRegistry, tellAddresses } from './island-registry.ts';
import { bundleIslands, findIslands } from './islands.ts';

const resolvedId = '\0virtual:islands';

/**
 * Tells pages where the scripts of each island are: `islandUrl('<Name>')` of `virtual:islands`, and `islandParts('<Name>')`
 * for the scripts it imports. Islands are fetched only after a visitor acts, so no page may carry a script tag for them.
 * `folder` is where Astro writes a site by itself, islands included; without it they are bundled elsewhere.
 */
export function islandAddresses(folder?: string): Plugin {
  let building = false;
  return {
    name: 'island-addresses',
    configResolved({ command }) {
      building = command === 'build';
    },
    resolveId: { filter: { id: /^virtual:islands$/ }, handler: () => resolvedId },
    load: {
      filter: { id: /^\0virtual:islands$/ },
      handler() {
        const sources = Object.fromEntries(
          Object.entries(findIslands()).map(([name, file]) => [name, [`/${file}`]]),
        );
        const addresses = building ? `globalThis.${islandRegistry}` : JSON.stringify(sources);
        return `function find(name) {
          const parts = ${addresses}[name];
          if (!parts) throw new Error('No island called ' + name + ': src/islands/' + name + '/mount.tsx is missing.');
          return parts;
        }
        export const islandUrl = (name) => find(name).at(-1);
        export const islandParts = (name) => find(name).slice(0, -1).join(' ');`;
      },
    },
    async writeBundle() {
      if (folder && this.environment.name === 'client') tellAddresses(await bundleIslands(folder));
    },
  };
}
