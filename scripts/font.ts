/**
 * Cuts the display face down to what the site sets in it: one weight of Besley (SIL Open Font License), the
 * letters, figures and signs of headings. Run it when a heading needs a sign that is missing here.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';

const signs = " !%&'()+,-./0123456789:;=?ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz–—‘’“”…·×→";
const target = new URL('../src/assets/fonts/besley-600.woff2', import.meta.url);

const source = createRequire(import.meta.url).resolve(
  '@fontsource-variable/besley/files/besley-latin-wght-normal.woff2',
);
const cut = await subsetFont(await readFile(source), signs, {
  targetFormat: 'woff2',
  variationAxes: { wght: 600 },
  // Its tabular zero is drawn far too thin: figures stay proportional, lists set theirs in the body face.
  noLayoutClosure: true,
});
await writeFile(target, cut);
console.log(`besley-600.woff2: ${cut.length} bytes, ${signs.length} signs`);
