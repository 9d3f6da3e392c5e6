import { mix, palette } from '#lib/palette.ts';
import { type Point, polygon, scatter } from '../geometry.ts';
import { circle, group, type Plate, path, type Scene } from '../plate.ts';
import { clouds, slideGround, vignette } from '../shapes/ground.ts';

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
