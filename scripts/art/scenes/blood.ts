import { mix, palette } from '#lib/palette.ts';
import { blob, type Disc, isFree, type Point, polar, round, scatter, smooth } from '../geometry.ts';
import { group, type Plate, path, type Scene } from '../plate.ts';
import { createRandom } from '../random.ts';
import {
  type Cell,
  eosinophil,
  lymphocyte,
  monocyte,
  neutrophil,
  platelet,
  redCell,
} from '../shapes/blood.ts';
import { clouds, slideGround, vignette } from '../shapes/ground.ts';

const multiply = { style: 'mix-blend-mode:multiply' };

/** Red cells below the plane of focus: larger, paler, soft. */
function distantCells(plate: Plate, count: number, radius: number, depth: number, opacity: number): string {
  const cells = scatter(plate.random, { count, radius: [radius * 1.05, radius * 1.3], gap: -radius * 0.4 });
  return group(
    { filter: plate.blur(depth), opacity, ...multiply },
    ...cells.map((cell) => redCell(plate, cell)),
  );
}

/** Red cells in focus; they touch and overlap now and then, and keep clear of `taken`. */
function redField(plate: Plate, count: number, radius: number, taken: readonly Disc[]): Cell[] {
  const loose = scatter(plate.random, {
    count,
    radius: [radius * 0.92, radius * 1.08],
    gap: radius * 0.14,
    taken,
  });
  const overlapping = scatter(plate.random, {
    count: Math.round(count * 0.16),
    radius: [radius * 0.92, radius],
    gap: 4,
    taken,
  })
    .filter((cell) => loose.some((other) => !isFree(cell, [other], -radius * 0.7)))
    .filter((cell) => loose.every((other) => isFree(cell, [other], -radius * 0.9)));
  return [...loose, ...overlapping];
}

/** How far a thing has moved from its place, written as a transform; undefined at the beginning of the film. */
type Drift = (at: Point, reach: number, turn?: number) => string | undefined;

const still: Drift = () => undefined;

/**
 * The drift at a share (0 to 1) of a film that begins where it ends. Everything sways with the slide, and each thing
 * besides on a small closed path of its own, which its place alone decides: the still picture is the first frame.
 */
function driftAt(share: number): Drift {
  if (share === 0) return still;
  const turnOf = (times: number, phase: number) =>
    Math.sin(2 * Math.PI * times * share + phase) - Math.sin(phase);
  const slide: Point = [turnOf(1, 0.4) * 7, turnOf(1, 2) * 5];
  return ([x, y], reach, turn = 0) => {
    const own = createRandom(`${round(x)} ${round(y)}`);
    const phase = () => own.range(0, 2 * Math.PI);
    const dx = slide[0] + turnOf(1, phase()) * reach * 0.6 + turnOf(2, phase()) * reach * 0.22;
    const dy = slide[1] + turnOf(1, phase()) * reach * 0.6 + turnOf(2, phase()) * reach * 0.22;
    const angle = turnOf(1, phase()) * turn;
    return `translate(${round(dx)} ${round(dy)}) rotate(${round(angle)} ${round(x)} ${round(y)})`;
  };
}

function drawRed(plate: Plate, cells: readonly Cell[], drift: Drift = still): string {
  return cells
    .map((cell) => group({ ...multiply, transform: drift(cell.at, 9, 10) }, redCell(plate, cell)))
    .join('');
}

function platelets(plate: Plate, count: number, taken: readonly Disc[], drift: Drift = still): string {
  return scatter(plate.random, { count, radius: [7, 12], gap: 5, taken, area: [30, 30, 930, 570] })
    .map((cell) => moved(drift(cell.at, 15, 40), platelet(plate, cell)))
    .join('');
}

const moved = (transform: string | undefined, drawing: string): string =>
  transform ? group({ transform }, drawing) : drawing;

/** A stained smear close up: red cells, a neutrophil, a lymphocyte, platelets. */
export const bloodSmear: Scene = (plate) => {
  const white = [
    { at: [340, 292], radius: 92 },
    { at: [700, 372], radius: 70 },
  ] as const satisfies readonly Cell[];
  const red = redField(plate, 48, 47, white);
  return (
    slideGround(plate) +
    clouds(plate, palette.rose) +
    distantCells(plate, 10, 50, 9, 0.42) +
    drawRed(plate, red) +
    neutrophil(plate, white[0], 4) +
    lymphocyte(plate, white[1]) +
    platelets(plate, 9, [...white, ...red]) +
    vignette(plate)
  );
};

/** A wide smear with four kinds of white cell, at a share (0 to 1) of its drift out of focus and back. */
export function driftingBlood(plate: Plate, share: number): string {
  const drift = driftAt(share);
  const white = [
    { at: [232, 196], radius: 64 },
    { at: [560, 330], radius: 70 },
    { at: [776, 150], radius: 52 },
    { at: [316, 474], radius: 58 },
  ] as const satisfies readonly Cell[];
  const red = redField(plate, 78, 34, white);
  const place = (cell: Cell, drawing: string) => moved(drift(cell.at, 5, 7), drawing);
  const near = [
    { at: [930, 560], radius: 120 },
    { at: [20, 20], radius: 96 },
  ] as const satisfies readonly Cell[];
  return (
    slideGround(plate) +
    clouds(plate, palette.lilac, 5, 0.14) +
    moved(drift([480, 300], 16), distantCells(plate, 16, 40, 7, 0.4)) +
    drawRed(plate, red, drift) +
    place(white[0], neutrophil(plate, white[0], 3)) +
    place(white[1], monocyte(plate, white[1])) +
    place(white[2], lymphocyte(plate, white[2])) +
    place(white[3], eosinophil(plate, white[3])) +
    platelets(plate, 14, [...white, ...red], drift) +
    group(
      { filter: plate.blur(13), opacity: 0.5, ...multiply },
      ...near.map((cell) => moved(drift(cell.at, 34), redCell(plate, cell))),
    ) +
    vignette(plate)
  );
}

/** The department of haematology: that smear, standing still. */
export const haematologyField: Scene = (plate) => driftingBlood(plate, 0);

/** A pear-shaped parasite: pointed at `tip`, round at the other end, with a dark nucleus. */
function piroplasm(plate: Plate, tip: Point, length: number, angle: number): string {
  const along = (share: number, across: number): Point => {
    const [x, y] = polar(tip, length * share, angle);
    return polar([x, y], length * across, angle + Math.PI / 2);
  };
  const outline = smooth([
    along(0, 0.012),
    along(0.22, 0.085),
    along(0.5, 0.2),
    along(0.76, 0.25),
    along(0.95, 0.15),
    along(1, 0),
    along(0.95, -0.15),
    along(0.76, -0.25),
    along(0.5, -0.2),
    along(0.22, -0.085),
    along(0, -0.012),
  ]);
  const fill = plate.radial([
    [0, mix(palette.mist, palette.capBlue, 0.25)],
    [1, mix(palette.lilac, palette.haematoxylin, 0.34)],
  ]);
  const nucleus = along(0.64, plate.random.range(-0.07, 0.07));
  return (
    path(outline, { fill, stroke: palette.haematoxylin, 'stroke-width': 1.8, 'stroke-linejoin': 'round' }) +
    path(blob(plate.random, nucleus, length * 0.14, { wobble: 0.1, stretch: 1.3, angle }), {
      fill: mix(palette.haematoxylinDeep, palette.eosinDeep, 0.35),
    })
  );
}

function infected(plate: Plate, cell: Cell): string {
  const { random } = plate;
  const angle = random.range(0, 2 * Math.PI);
  const length = cell.radius * 0.9;
  const tip = polar(cell.at, -length * 0.5, angle);
  return (
    group(multiply, redCell(plate, cell)) +
    piroplasm(plate, tip, length, angle - 0.34) +
    piroplasm(plate, tip, length * 0.94, angle + 0.36)
  );
}

/** Red cells, three of them holding pairs of piroplasms. */
export const pairedPiroplasms: Scene = (plate) => {
  const hosts = [
    { at: [372, 262], radius: 92 },
    { at: [668, 392], radius: 86 },
    { at: [716, 120], radius: 78 },
  ] as const satisfies readonly Cell[];
  const red = redField(plate, 24, 74, hosts);
  return (
    slideGround(plate) +
    clouds(plate, palette.rose) +
    distantCells(plate, 7, 84, 11, 0.4) +
    drawRed(plate, red) +
    hosts.map((host) => infected(plate, host)).join('') +
    platelets(plate, 4, [...hosts, ...red]) +
    vignette(plate)
  );
};
