/** `npm run art`: publishes the pictures of `src/assets/art/` in their sizes, and the site's mark as icons. */
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { writeIcons } from './art/icons.ts';
import { masters } from './art/masters.ts';
import { publish } from './art/render.ts';

const pictures = fileURLToPath(new URL('../public/art/', import.meta.url));
try {
  const { values } = parseArgs({ options: { only: { type: 'string', multiple: true } } });

  const chosen = masters.filter(
    ({ name }) => !values.only || values.only.some((word) => name === word || name.endsWith(`/${word}`)),
  );
  if (chosen.length === 0) {
    const known = masters.map(({ name }) => `  ${name}`).join('\n');
    throw new Error(`No picture is called ${values.only?.join(' or ')}. There are:\n${known}`);
  }

  if (!values.only) for (const line of await writeIcons()) console.log(line);

  for (const master of chosen) {
    try {
      const written = await publish(master, pictures);
      const sizes = written.map(({ bytes, quality }) => `${bytes} (q${quality})`);
      console.log(`${master.name}: ${sizes.join(', ')}`);
    } catch (error) {
      console.error(`${master.name}: ${error instanceof Error ? error.message : String(error)}`);
      process.exitCode = 1;
    }
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
