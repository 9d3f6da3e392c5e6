import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { renderFilm, requireEncoder } from './art/encode.ts';
import { films } from './art/films.ts';
import { gallery } from './art/gallery.ts';
import { writeIcons } from './art/icons.ts';
import { writePortrait } from './art/people/portrait.ts';
import { sitters } from './art/people/sitters.ts';
import { drawPlate } from './art/plate.ts';
import { renderPlate, type Written } from './art/render.ts';

const pictures = fileURLToPath(new URL('../public/art/', import.meta.url));
const videos = fileURLToPath(new URL('../src/assets/video/', import.meta.url));
const { values } = parseArgs({ options: { only: { type: 'string', multiple: true } } });

/** Everything that is drawn, by name. */
const works: readonly { name: string; make: () => Promise<Written[]> }[] = [
  ...gallery.map((picture) => ({
    name: picture.stem,
    make: () => renderPlate(drawPlate(picture.stem, picture.scene), `${pictures}${picture.stem}`, picture),
  })),
  ...sitters.map((sitter) => ({
    name: `people/${sitter.id}`,
    make: () => writePortrait(sitter, `${pictures}people/${sitter.id}.svg`),
  })),
  ...films.map((film) => ({
    name: `films/${film.name}`,
    make: async () => {
      await requireEncoder();
      return renderFilm(film, videos);
    },
  })),
];

const chosen = works.filter(
  ({ name }) => !values.only || values.only.some((word) => name === word || name.endsWith(`/${word}`)),
);
if (chosen.length === 0) {
  const known = works.map(({ name }) => `  ${name}`).join('\n');
  console.error(`No picture is called ${values.only?.join(' or ')}. There are:\n${known}`);
  process.exit(1);
}

if (!values.only) for (const line of await writeIcons()) console.log(line);

const written: Written[] = [];
const failed: string[] = [];
for (const { name, make } of chosen) {
  try {
    const files = await make();
    written.push(...files);
    const sizes = files.map(({ bytes, quality }) => (quality ? `${bytes} (q${quality})` : bytes));
    console.log(`${name}: ${sizes.join(', ')}`);
  } catch (error) {
    failed.push(name);
    console.error(`${name}: ${error instanceof Error ? error.message : String(error)}`);
  }
}

const bytes = written.reduce((sum, file) => sum + file.bytes, 0);
console.log(`${written.length} files, ${bytes} bytes; failed: ${failed.length ? failed.join(', ') : 'none'}`);
process.exitCode = failed.length ? 1 : 0;
