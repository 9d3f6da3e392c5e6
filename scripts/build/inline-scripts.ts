import { readFileSync } from 'node:fs';
import { transformSync } from 'esbuild';
import type { Plugin } from 'vite';

const suffix = '?minified';

/**
 * Gives the text of `import script from './name.ts?minified'`, minified, for a script that stands inside a page: such a
 * file is typed and checked like any other, and costs the page no more bytes than it must. It imports nothing itself.
 */
export function inlineScripts(): Plugin {
  return {
    name: 'inline-scripts',
    enforce: 'pre',
    load(id) {
      if (!id.endsWith(suffix)) return undefined;
      const file = id.slice(0, -suffix.length);
      this.addWatchFile(file);
      const options = { loader: 'ts', minify: true, format: 'iife', target: 'es2020' } as const;
      const { code } = transformSync(readFileSync(file, 'utf8'), options);
      return `export default ${JSON.stringify(code.trim().replace(/;?\}\)\(\);$/, '})()'))};`;
    },
  };
}
