import { mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { mix, palette } from '#lib/palette.ts';
import { scatter } from '../geometry.ts';
import { circle, ellipse, group, line, path, tag } from '../plate.ts';
import { createRandom } from '../random.ts';
import type { Written } from '../render.ts';
import { drawHair } from './hair.ts';
import type { Sitter } from './sitters.ts';

const dark = palette.ink;

function clothes({ wears, cloth, extras }: Sitter): string {
  const shoulders = 'M8 98C9 82 20 74.5 38 71.5Q48 78 58 71.5C76 74.5 87 82 88 98Z';
  const shade = mix(cloth, palette.ink, 0.28);
  if (wears === 'clothes') {
    return (
      path(shoulders, { fill: cloth }) +
      path('M38 71.5Q48 78 58 71.5L61 74Q48 86 35 74Z', { fill: shade }) +
      line('M48 81V98', shade, 1.4)
    );
  }
  const fold = mix(palette.mist, palette.lilac, 0.5);
  const stethoscope =
    line(
      'M37 72.5C33 82 34 90 41 93M59 72.5C62 80 62 85 60 89',
      mix(palette.haematoxylin, palette.ink, 0.3),
      2,
    ) + circle(60, 91.5, 3.2, { fill: palette.capGrey, stroke: dark, 'stroke-width': 0.9 });
  return (
    path(shoulders, { fill: palette.sheet }) +
    path('M39.5 71L48 92L56.5 71L52 68H44Z', { fill: cloth }) +
    path('M44 75.5L48 80L52 75.5L50 72H46Z', { fill: shade }) +
    path('M38.5 70.8L33 79.5L40 82.5L47.4 98H48V91.5ZM57.5 70.8L63 79.5L56 82.5L48.6 98H48V91.5Z', {
      fill: palette.sheet,
      stroke: fold,
      'stroke-width': 1,
      'stroke-linejoin': 'round',
    }) +
    line(
      'M8.6 95C10 82 20.5 74.8 36 72M87.4 95C86 82 75.5 74.8 60 72M20 98L22.5 88M76 98L73.5 88',
      fold,
      1.1,
    ) +
    (extras.includes('stethoscope') ? stethoscope : '')
  );
}

function face({ skin, colour, hair, extras }: Sitter): string {
  const shade = mix(skin, palette.umber, 0.55);
  const lips = mix(skin, palette.eosinDeep, 0.55);
  const hairy = hair === 'scarf' ? mix(palette.ink, palette.umber, 0.3) : mix(colour, palette.ink, 0.2);
  const eye = (x: number) =>
    ellipse(x, 43, 2.1, 2.5, { fill: dark }) + circle(x + 0.8, 42.1, 0.75, { fill: palette.sheet });
  const lenses = [40.8, 55.2]
    .map((x) =>
      circle(x, 43.2, 6, { fill: palette.sheet, 'fill-opacity': 0.22, stroke: dark, 'stroke-width': 1.3 }),
    )
    .join('');
  return (
    ellipse(37.4, 50.5, 3.6, 2.5, { fill: palette.eosin, opacity: 0.2 }) +
    ellipse(58.6, 50.5, 3.6, 2.5, { fill: palette.eosin, opacity: 0.2 }) +
    (extras.includes('beard')
      ? path(
          'M31.8 43C31.6 57 38 67.6 48 67.6S64.4 57 64.2 43C63 51 60 53.6 55.6 52.6C52 51.2 44 51.2 40.4 52.6C36 53.6 33 51 31.8 43Z',
          { fill: hairy },
        )
      : '') +
    line('M36.8 37.2Q40.4 34.8 44.4 36.8M51.6 36.8Q55.6 34.8 59.2 37.2', hairy, 1.6) +
    eye(40.8) +
    eye(55.2) +
    line('M48.4 44C47.8 47.4 46.6 49.2 47 50.4Q47.8 51.6 49.6 50.8', shade, 1.2) +
    line(
      'M42.8 56.4Q48 60.6 53.2 56.4',
      extras.includes('beard') ? mix(lips, palette.sheet, 0.3) : lips,
      1.8,
    ) +
    (extras.includes('moustache')
      ? path(
          'M40.6 55.4C42.6 52 46.4 51.8 48 53.2C49.6 51.8 53.4 52 55.4 55.4C52.4 56 50 55.4 48 55C46 55.4 43.6 56 40.6 55.4Z',
          {
            fill: hairy,
          },
        )
      : '') +
    (extras.includes('glasses')
      ? lenses + line('M46.8 42.6Q48 41.8 49.2 42.6M34.8 42.4L31.6 41.6M61.2 42.4L64.4 41.6', dark, 1.2)
      : '') +
    (extras.includes('bindi') ? circle(48, 33, 1.3, { fill: palette.eosinDeep }) : '') +
    (extras.includes('earrings')
      ? circle(31.2, 49.6, 1.5, { fill: palette.marigold }) +
        circle(64.8, 49.6, 1.5, { fill: palette.marigold })
      : '')
  );
}

/** A person in the round field of a microscope, of one family with the avatars of `public/art/avatars/`. */
export function drawPortrait(sitter: Sitter): string {
  const random = createRandom(`people/${sitter.id}`);
  const cells = scatter(random, { count: 9, radius: [4, 8], gap: 5, area: [4, 4, 92, 70] }).map(
    ({ at, radius }) =>
      circle(at[0], at[1], radius, { fill: palette.eosin, opacity: random.pick([0.1, 0.14, 0.18]) }),
  );
  const throat = mix(sitter.skin, palette.umber, 0.3);
  const { back, front } = drawHair(sitter);
  return tag(
    'svg',
    { xmlns: 'http://www.w3.org/2000/svg', viewBox: '0 0 96 96' },
    tag('clipPath', { id: 'f' }, circle(48, 48, 45, {})),
    group(
      { 'clip-path': 'url(#f)' },
      circle(48, 48, 46, { fill: sitter.field }),
      cells.join(''),
      back,
      path('M40.5 55V70Q48 78 55.5 70V55Z', { fill: throat }),
      clothes(sitter),
      circle(31.6, 44.4, 3.4, { fill: throat }),
      circle(64.4, 44.4, 3.4, { fill: throat }),
      path(
        'M48 20.5C59 20.5 64.6 29 64.6 40C64.6 53.5 57 64.5 48 64.5S31.4 53.5 31.4 40C31.4 29 37 20.5 48 20.5Z',
        {
          fill: sitter.skin,
        },
      ),
      face(sitter),
      front,
    ),
    circle(48, 48, 45.5, { fill: 'none', stroke: palette.haematoxylin, 'stroke-width': 2 }),
    line('M3.5 48H8M92.5 48H88', palette.haematoxylin, 1.6),
  );
}

/** Writes a portrait as the drawing it is: sharp at every size. */
export async function writePortrait(sitter: Sitter, file: string): Promise<Written[]> {
  const svg = drawPortrait(sitter);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, svg);
  return [{ file, bytes: Buffer.byteLength(svg) }];
}
