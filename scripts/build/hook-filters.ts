import type { Plugin } from 'vite';

/** The bundler asks a hook only for what its filter names: an import as it is written, by whom, or the path of a file. */
const imported = (source: RegExp) => ({ id: source });
const importedBy = (importer: RegExp) => [
  { kind: 'include', expr: { kind: 'importerId', pattern: importer, params: {} } },
];
const file = imported;

/**
 * Hooks of Astro's plugins that look at every import or file and leave nearly all of them alone, with what they act on, as
 * their own code says. Each question crosses from the bundler's threads into the one that runs plugins: 21,000 of 27,000
 * were these, a sixth of bundling.
 */
const filters: Record<string, Partial<Record<'resolveId' | 'transform', unknown>>> = {
  'astro:session-provider': { resolveId: imported(/\/session\/provider\.js$/) },
  'astro:markdown': { resolveId: importedBy(/\.md$/) },
  '@mdx-js/rolldown': { resolveId: importedBy(/\.mdx$/) },
  'astro:routes': { transform: file(/\/src\/pages\//) },
  'astro:scripts:page-ssr': { transform: file(/\/src\/pages\//) },
};

export function hookFilters(): Plugin {
  return {
    name: 'hook-filters',
    apply: 'build',
    configResolved({ plugins }) {
      for (const plugin of plugins) {
        for (const [name, filter] of Object.entries(filters[plugin.name] ?? {})) {
          const hook: unknown = Reflect.get(plugin, name);
          if (!hook) continue;
          const whole = typeof hook === 'object' ? hook : { handler: hook };
          Reflect.set(plugin, name, { ...whole, filter });
        }
      }
    },
  };
}
