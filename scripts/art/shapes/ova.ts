import { mix, palette } from '#lib/palette.ts';
import { blob, blobPoints, type Point, polar, scatter, smooth, steps } from '../geometry.ts';
import { circle, group, line, type Plate, path } from '../plate.ts';
import type { Cell } from './blood.ts';

const shell = mix(palette.umber, palette.haematoxylin, 0.4);
const yolk = mix(palette.amber, palette.rose, 0.55);

function grain(plate: Plate, outline: string, { at, radius }: Cell, count: number): string {
  const spots = scatter(plate.random, {
    count,
    radius: [radius * 0.06, radius * 0.13],
    gap: 0,
    area: [at[0] - radius, at[1] - radius, at[0] + radius, at[1] + radius],
  });
  const dots = spots.map((spot) =>
    circle(spot.at[0], spot.at[1], spot.radius, { fill: shell, opacity: plate.random.range(0.12, 0.34) }),
  );
  return group({ 'clip-path': plate.clip(path(outline, {})) }, ...dots);
}

const ball = (plate: Plate) =>
  plate.radial(
    [
      [0, mix(yolk, palette.paper, 0.5)],
      [0.6, yolk],
      [1, mix(yolk, shell, 0.55)],
    ],
    [0.4, 0.36],
    0.66,
  );

const clear = (plate: Plate) =>
  plate.radial([
    [0, palette.paper, 0.9],
    [0.8, mix(palette.paper, palette.marigold, 0.16), 0.9],
    [1, mix(palette.paper, palette.amber, 0.4), 0.95],
  ]);

/** Roundworm: one dark granular cell inside a thick pitted shell. */
export function roundwormOvum(plate: Plate, cell: Cell): string {
  const { at, radius } = cell;
  const outer = blob(plate.random, at, radius, { wobble: 0.02 });
  const pits = steps(0, 2 * Math.PI, 45).map((angle) => {
    const [x, y] = polar(at, radius * 0.975, angle);
    return circle(x, y, radius * 0.055, {
      fill: mix(palette.amber, palette.paper, 0.25),
      stroke: shell,
      'stroke-width': 0.9,
    });
  });
  const core = blob(plate.random, at, radius * 0.74, { wobble: 0.05 });
  return (
    pits.join('') +
    path(outer, { fill: mix(palette.amber, palette.paper, 0.4), stroke: shell, 'stroke-width': 1.4 }) +
    circle(at[0], at[1], radius * 0.86, { fill: clear(plate), stroke: shell, 'stroke-width': 1.6 }) +
    path(core, { fill: ball(plate) }) +
    grain(plate, core, { at, radius: radius * 0.74 }, 60)
  );
}

/** Hookworm: a thin clear shell around a berry of eight cells. */
export function hookwormOvum(plate: Plate, { at, radius }: Cell, angle: number): string {
  const outline = blob(plate.random, at, radius, { wobble: 0.015, stretch: 1.42, angle });
  const across = angle + Math.PI / 2;
  const places = [-0.62, -0.22, 0.2, 0.6].flatMap((along, row) =>
    [-1, 1].map((side) =>
      polar(
        polar(at, radius * along, angle),
        side * radius * (row === 0 || row === 3 ? 0.24 : 0.34),
        across + 0.2,
      ),
    ),
  );
  return (
    path(outline, { fill: clear(plate), stroke: shell, 'stroke-width': 1.8 }) +
    path(blob(plate.random, at, radius * 0.93, { wobble: 0.01, stretch: 1.44, angle }), {
      fill: 'none',
      stroke: shell,
      'stroke-width': 0.8,
      'stroke-opacity': 0.5,
    }) +
    places
      .map((place) =>
        path(blob(plate.random, place, radius * 0.35, { wobble: 0.05 }), {
          fill: ball(plate),
          stroke: shell,
          'stroke-width': 0.8,
          'stroke-opacity': 0.6,
        }),
      )
      .join('')
  );
}

/** Whipworm: a brown lemon with a clear plug at both ends. */
export function whipwormOvum(plate: Plate, { at, radius }: Cell, angle: number): string {
  const along = (share: number, across: number): Point =>
    polar(polar(at, radius * share, angle), radius * across, angle + Math.PI / 2);
  const side = (sign: number): Point[] => [
    along(-1.18 * sign, -0.2 * sign),
    along(-0.8 * sign, -0.52 * sign),
    along(0, -0.74 * sign),
    along(0.8 * sign, -0.52 * sign),
    along(1.18 * sign, -0.2 * sign),
  ];
  const lemon = smooth([...side(1), ...side(-1)], true, 0.9);
  const core = blob(plate.random, at, radius * 0.66, { wobble: 0.03, stretch: 1.62, angle });
  const plug = (sign: number) => {
    const [x, y] = along(1.2 * sign, 0);
    return circle(x, y, radius * 0.22, {
      fill: mix(palette.paper, palette.marigold, 0.25),
      stroke: shell,
      'stroke-width': 1.4,
    });
  };
  return (
    plug(1) +
    plug(-1) +
    path(lemon, {
      fill: mix(palette.umber, palette.amber, 0.42),
      stroke: mix(shell, palette.ink, 0.3),
      'stroke-width': 1.6,
    }) +
    path(core, { fill: ball(plate), stroke: mix(palette.amber, palette.paper, 0.3), 'stroke-width': 2 }) +
    grain(plate, core, { at, radius: radius * 0.86 }, 40)
  );
}

/** Tapeworm: a thick wall with fine spokes, six small hooks within. */
export function tapewormOvum(plate: Plate, { at, radius }: Cell): string {
  const spokes = steps(0, 2 * Math.PI, 57)
    .map((angle) => {
      const [from, to] = [polar(at, radius * 0.75, angle), polar(at, radius * 0.97, angle)];
      return `M${from[0].toFixed(2)} ${from[1].toFixed(2)}L${to[0].toFixed(2)} ${to[1].toFixed(2)}`;
    })
    .join('');
  const hooks = [-0.5, 0, 0.5].flatMap((spread) =>
    [0.3, -0.3].map((lift) => {
      const [x, y] = [at[0] + spread * radius * 0.62, at[1] + lift * radius * 0.62];
      return line(
        smooth(
          [
            [x - 3, y - 9],
            [x, y],
            [x + 5, y + 8],
          ],
          false,
        ),
        mix(shell, palette.ink, 0.3),
        2,
      );
    }),
  );
  return (
    path(blob(plate.random, at, radius, { wobble: 0.02 }), {
      fill: mix(palette.umber, palette.amber, 0.5),
      stroke: mix(shell, palette.ink, 0.2),
      'stroke-width': 1.4,
    }) +
    line(spokes, mix(palette.umber, palette.ink, 0.2), 1.5, { opacity: 0.6 }) +
    circle(at[0], at[1], radius * 0.73, { fill: ball(plate), stroke: shell, 'stroke-width': 1.6 }) +
    hooks.join('')
  );
}

/** Coccidia: an egg-shaped double wall, two bodies inside. */
export function oocyst(plate: Plate, { at, radius }: Cell, angle: number): string {
  const outline = smooth(blobPoints(plate.random, at, radius, { wobble: 0.02, stretch: 1.22, angle }));
  const bodies = [-0.4, 0.42].map((along) =>
    path(
      blob(plate.random, polar(at, radius * along, angle), radius * 0.4, {
        wobble: 0.03,
        stretch: 1.25,
        angle: angle + 1.3,
      }),
      {
        fill: ball(plate),
        stroke: shell,
        'stroke-width': 1,
        'stroke-opacity': 0.7,
      },
    ),
  );
  return (
    path(outline, { fill: clear(plate), stroke: shell, 'stroke-width': 2 }) +
    path(blob(plate.random, at, radius * 0.9, { wobble: 0.01, stretch: 1.22, angle }), {
      fill: 'none',
      stroke: palette.rose,
      'stroke-width': 1.2,
      'stroke-opacity': 0.7,
    }) +
    bodies.join('')
  );
}

/** Flea tapeworm: a clear packet that holds many round eggs. */
export function eggPacket(plate: Plate, { at, radius }: Cell): string {
  const ring = (count: number, reach: number, turn: number) =>
    Array.from({ length: count }, (_, index) => ({
      at: polar(at, reach * plate.random.range(0.95, 1.04), turn + (index * 2 * Math.PI) / count),
      radius: radius * plate.random.range(0.19, 0.22),
    }));
  const eggs = [...ring(9, radius * 0.68, 0.2), ...ring(4, radius * 0.27, 0.7)];
  return (
    path(blob(plate.random, at, radius, { wobble: 0.05, stretch: 1.1 }), {
      fill: clear(plate),
      stroke: shell,
      'stroke-width': 1.4,
      'stroke-opacity': 0.8,
    }) +
    eggs
      .map(
        (egg) =>
          circle(egg.at[0], egg.at[1], egg.radius, { fill: ball(plate), stroke: shell, 'stroke-width': 1 }) +
          circle(egg.at[0], egg.at[1], egg.radius * 0.55, { fill: shell, opacity: 0.22 }),
      )
      .join('')
  );
}
