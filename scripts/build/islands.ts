/**
 * The scripts of the islands, bundled by Vite. Not by Astro: islands are entries of their own that no page imports, and what
 * they need of Astro is its settings alone, so they are bundled in a process beside it.
 */
import { globSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { build, type Plugin, type Rolldown } from 'vite';
import { bareStyles } from './bare-styles.ts';
import { bundleVariables } from './bundle-variables.ts';
import type { IslandAddresses } from './island-registry.ts';
import { quietReact } from './quiet-react.ts';
import { shortTokens } from './short-tokens.ts';
import { wholeZod } from './whole-zod.ts';

/** Name of each island with its entry, `src/islands/<Name>/mount.tsx`. */
export function findIslands(): Record<string, string> {
  const files = globSync('src/islands/*/mount.tsx').sort();
  return Object.fromEntries(files.map((file) => [basename(dirname(file)), file.replaceAll('\\', '/')]));
}

/** The same settings that `astro:env/client` gives to pages, from the variables of the process that bundles. */
function settings(): Plugin {
  const values = Object.entries(bundleVariables).map(
    ([name, fallback]) => `export const ${name} = ${JSON.stringify(process.env[name] ?? fallback)};`,
  );
  return {
    name: 'settings',
    resolveId: { filter: { id: /^astro:env\/client$/ }, handler: () => '\0settings' },
    load: { filter: { id: /^\0settings$/ }, handler: () => values.join('\n') },
  };
}

type Scripts = ReadonlyMap<string, Rolldown.OutputChunk>;

function listParts(file: string, scripts: Scripts, known = new Set<string>()): string[] {
  const script = scripts.get(file);
  if (known.has(file) || !script) return [];
  known.add(file);
  return [...script.imports.flatMap((needed) => listParts(needed, scripts, known)), `/${file}`];
}

/**
 * Bundles into `_astro/` of a folder. Throws when an entry has no `mount`: in the browser the island would silently count
 * as one that cannot be had.
 */
export async function bundleIslands(folder: string): Promise<IslandAddresses> {
  const entries = findIslands();
  const { output } = (await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    plugins: [settings(), bareStyles(), shortTokens('src/styles/tokens.css'), quietReact(), wholeZod()],
    build: {
      outDir: folder,
      emptyOutDir: false,
      assetsDir: '_astro',
      target: 'esnext',
      modulePreload: { polyfill: false },
      cssMinify: 'lightningcss',
      reportCompressedSize: false,
      rolldownOptions: {
        input: entries,
        preserveEntrySignatures: 'exports-only',
        // Packages mark their files for servers that draw React; these run in browsers only.
        checks: { moduleLevelDirective: false },
        // Of a package's list of everything, only the files that something is taken from are read.
        experimental: { lazyBarrel: true },
        // Hashes alone: home names six islands, and each name would travel with it.
        output: {
          entryFileNames: '_astro/[hash].js',
          chunkFileNames: '_astro/[hash].js',
          assetFileNames: '_astro/[name].[hash][extname]',
          // What several islands share in a line or two comes as one file: a request costs more than its bytes.
          codeSplitting: {
            groups: [
              // With a module that calls React's DOM, or it would be set up by the first of many others, in one go with that.
              {
                name: 'react',
                test: /node_modules\/(react|react-dom|scheduler)\/|components\/account\/hydrate\.ts$/,
              },
              {
                name: 'small',
                test: /src\/(islands\/find|stores\/browser-storage|lib\/finder\/species)\.ts$/,
              },
            ],
          },
        },
      },
    },
  })) as Rolldown.RolldownOutput;
  const all = output.filter((file) => file.type === 'chunk');
  const scripts = new Map(all.map((script) => [script.fileName, script]));
  const own = new Map(all.filter(({ isEntry }) => isEntry).map((script) => [script.name, script]));
  return Object.fromEntries(
    Object.entries(entries).map(([name, file]) => {
      const script = own.get(name);
      if (!script?.exports.includes('mount'))
        throw new Error(`${file} does not export a function called mount.`);
      return [name, listParts(script.fileName, scripts)];
    }),
  );
}
