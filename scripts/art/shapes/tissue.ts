import { mix, palette } from '#lib/palette.ts';
import { blob, type Point } from '../geometry.ts';
import { type Plate, path } from '../plate.ts';
import { type Cell, chromatin } from './blood.ts';

/** A round cell as a needle brings it: soft lilac cytoplasm, a large nucleus, a nucleolus or two. */
export function roundCell(plate: Plate, { at, radius }: Cell, pinkness = 0.3): string {
  const { random } = plate;
  const ground = mix(mix(palette.mist, palette.lilac, 0.4), palette.rose, pinkness);
  const body = blob(random, at, radius, {
    wobble: 0.08,
    stretch: random.range(1, 1.16),
    angle: random.range(0, 3),
  });
  const fill = plate.radial(
    [
      [0, ground, 0.95],
      [0.7, ground, 0.86],
      [1, mix(ground, palette.haematoxylin, 0.3), 0.8],
    ],
    [0.5, 0.5],
    0.54,
  );
  const centre: Point = [
    at[0] + random.range(-0.16, 0.16) * radius,
    at[1] + random.range(-0.16, 0.16) * radius,
  ];
  const nucleus: Cell = { at: centre, radius: radius * random.range(0.54, 0.66) };
  const nucleoli = Array.from({ length: random.whole(1, 2) }, () =>
    path(
      blob(
        random,
        [
          centre[0] + random.range(-0.3, 0.3) * nucleus.radius,
          centre[1] + random.range(-0.3, 0.3) * nucleus.radius,
        ],
        nucleus.radius * 0.15,
        { wobble: 0.1 },
      ),
      {
        fill: mix(palette.lilac, palette.mist, 0.35),
        opacity: 0.85,
      },
    ),
  );
  return (
    path(body, {
      fill,
      stroke: mix(ground, palette.haematoxylin, 0.45),
      'stroke-width': 1,
      'stroke-opacity': 0.6,
    }) +
    chromatin(
      plate,
      blob(random, nucleus.at, nucleus.radius, {
        wobble: 0.06,
        stretch: random.range(1, 1.12),
        angle: random.range(0, 3),
      }),
      nucleus,
      1.3,
    ) +
    nucleoli.join('')
  );
}

/** A pale oval nucleus of fixed tissue: thin membrane, fine dots of chromatin. */
export function tissueNucleus(plate: Plate, at: Point, radius: number, angle: number, stretch = 1.3): string {
  const { random } = plate;
  const outline = blob(random, at, radius, { wobble: 0.06, stretch, angle });
  const fill = plate.radial([
    [0, mix(palette.haematoxylin, palette.lilac, 0.42)],
    [1, palette.haematoxylin],
  ]);
  const dot = blob(
    random,
    [at[0] + random.range(-0.25, 0.25) * radius, at[1] + random.range(-0.25, 0.25) * radius],
    radius * 0.26,
  );
  return (
    path(outline, { fill, stroke: palette.haematoxylinDeep, 'stroke-width': 1.2, 'stroke-opacity': 0.7 }) +
    path(dot, { fill: palette.haematoxylinDeep, opacity: 0.75 })
  );
}
