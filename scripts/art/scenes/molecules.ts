import { type Point, polar, polygon, round, scatter, smooth, steps } from '../geometry.ts';
import { mix, palette } from '../palette.ts';
import { circle, ellipse, group, line, type Plate, path, rect, type Scene } from '../plate.ts';
import { clouds, plateGround, slideGround, vignette } from '../shapes/ground.ts';
import { hair, shade } from '../shapes/labware.ts';

type Solid = readonly [x: number, y: number, z: number];

const golden = (1 + Math.sqrt(5)) / 2;
const corners: readonly Solid[] = [-1, 1].flatMap((a) =>
  [-golden, golden].flatMap((b): Solid[] => [
    [0, a, b],
    [a, b, 0],
    [b, 0, a],
  ]),
);

function turned([x, y, z]: Solid, about: Solid): Solid {
  const [cx, sx, cy, sy, cz, sz] = about.flatMap((angle) => [Math.cos(angle), Math.sin(angle)]);
  if (
    cx === undefined ||
    sx === undefined ||
    cy === undefined ||
    sy === undefined ||
    cz === undefined ||
    sz === undefined
  )
    return [x, y, z];
  const [y1, z1] = [y * cx - z * sx, y * sx + z * cx];
  const [x2, z2] = [x * cy + z1 * sy, -x * sy + z1 * cy];
  return [x2 * cz - y1 * sz, x2 * sz + y1 * cz, z2];
}

const middle = (a: Solid, b: Solid): Solid => [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2, (a[2] + b[2]) / 2];
const gap = (a: Solid, b: Solid) => Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);

/** The twenty faces of an icosahedron, each cut into four. */
const faces = corners.flatMap((a, i) =>
  corners.slice(i + 1).flatMap((b, j) =>
    corners
      .slice(i + j + 2)
      .filter((c) => [gap(a, b), gap(b, c), gap(a, c)].every((edge) => edge < 2.1))
      .flatMap((c) => {
        const [ab, bc, ca] = [middle(a, b), middle(b, c), middle(c, a)];
        return [
          [a, ab, ca],
          [b, bc, ab],
          [c, ca, bc],
          [ab, bc, ca],
        ] as const;
      }),
  ),
);

/** A virus particle: an icosahedron lit from the upper left. */
function virion(plate: Plate, at: Point, radius: number): string {
  const about: Solid = [plate.random.range(0, 6), plate.random.range(0, 6), plate.random.range(0, 6)];
  const size = radius / Math.sqrt(1 + golden * golden);
  return faces
    .map((face) => {
      const [a, b, c] = face.map((corner) => turned(corner, about));
      if (!a || !b || !c) return '';
      const centre: Solid = [(a[0] + b[0] + c[0]) / 3, (a[1] + b[1] + c[1]) / 3, (a[2] + b[2] + c[2]) / 3];
      if (centre[2] <= 0.02) return '';
      const light = (-0.5 * centre[0] - 0.55 * centre[1] + 0.68 * centre[2]) / Math.hypot(...centre);
      const tone =
        light > 0.5
          ? mix(palette.lilac, palette.blush, Math.min(1, (light - 0.5) * 1.7))
          : mix(palette.haematoxylinDeep, palette.lilac, Math.max(0, light * 2));
      const flat = [a, b, c].map(([x, y]): Point => [at[0] + x * size, at[1] + y * size]);
      return path(polygon(flat), {
        fill: mix(tone, palette.eosin, 0.12),
        stroke: mix(tone, palette.haematoxylinDeep, 0.35),
        'stroke-width': 0.9,
        'stroke-linejoin': 'round',
      });
    })
    .join('');
}

/** Icosahedral particles at several depths of focus. */
export const virusParticles: Scene = (plate) => {
  const sharp: readonly (readonly [Point, number])[] = [
    [[372, 318], 152],
    [[664, 196], 112],
    [[700, 452], 84],
    [[168, 148], 74],
    [[148, 470], 60],
    [[858, 330], 52],
  ];
  const far = scatter(plate.random, { count: 9, radius: [36, 74], gap: 20 });
  return (
    slideGround(plate, palette.mist) +
    clouds(plate, palette.lilac, 6, 0.24) +
    group(
      { filter: plate.blur(12), opacity: 0.42 },
      ...far.map((disc) => virion(plate, disc.at, disc.radius)),
    ) +
    sharp
      .map(
        ([at, radius]) =>
          group(
            { filter: plate.blur(14), opacity: 0.2 },
            circle(at[0] + 14, at[1] + 22, radius * 0.92, { fill: palette.ink }),
          ) + virion(plate, at, radius),
      )
      .join('') +
    vignette(plate, palette.haematoxylin, 0.2)
  );
};

/** One strand-and-rung helix that runs across the plate at an angle; parts behind are drawn paler. */
function helix(plate: Plate, radius: number, pitch: number, phase: number): string {
  const place = (t: number, shift: number): { at: Point; depth: number } => {
    const turn = (t / pitch) * 2 * Math.PI + phase + shift;
    return { at: [t, Math.sin(turn) * radius], depth: Math.cos(turn) };
  };
  const bases = [palette.marigold, palette.lilac, palette.rose, palette.capBlue];
  const rungs = steps(-700, 700, 79).map((t) => {
    const [one, two] = [place(t, 0), place(t, 2.45)];
    const centre: Point = [(one.at[0] + two.at[0]) / 2, (one.at[1] + two.at[1]) / 2];
    const depth = (one.depth + two.depth) / 2;
    const tone = (pick: number) => mix(bases[pick % 4] ?? palette.eosin, palette.paper, 0.42 - depth * 0.22);
    const first = plate.random.whole(0, 3);
    const stroke = (from: Point, to: Point, colour: string) =>
      line(`M${round(from[0])} ${round(from[1])}L${round(to[0])} ${round(to[1])}`, colour, 8, {
        'stroke-linecap': 'butt',
      });
    return {
      depth: depth * 0.6,
      d: stroke(one.at, centre, tone(first)) + stroke(centre, two.at, tone(first + 2)),
    };
  });
  const backbone = [0, 2.45].flatMap((shift, strand) =>
    steps(-700, 700, 281)
      .slice(1)
      .map((t) => {
        const [from, to] = [place(t - 5.4, shift), place(t, shift)];
        const colour = strand ? palette.eosin : palette.haematoxylin;
        const d = `M${round(from.at[0])} ${round(from.at[1])}L${round(to.at[0])} ${round(to.at[1])}`;
        const width = 19 + to.depth * 5;
        return { depth: to.depth, d: line(d, mix(colour, palette.paper, 0.34 - to.depth * 0.34), width) };
      }),
  );
  return [...rungs, ...backbone]
    .sort((a, b) => a.depth - b.depth)
    .map((part) => part.d)
    .join('');
}

/** The department of special tests: a length of DNA, and the curves by which its copies are counted. */
export const amplifiedHelix: Scene = (plate) => {
  const curves = [0, 1, 2, 3].map((index) =>
    smooth(
      steps(0, 1, 13).map(
        (share): Point => [60 + share * 840, 520 - 330 / (1 + Math.exp(-(share - 0.4 - index * 0.11) * 16))],
      ),
      false,
    ),
  );
  return (
    plateGround(plate) +
    line('M60 60V540H900', hair, 1.4, { opacity: 0.55 }) +
    curves
      .map((d, index) => line(d, mix(palette.lilac, palette.rose, index / 3), 3, { opacity: 0.6 }))
      .join('') +
    group(
      { filter: plate.blur(13), opacity: 0.34 },
      group({ transform: 'translate(560 110) rotate(-24) scale(.8)' }, helix(plate, 74, 330, 1.2)),
    ) +
    group({ transform: 'translate(470 330) rotate(-24)' }, helix(plate, 96, 400, 0.4)) +
    vignette(plate, palette.haematoxylin, 0.14)
  );
};

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
