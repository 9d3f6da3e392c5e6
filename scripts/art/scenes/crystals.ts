import { mix, palette } from '#lib/palette.ts';
import { type Point, polar, polygon, round, scatter, steps } from '../geometry.ts';
import { circle, group, line, type Plate, path, type Scene } from '../plate.ts';
import { clouds, slideGround, vignette } from '../shapes/ground.ts';

/** A coffin-lid crystal: a long prism with slanting ends. */
function struvite(plate: Plate, at: Point, size: number, turn: number): string {
  const glass = plate.linear(
    [
      [0, palette.sheet, 0.95],
      [0.5, mix(palette.mist, palette.capBlue, 0.25), 0.62],
      [1, mix(palette.lilac, palette.mist, 0.3), 0.8],
    ],
    [0, 0],
    [0.6, 1],
  );
  const edge = mix(palette.haematoxylin, palette.lilac, 0.2);
  return group(
    { transform: `translate(${round(at[0])} ${round(at[1])}) rotate(${round(turn)}) scale(${round(size)})` },
    path('M-100 0L-68 -36H68L100 0L68 36H-68Z', {
      fill: glass,
      stroke: edge,
      'stroke-width': 2.2,
      'stroke-linejoin': 'round',
    }),
    path('M-58 -12H58L68 -36H-68Z', { fill: palette.sheet, opacity: 0.7 }),
    path('M-58 12H58L68 36H-68Z', { fill: mix(palette.lilac, palette.haematoxylin, 0.25), opacity: 0.34 }),
    line(
      'M-68 -36L-58 -12V12L-68 36M68 -36L58 -12V12L68 36M-58 -12H58M-58 12H58M-100 0L-58 0M100 0L58 0',
      edge,
      1.5,
      { opacity: 0.75 },
    ),
  );
}

/** An envelope crystal: a square with its two diagonals. */
function oxalate(plate: Plate, at: Point, size: number, turn: number): string {
  const glass = plate.radial([
    [0, palette.sheet],
    [1, mix(palette.mist, palette.rose, 0.3), 0.85],
  ]);
  const edge = mix(palette.haematoxylin, palette.eosinDeep, 0.35);
  return group(
    { transform: `translate(${round(at[0])} ${round(at[1])}) rotate(${round(turn)}) scale(${round(size)})` },
    path('M0 -44L44 0L0 44L-44 0Z', {
      fill: glass,
      stroke: edge,
      'stroke-width': 2.4,
      'stroke-linejoin': 'round',
    }),
    path('M0 0L44 0L0 44Z', { fill: palette.lilac, opacity: 0.35 }),
    path('M0 0L-44 0L0 -44Z', { fill: palette.sheet, opacity: 0.8 }),
    line('M-44 0H44M0 -44V44', edge, 1.8),
  );
}

/** The department of clinical pathology: crystals and a few cells of a urine sediment. */
export const urineSediment: Scene = (plate) => {
  const { random } = plate;
  const coffins: readonly (readonly [Point, number, number])[] = [
    [[300, 230], 1.42, -24],
    [[640, 366], 1.16, 18],
    [[190, 452], 0.84, 52],
    [[800, 150], 0.8, -58],
    [[446, 500], 0.62, 8],
  ];
  const squares: readonly (readonly [Point, number, number])[] = [
    [[540, 146], 1.1, 12],
    [[834, 446], 1.26, 30],
    [[96, 130], 0.84, 6],
    [[400, 366], 0.7, 40],
    [[690, 240], 0.54, 20],
  ];
  const cells = scatter(random, {
    count: 15,
    radius: [15, 21],
    gap: 22,
    taken: [...coffins, ...squares].map(([at, size]) => ({ at, radius: 70 * size })),
  });
  const round1 = plate.radial([
    [0, mix(palette.lilac, palette.haematoxylin, 0.35), 0.75],
    [0.5, palette.lilac, 0.5],
    [1, palette.mist, 0.85],
  ]);
  const straw = mix(palette.serum, palette.paper, 0.2);
  return (
    slideGround(plate, straw) +
    clouds(plate, palette.marigold, 6, 0.2) +
    group(
      { filter: plate.blur(10), opacity: 0.6 },
      struvite(plate, [560, 40], 1.2, 70),
      oxalate(plate, [60, 330], 1.5, 10),
      struvite(plate, [930, 300], 1.1, 100),
      oxalate(plate, [330, 570], 1.3, 36),
    ) +
    cells
      .map(({ at: [x, y], radius }) =>
        circle(x, y, radius, { fill: round1, stroke: palette.lilac, 'stroke-width': 1.3 }),
      )
      .join('') +
    coffins.map(([at, size, turn]) => struvite(plate, at, size, turn)).join('') +
    squares.map(([at, size, turn]) => oxalate(plate, at, size, turn)).join('') +
    vignette(plate, palette.umber, 0.18)
  );
};

/** A sheaf of needles that grew from one point, as vitamins crystallise; coloured as between crossed filters. */
function spherulite(plate: Plate, at: Point, radius: number, hues: readonly string[]): string {
  const { random } = plate;
  const count = Math.round(radius / 2.3);
  const needles = steps(0, 2 * Math.PI, count + 1)
    .slice(0, count)
    .map((turn, index) => {
      const angle = turn + random.range(-0.05, 0.05);
      const reach = radius * random.range(0.7, 1.04);
      const [tip, left, right] = [
        polar(at, reach, angle),
        polar(at, reach * 0.72, angle - 2.3 / count),
        polar(at, reach * 0.72, angle + 2.3 / count),
      ];
      const light = 0.5 + 0.5 * Math.cos(4 * turn);
      const hue = hues[index % hues.length] ?? palette.eosin;
      return path(polygon([at, left, tip, right]), {
        fill: mix(hue, palette.paper, 0.1 + 0.5 * light),
        opacity: 0.82,
      });
    });
  return needles.join('') + circle(at[0], at[1], radius * 0.05, { fill: palette.paper, opacity: 0.8 });
}

/** The department of vitamins: needles of cobalamin red, folate gold and tocopherol violet. */
export const vitaminCrystals: Scene = (plate) => {
  const red = [palette.eosin, palette.rose, palette.eosinDeep];
  const gold = [palette.marigold, palette.amber, mix(palette.marigold, palette.rose, 0.4)];
  const violet = [palette.haematoxylin, palette.lilac, mix(palette.haematoxylin, palette.eosin, 0.4)];
  return (
    slideGround(plate, palette.blush) +
    clouds(plate, palette.marigold, 5, 0.2) +
    group(
      { filter: plate.blur(11), opacity: 0.5 },
      spherulite(plate, [520, 60], 140, gold),
      spherulite(plate, [60, 540], 170, violet),
      spherulite(plate, [930, 120], 120, red),
    ) +
    spherulite(plate, [286, 250], 212, red) +
    spherulite(plate, [700, 226], 158, gold) +
    spherulite(plate, [590, 470], 132, violet) +
    spherulite(plate, [868, 476], 100, red) +
    spherulite(plate, [96, 84], 76, gold) +
    vignette(plate)
  );
};
