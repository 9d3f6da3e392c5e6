import path from 'node:path';
import { build } from 'esbuild';
import type { Plugin } from 'vite';

const mark = /\?minified$/;

/**
 * Gives the text of `import script from './name.ts?minified'`, minified, for a script that stands inside a page: such a
 * file is typed and checked like any other, may be made of several, and costs the page no more bytes than it must.
 */
export function inlineScripts(): Plugin {
  return {
    name: 'inline-scripts',
    enforce: 'pre',
    load: {
      filter: { id: mark },
      async handler(id) {
        const { outputFiles, metafile } = await build({
          entryPoints: [id.replace(mark, '')],
          bundle: true,
          minify: true,
          write: false,
          metafile: true,
          format: 'iife',
          target: 'es2021',
          // Without the directive that strict settings would put before each.
          tsconfigRaw: {},
        });
        for (const file of Object.keys(metafile.inputs)) this.addWatchFile(path.resolve(file));
        const code = outputFiles.map(({ text }) => text).join('');
        return `export default ${JSON.stringify(code.trim().replace(/;?\}\)\(\);$/, '})()'))};`;
      },
    },
  };
}
