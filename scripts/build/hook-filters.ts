import type { Plugin } from 'vite';

/** The bundler asks a hook only for what its filter names: an import as it is written, by whom, a file by path or code. */
type Filter = Record<string, unknown> | { kind: 'include'; expr: unknown }[];

/** A relative import, or that of a package, in a file of a kind. */
const importedBy = (importer: RegExp): Filter => [
  {
    kind: 'include',
    expr: {
      kind: 'and',
      args: [
        { kind: 'importerId', pattern: importer, params: {} },
        { kind: 'id', pattern: /^[^/]/, params: {} },
      ],
    },
  },
];

/** What Tailwind acts on in a style sheet: its own rules and functions. */
const tailwind =
  /@(?:apply|config|custom-variant|import|plugin|reference|screen|source|tailwind|theme|utility|variants?)\b|(?:theme|--alpha|--spacing)\(/;

/**
 * Hooks of Astro's plugins, and of Tailwind's, that look at every import or file and leave nearly all of them alone, with
 * what they act on, as their own code says. Each question crosses from the bundler's threads into the one that runs
 * plugins: 21,000 of 27,000 were these, a sixth of bundling.
 */
const filters: Record<string, Record<string, Filter>> = {
  '@mdx-js/rolldown': { resolveId: importedBy(/\.mdx$/) },
  '@tailwindcss/vite:generate:build': { transform: { code: tailwind } },
  'astro:markdown': { resolveId: importedBy(/\.md$/) },
  'astro:routes': { transform: { id: /\/src\/pages\// } },
  'astro:scripts:page-ssr': { transform: { id: /\/src\/pages\// } },
  'astro:session-provider': { resolveId: { id: /\/session\/provider\.js$/ } },
};

type Handler = (...asked: never[]) => unknown;
interface Hook {
  handler: Handler;
  filter?: Filter;
}

/** Of filters by path and code both have to fit; other kinds stand for themselves. */
function addFilter(hook: Hook, filter: Filter): Hook {
  return { ...hook, filter: Array.isArray(filter) ? filter : { ...hook.filter, ...filter } };
}

export function hookFilters(): Plugin {
  return {
    name: 'hook-filters',
    apply: 'build',
    configResolved({ plugins }) {
      for (const plugin of plugins) {
        for (const [name, filter] of Object.entries(filters[plugin.name] ?? {})) {
          const hook: Hook | Handler | undefined = Reflect.get(plugin, name);
          if (!hook)
            throw new Error(`${plugin.name} has no ${name} any more: see scripts/build/hook-filters.ts.`);
          const whole = typeof hook === 'function' ? { handler: hook } : hook;
          Reflect.set(plugin, name, addFilter(whole, filter));
        }
      }
    },
  };
}
