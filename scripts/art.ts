import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { gallery } from './art/gallery.ts';
import { drawPlate } from './art/plate.ts';
import { renderPlate, type Written } from './art/render.ts';

const root = fileURLToPath(new URL('../public/art/', import.meta.url));
const { values } = parseArgs({ options: { only: { type: 'string', multiple: true } } });

const chosen = gallery.filter(
  ({ stem }) => !values.only || values.only.some((name) => stem.endsWith(`/${name}`)),
);
if (chosen.length === 0) {
  console.error(
    `No picture is called ${values.only?.join(' or ')}. There are:\n${gallery.map(({ stem }) => `  ${stem}`).join('\n')}`,
  );
  process.exit(1);
}

const written: Written[] = [];
for (const { stem, scene } of chosen) {
  const files = await renderPlate(drawPlate(stem, scene), `${root}${stem}`);
  written.push(...files);
  console.log(`${stem}: ${files.map(({ bytes, quality }) => `${bytes} (q${quality})`).join(', ')}`);
}
console.log(
  `${chosen.length} pictures, ${written.length} files, ${written.reduce((sum, { bytes }) => sum + bytes, 0)} bytes`,
);
