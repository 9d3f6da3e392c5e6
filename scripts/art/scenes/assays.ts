import { mix, palette } from '#lib/palette.ts';
import { round, steps } from '../geometry.ts';
import { circle, ellipse, group, line, type Plate, path, rect, type Scene } from '../plate.ts';
import { hair, shade } from '../shapes/bench.ts';
import { plateGround, vignette } from '../shapes/ground.ts';

/** The department of serology: wells of a plate, diluted from left to right, some with a settled button. */
export const serologyWells: Scene = (plate) => {
  const [pitch, r] = [160, 64];
  const wells = steps(0, 6, 7).flatMap((column) =>
    steps(0, 3, 4).map((row) => {
      const [x, y] = [0 + column * pitch, 60 + row * pitch];
      const strength = Math.max(0, 1 - column / (3.2 + ((row * 5) % 4)));
      const tone = mix(
        mix(palette.blush, palette.paper, 0.4),
        mix(palette.eosin, palette.haematoxylin, 0.25 + row * 0.16),
        strength ** 0.8,
      );
      const liquid = plate.radial(
        [
          [0, mix(tone, palette.sheet, 0.28)],
          [0.7, tone],
          [1, mix(tone, palette.ink, 0.16)],
        ],
        [0.42, 0.4],
        0.64,
      );
      const button =
        strength < 0.12
          ? group({ filter: plate.blur(2.4) }, circle(x, y, 17, { fill: palette.eosinDeep, opacity: 0.85 }))
          : '';
      return (
        circle(x, y + 2.5, r + 4, { fill: mix(palette.mist, palette.ink, 0.16), opacity: 0.5 }) +
        circle(x, y, r + 4, {
          fill: palette.sheet,
          stroke: hair,
          'stroke-width': 1.1,
          'stroke-opacity': 0.6,
        }) +
        circle(x, y, r - 3, {
          fill: liquid,
          stroke: mix(tone, palette.ink, 0.35),
          'stroke-width': 1.1,
          'stroke-opacity': 0.7,
        }) +
        button +
        path(`M${round(x - 45)} ${round(y - 18)}A48 48 0 0 1 ${round(x - 9)} ${round(y - 47.5)}`, {
          fill: 'none',
          stroke: palette.sheet,
          'stroke-width': 5.5,
          'stroke-linecap': 'round',
          opacity: 0.75,
        })
      );
    }),
  );
  const plastic = plate.linear(
    [
      [0, mix(palette.paper, palette.mist, 0.3)],
      [1, mix(palette.paper, palette.mist, 0.85)],
    ],
    [0, 0],
    [1, 1],
  );
  return (
    rect(0, 0, 960, 600, { fill: plastic }) + wells.join('') + vignette(plate, palette.haematoxylin, 0.18)
  );
};

function cassette(plate: Plate, x: number, y: number, turn: number, lines: readonly number[]): string {
  const plastic = plate.linear(
    [
      [0, palette.sheet],
      [1, mix(palette.paper, palette.mist, 0.6)],
    ],
    [0, 0],
    [1, 0.6],
  );
  const well = plate.radial([
    [0, mix(palette.rose, palette.paper, 0.2)],
    [0.55, mix(palette.blush, palette.paper, 0.3)],
    [1, mix(palette.mist, palette.ink, 0.14)],
  ]);
  const strip = lines.map((strength, index) =>
    rect(-23, -88 + index * 40, 46, 7.5, { fill: palette.eosinDeep, opacity: strength }),
  );
  return (
    group(
      { filter: plate.blur(12), opacity: 0.26, transform: `translate(${x + 6} ${y + 14}) rotate(${turn})` },
      rect(-74, -204, 148, 408, { rx: 20, fill: palette.ink }),
    ) +
    group(
      { transform: `translate(${x} ${y}) rotate(${turn})` },
      rect(-74, -204, 148, 408, { rx: 20, fill: plastic, stroke: hair, 'stroke-width': 1.6 }),
      rect(-62, -192, 124, 384, { rx: 13, fill: 'none', stroke: palette.rule, 'stroke-width': 1.6 }),
      line('M-30 -160H30M-30 -150H30M-30 -140H30', palette.lilac, 3, { opacity: 0.7 }),
      rect(-36, -118, 72, 152, {
        rx: 13,
        fill: mix(palette.paper, palette.mist, 0.75),
        stroke: hair,
        'stroke-width': 1.3,
      }),
      rect(-24, -106, 48, 128, {
        rx: 4,
        fill: mix(palette.sheet, palette.blush, 0.4),
        stroke: palette.rule,
        'stroke-width': 1,
      }),
      strip.join(''),
      ellipse(0, 112, 38, 46, {
        fill: mix(palette.paper, palette.mist, 0.75),
        stroke: hair,
        'stroke-width': 1.3,
      }),
      ellipse(0, 112, 23, 30, { fill: well, stroke: hair, 'stroke-width': 1, 'stroke-opacity': 0.6 }),
      line('M46 -84h10M46 -44h10M46 -4h10', palette.haematoxylin, 2.6),
    )
  );
}

/** The department of rapid tests: three cassettes with their lines, a dropper's drop about to fall. */
export const rapidTests: Scene = (plate) => {
  const drop = plate.radial(
    [
      [0, mix(palette.eosin, palette.sheet, 0.5)],
      [1, palette.blood],
    ],
    [0.38, 0.5],
    0.66,
  );
  return (
    plateGround(plate) +
    cassette(plate, 222, 318, -7, [0.9, 0, 0]) +
    cassette(plate, 476, 338, 0, [0.92, 0.72, 0]) +
    cassette(plate, 734, 318, 8, [0.9, 0.34, 0.8]) +
    shade(plate, 459, 452, 34, 5) +
    path('M463 -10V22Q463 34 470 44V60H482V44Q489 34 489 22V-10Z', {
      fill: mix(palette.mist, palette.sheet, 0.5),
      stroke: hair,
      'stroke-width': 1.5,
    }) +
    path('M476 70C470 84 464 92 464 101A12 12 0 0 0 488 101C488 92 482 84 476 70Z', { fill: drop })
  );
};
