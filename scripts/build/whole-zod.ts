/**
 * The screens for accounts use the small zod (`zod/mini`), the copying from WordPress the whole one, and both share modules.
 * A bundler keeps of a shared module whatever any page needs, so that every account screen would carry some 8 KB for the
 * sync. This Vite plugin gives the whole zod modules of its own in the browser.
 */
import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

const mark = '?whole';

export function wholeZod(): Plugin {
  return {
    name: 'whole-zod',
    enforce: 'pre',
    resolveId: {
      // The package, and what its own files may import.
      filter: { id: /^zod$|^\..*\.js$/ },
      async handler(source, importer, options) {
        if (source !== 'zod' && !importer?.endsWith(mark)) return undefined;
        const found = await this.resolve(source, importer?.replace(mark, ''), { ...options, skipSelf: true });
        // The package says so of itself; a name of our own would hide it.
        return found && { ...found, id: `${found.id}${mark}`, moduleSideEffects: false };
      },
    },
    load: {
      filter: { id: /\?whole$/ },
      handler: (id) => readFileSync(id.slice(0, -mark.length), 'utf8'),
    },
  };
}
