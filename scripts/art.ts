import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { gallery } from './art/gallery.ts';
import { writeIcons } from './art/icons.ts';
import { drawPlate } from './art/plate.ts';
import { renderPlate, type Written } from './art/render.ts';

const root = fileURLToPath(new URL('../public/art/', import.meta.url));
const { values } = parseArgs({ options: { only: { type: 'string', multiple: true } } });

const chosen = gallery.filter(
  ({ stem }) => !values.only || values.only.some((name) => stem.endsWith(`/${name}`)),
);
if (chosen.length === 0) {
  const known = gallery.map(({ stem }) => `  ${stem}`).join('\n');
  console.error(`No picture is called ${values.only?.join(' or ')}. There are:\n${known}`);
  process.exit(1);
}

if (!values.only) for (const line of await writeIcons()) console.log(line);

const written: Written[] = [];
const failed: string[] = [];
for (const { stem, scene } of chosen) {
  try {
    const files = await renderPlate(drawPlate(stem, scene), `${root}${stem}`);
    written.push(...files);
    console.log(`${stem}: ${files.map(({ bytes, quality }) => `${bytes} (q${quality})`).join(', ')}`);
  } catch (error) {
    failed.push(stem);
    console.error(`${stem}: ${error instanceof Error ? error.message : String(error)}`);
  }
}

const bytes = written.reduce((sum, file) => sum + file.bytes, 0);
console.log(`${written.length} files, ${bytes} bytes; failed: ${failed.length ? failed.join(', ') : 'none'}`);
process.exitCode = failed.length ? 1 : 0;
