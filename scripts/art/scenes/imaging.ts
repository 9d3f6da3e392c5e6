import { mix, palette } from '#lib/palette.ts';
import { blob, type Point, points, smooth, steps } from '../geometry.ts';
import { group, line, type Plate, path, rect, type Scene } from '../plate.ts';
import { darkGround, graticule } from '../shapes/ground.ts';
import { catFilm, dogFilm } from '../shapes/skeleton.ts';
import { cavity, fan, glow, type Sector, speckle } from '../shapes/ultrasound.ts';

function sheetOfFilm(
  plate: Plate,
  x: number,
  y: number,
  width: number,
  height: number,
  ...content: string[]
): string {
  const ground = plate.radial(
    [
      [0, mix(palette.aubergine, palette.haematoxylin, 0.42)],
      [1, mix(palette.aubergine, palette.night, 0.4)],
    ],
    [0.5, 0.48],
    0.72,
  );
  return (
    rect(x, y, width, height, {
      rx: 10,
      fill: ground,
      stroke: palette.lilac,
      'stroke-width': 1.2,
      'stroke-opacity': 0.45,
    }) + group({ 'clip-path': plate.clip(rect(x, y, width, height, { rx: 10 })) }, ...content)
  );
}

/** The department of radiology: the films of a standing dog and a sitting cat. */
export const radiologyFilms: Scene = (plate) =>
  darkGround(plate) +
  sheetOfFilm(plate, 34, 48, 572, 504, group({ transform: 'translate(48 112) scale(.86)' }, dogFilm(plate))) +
  sheetOfFilm(plate, 624, 48, 302, 504, group({ transform: 'translate(644 122) scale(.8)' }, catFilm(plate)));

const inEllipse = ([x, y]: Point, cx: number, cy: number, rx: number, ry: number) =>
  ((x - cx) / rx) ** 2 + ((y - cy) / ry) ** 2;

/** Soft grey tissue in a fan: a layered wall, a kidney with its bright centre, a dark bladder. */
export const abdominalFan: Scene = (plate) => {
  const sector: Sector = { at: [480, -64], near: 108, far: 620, half: 0.68 };
  const kidney = blob(plate.random, [386, 318], 98, { wobble: 0.05, stretch: 1.5, angle: -0.34 });
  const pelvis = blob(plate.random, [390, 316], 38, { wobble: 0.12, stretch: 2.3, angle: -0.34 });
  const layers = [0, 1, 2, 3].map((index) =>
    smooth(
      [
        [200, 130 + index * 20],
        [480, 92 + index * 22],
        [760, 130 + index * 20],
      ],
      false,
    ),
  );
  const echo = (point: Point) => {
    if (inEllipse(point, 636, 366, 92, 74) < 1) return 0;
    return inEllipse(point, 386, 318, 120, 80) < 1 ? 0.26 : 0.72;
  };
  return (
    darkGround(plate) +
    fan(
      plate,
      sector,
      speckle(plate, sector, 620, echo),
      group({ filter: plate.blur(5) }, line(layers.join(''), palette.film, 5, { opacity: 0.5 })),
      group(
        { filter: plate.blur(3.5) },
        path(kidney, {
          fill: mix(palette.aubergine, palette.lilac, 0.2),
          'fill-opacity': 0.72,
          stroke: palette.film,
          'stroke-width': 5,
          'stroke-opacity': 0.75,
        }),
      ),
      group({ filter: plate.blur(7) }, path(pelvis, { fill: palette.film, opacity: 0.75 })),
      cavity(plate, [636, 366], 82, 1.24, 0.2, 7),
      glow(plate, [640, 490], 54, 0.5),
    )
  );
};

/** A dog's film beside an ultrasound fan. */
export const filmBesideFan: Scene = (plate) => {
  const sector: Sector = { at: [756, 10], near: 66, far: 540, half: 0.31 };
  const echo = (point: Point) => (inEllipse(point, 760, 346, 82, 66) < 1 ? 0 : 0.7);
  return (
    darkGround(plate) +
    sheetOfFilm(
      plate,
      30,
      66,
      530,
      468,
      group({ transform: 'translate(30 118) scale(.87)' }, dogFilm(plate)),
    ) +
    fan(
      plate,
      sector,
      speckle(plate, sector, 330, echo),
      group(
        { filter: plate.blur(5) },
        line(
          [0, 1, 2]
            .map((index) =>
              smooth(
                [
                  [650, 160 + index * 22],
                  [764, 146 + index * 23],
                  [878, 160 + index * 22],
                ],
                false,
              ),
            )
            .join(''),
          palette.film,
          5,
          { opacity: 0.5 },
        ),
      ),
      cavity(plate, [760, 346], 70, 1.25, 0.2, 6),
      glow(plate, [768, 466], 40, 0.5),
    )
  );
};

/** Four chambers of a heart in a fan, the heart's trace below. */
export const fourChambers: Scene = (plate) => {
  const sector: Sector = { at: [480, -50], near: 74, far: 516, half: 0.62 };
  const chamber = (points: readonly Point[]) =>
    group(
      { filter: plate.blur(3) },
      path(smooth(points), {
        fill: palette.night,
        stroke: palette.film,
        'stroke-width': 5,
        'stroke-opacity': 0.5,
      }),
    );
  const muscle = smooth(
    points('470,92 560,120 630,200 646,290 616,376 540,424 470,430 390,420 326,372 304,290 330,190 396,116'),
  );
  const valve = (x1: number, x2: number, y: number) =>
    smooth(
      [
        [x1, y],
        [(x1 * 2 + x2) / 3, y - 15],
        [(x1 + x2) / 2 - 3, y - 30],
      ],
      false,
    ) +
    smooth(
      [
        [x2, y],
        [(x1 + x2 * 2) / 3, y - 15],
        [(x1 + x2) / 2 + 5, y - 28],
      ],
      false,
    );
  const echo = (point: Point) => (inEllipse(point, 475, 270, 170, 170) < 1 ? 0.34 : 0.6);
  const beat = (x: number): Point[] => [
    [x, 546],
    [x + 26, 546],
    [x + 38, 536],
    [x + 50, 546],
    [x + 68, 546],
    [x + 74, 552],
    [x + 83, 496],
    [x + 92, 566],
    [x + 99, 546],
    [x + 128, 546],
    [x + 146, 530],
    [x + 164, 546],
  ];
  const trace = [
    ...steps(96, 96 + 4 * 184, 5)
      .slice(0, 4)
      .flatMap(beat),
    [864, 546] as const,
  ];
  return (
    darkGround(plate, [0.5, 0.3]) +
    fan(
      plate,
      sector,
      group(
        { filter: plate.blur(6) },
        path(muscle, {
          fill: mix(palette.aubergine, palette.film, 0.5),
          stroke: palette.film,
          'stroke-width': 6,
          'stroke-opacity': 0.6,
        }),
      ),
      speckle(plate, sector, 560, echo),
      chamber(points('510,132 558,156 598,214 606,268 584,291 530,291 506,270 502,210')),
      chamber(points('444,140 462,206 454,270 430,291 376,291 350,268 362,216 402,160')),
      chamber(points('528,299 586,299 606,324 594,370 546,402 510,388 502,330')),
      chamber(points('432,299 456,326 450,388 412,400 364,372 346,326 374,299')),
      group(
        { filter: plate.blur(1.2) },
        line(valve(506, 604, 290) + valve(350, 456, 290), palette.sheet, 5, { opacity: 0.9 }),
      ),
    ) +
    rect(0, 474, 960, 126, { fill: palette.night, opacity: 0.82 }) +
    group({ 'clip-path': plate.clip(rect(0, 474, 960, 126, {})) }, graticule(40, palette.lilac, 0.14)) +
    line(`M${trace.map(([x, y]) => `${x} ${y}`).join('L')}`, mix(palette.leafPale, palette.leaf, 0.25), 3)
  );
};
