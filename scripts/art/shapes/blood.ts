import { type Colour, mix, palette } from '#lib/palette.ts';
import { blob, blobPoints, type Point, polar, smooth } from '../geometry.ts';
import { circle, group, line, type Plate, path } from '../plate.ts';

/** Where a cell lies and how large it is, in plate units. */
export interface Cell {
  at: Point;
  radius: number;
}

const rosy = mix(palette.rose, palette.eosin, 0.22);

/** A red cell: a disc thin in the middle, so that its stain is palest there and densest in a ring. */
export function redCell(plate: Plate, { at, radius }: Cell, tint: Colour = rosy): string {
  const { random } = plate;
  const outline = blob(random, at, radius, {
    wobble: 0.032,
    stretch: random.range(1, 1.1),
    angle: random.range(0, Math.PI),
  });
  const pale = random.pick([0.14, 0.2, 0.26]);
  const centre = [random.pick([0.47, 0.5, 0.53]), random.pick([0.47, 0.5, 0.53])] as const;
  const body = plate.radial(
    [
      [0, tint, pale],
      [0.3, tint, pale + 0.08],
      [0.6, tint, 0.7],
      [0.8, tint, 0.84],
      [0.94, mix(tint, palette.eosin, 0.25), 0.76],
      [1, mix(tint, palette.eosinDeep, 0.4), 0.82],
    ],
    centre,
    0.52,
  );
  return path(outline, {
    fill: body,
    stroke: mix(tint, palette.eosinDeep, 0.5),
    'stroke-width': 0.9,
    'stroke-opacity': 0.5,
  });
}

/** Stained chromatin: a violet body with denser and paler clumps, inside any nuclear outline. */
export function chromatin(plate: Plate, outline: string, { at, radius }: Cell, grain = 1): string {
  const { random } = plate;
  const deep = palette.haematoxylinDeep;
  const clumps = Array.from({ length: Math.round(15 * grain) }, () => {
    const place = polar(at, radius * Math.sqrt(random.next()) * 0.95, random.range(0, 2 * Math.PI));
    return path(
      blob(random, place, radius * random.range(0.1, 0.22), {
        wobble: 0.16,
        stretch: random.range(1, 1.6),
        angle: random.range(0, 3),
      }),
      {
        fill: random.chance(0.68) ? deep : mix(palette.lilac, palette.eosin, 0.2),
        opacity: random.range(0.3, 0.62),
      },
    );
  });
  const body = plate.radial(
    [
      [0, mix(palette.haematoxylin, palette.eosin, 0.16)],
      [0.7, mix(palette.haematoxylin, palette.eosin, 0.06)],
      [1, deep],
    ],
    [0.42, 0.38],
    0.68,
  );
  return (
    path(outline, { fill: body }) +
    group({ 'clip-path': plate.clip(path(outline, {})) }, group({ filter: plate.blur(1.5) }, ...clumps)) +
    path(outline, { fill: 'none', stroke: deep, 'stroke-width': 1.6, 'stroke-opacity': 0.75 })
  );
}

function granules(plate: Plate, { at, radius }: Cell, colour: Colour, count: number, size: number): string {
  const { random } = plate;
  return Array.from({ length: count }, () => {
    const [x, y] = polar(at, radius * 0.92 * Math.sqrt(random.next()), random.range(0, 2 * Math.PI));
    return circle(x, y, size * random.range(0.7, 1.25), { fill: colour, opacity: random.range(0.35, 0.8) });
  }).join('');
}

function cytoplasm(plate: Plate, cell: Cell, colour: Colour, edge: Colour): string {
  const fill = plate.radial(
    [
      [0, colour, 0.72],
      [0.75, colour, 0.84],
      [1, edge, 0.92],
    ],
    [0.5, 0.5],
    0.53,
  );
  return path(blob(plate.random, cell.at, cell.radius, { wobble: 0.042 }), {
    fill,
    stroke: edge,
    'stroke-width': 1.1,
    'stroke-opacity': 0.7,
  });
}

/** The lobes of a segmented nucleus lie on a bent line and are joined by thin threads. */
function segmentedNucleus(plate: Plate, { at, radius }: Cell, lobes: number): string {
  const { random } = plate;
  const turn = random.range(0, 2 * Math.PI);
  const sweep = lobes > 2 ? 4.3 : 2.5;
  const centres = Array.from({ length: lobes }, (_, index) =>
    polar(at, radius * random.range(0.42, 0.52), turn + (sweep * index) / (lobes - 1)),
  );
  const threads = line(smooth(centres, false), palette.haematoxylinDeep, radius * 0.13);
  const bodies = centres.map((centre, index) => {
    const size = radius * random.range(0.26, 0.33) * (lobes > 2 ? 1 : 1.2);
    const outline = blob(random, centre, size, {
      wobble: 0.13,
      stretch: random.range(1.15, 1.5),
      angle: turn + (sweep * index) / (lobes - 1) + Math.PI / 2,
    });
    return chromatin(plate, outline, { at: centre, radius: size }, 0.6);
  });
  return threads + bodies.join('');
}

/** A neutrophil: pale dusted cytoplasm, a violet nucleus in lobes. */
export function neutrophil(plate: Plate, cell: Cell, lobes = 4): string {
  const ground = mix(palette.blush, palette.mist, 0.5);
  return (
    cytoplasm(plate, cell, ground, mix(ground, palette.lilac, 0.55)) +
    group(
      { filter: plate.blur(0.7) },
      granules(plate, cell, mix(palette.rose, palette.lilac, 0.45), 54, cell.radius * 0.022),
    ) +
    segmentedNucleus(plate, cell, lobes)
  );
}

/** An eosinophil: two lobes among large bright pink granules. */
export function eosinophil(plate: Plate, cell: Cell): string {
  const ground = mix(palette.blush, palette.rose, 0.35);
  return (
    cytoplasm(plate, cell, ground, mix(ground, palette.eosin, 0.4)) +
    granules(plate, cell, mix(palette.eosin, palette.vermilion, 0.15), 88, cell.radius * 0.062) +
    segmentedNucleus(plate, cell, 2)
  );
}

/** A lymphocyte: a round dense nucleus that nearly fills a thin blue-violet rim. */
export function lymphocyte(plate: Plate, cell: Cell): string {
  const { random } = plate;
  const rim = mix(palette.mist, palette.capBlue, 0.32);
  const centre = polar(cell.at, cell.radius * 0.1, random.range(0, 2 * Math.PI));
  const nucleus: Cell = { at: centre, radius: cell.radius * 0.78 };
  return (
    cytoplasm(plate, cell, rim, mix(rim, palette.haematoxylin, 0.4)) +
    chromatin(plate, blob(random, nucleus.at, nucleus.radius, { wobble: 0.07 }), nucleus, 1.6)
  );
}

/** A monocyte: blue-grey cytoplasm with a few clear vacuoles and a kidney-shaped nucleus. */
export function monocyte(plate: Plate, cell: Cell): string {
  const { random } = plate;
  const ground = mix(palette.mist, palette.lilac, 0.42);
  const turn = random.range(0, 2 * Math.PI);
  const dent = polar(cell.at, cell.radius * 0.5, turn);
  const outline = smooth(
    blobPoints(random, cell.at, cell.radius * 0.66, {
      wobble: 0.08,
      stretch: 1.25,
      angle: turn + Math.PI / 2,
    }).map((point) => {
      const pull = Math.max(0, 1 - Math.hypot(point[0] - dent[0], point[1] - dent[1]) / (cell.radius * 0.62));
      return [
        point[0] - Math.cos(turn) * pull * cell.radius * 0.55,
        point[1] - Math.sin(turn) * pull * cell.radius * 0.55,
      ] as const;
    }),
  );
  const vacuoles = Array.from({ length: 7 }, () => {
    const [x, y] = polar(cell.at, cell.radius * random.range(0.72, 0.86), random.range(0, 2 * Math.PI));
    return circle(x, y, cell.radius * random.range(0.03, 0.07), { fill: palette.paper, opacity: 0.7 });
  });
  return (
    cytoplasm(plate, cell, ground, mix(ground, palette.haematoxylin, 0.35)) +
    vacuoles.join('') +
    chromatin(plate, outline, { at: cell.at, radius: cell.radius * 0.7 }, 1.4)
  );
}

/** A platelet: a small ragged flake with a dusting of violet granules. */
export function platelet(plate: Plate, cell: Cell): string {
  const { random } = plate;
  const shape = blob(random, cell.at, cell.radius, {
    wobble: 0.16,
    stretch: random.range(1, 1.6),
    angle: random.range(0, 3),
  });
  const fill = plate.radial([
    [0, mix(palette.lilac, palette.haematoxylin, 0.4), 0.9],
    [1, palette.lilac, 0.55],
  ]);
  return (
    path(shape, { fill, stroke: palette.lilac, 'stroke-width': 0.8 }) +
    group(
      { filter: plate.blur(0.6) },
      granules(
        plate,
        { at: cell.at, radius: cell.radius * 0.62 },
        palette.haematoxylin,
        9,
        cell.radius * 0.13,
      ),
    )
  );
}
