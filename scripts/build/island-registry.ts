/** Where the scripts of the islands are: told by whoever bundles them, read by the code of pages while it draws them. */

/** From each island's name to the addresses of its scripts: those it imports, each after those it needs itself, then its own. */
export type IslandAddresses = Record<string, string[]>;

/** Name of the global object that holds them. */
export const islandRegistry = '__islandAddresses';

/** To be called before pages are drawn, in the process that draws them. */
export function tellAddresses(addresses: IslandAddresses): void {
  Reflect.set(globalThis, islandRegistry, addresses);
}
