import { mix, palette } from '#lib/palette.ts';
import { type Point, points, polar, round, smooth, steps } from '../geometry.ts';
import { circle, ellipse, group, line, type Plate, path } from '../plate.ts';

/** The two tones an arthropod is drawn in. */
export interface Coat {
  body: string;
  edge: string;
}

const brown: Coat = {
  body: mix(palette.umber, palette.eosinDeep, 0.28),
  edge: mix(palette.umber, palette.ink, 0.62),
};

/** A jointed leg: short strokes that grow thinner towards the claw. */
function leg(
  start: Point,
  joints: readonly (readonly [length: number, angle: number])[],
  width: number,
  coat: Coat,
): string {
  let at = start;
  return joints
    .map(([length, angle], index) => {
      const from = at;
      at = polar(at, length, angle);
      const thick = width * (1 - index * 0.2);
      const d = `M${round(from[0])} ${round(from[1])}L${round(at[0])} ${round(at[1])}`;
      return line(d, coat.edge, thick) + line(d, coat.body, thick * 0.62);
    })
    .join('');
}

/** A brown dog tick from above, head up, around the origin; about 300 units long with its legs. */
export function tick(plate: Plate, coat: Coat = brown): string {
  const half: readonly Point[] = points('0,-74 30,-66 56,-30 72,20 70,66 46,98 0,108');
  const mirror = half
    .slice(1, -1)
    .map(([x, y]): Point => [-x, y])
    .reverse();
  const body = smooth([...half, ...mirror]);
  const shield = smooth(points('0,-74 28,-64 40,-34 36,0 18,26 0,32 -18,26 -36,0 -40,-34 -28,-64'));
  const fill = plate.radial(
    [
      [0, mix(coat.body, palette.amber, 0.45)],
      [0.55, coat.body],
      [1, coat.edge],
    ],
    [0.42, 0.4],
    0.68,
  );
  const legs = [
    [-52, -0.95, 0.5],
    [-32, -0.4, 0.42],
    [-6, 0.22, 0.34],
    [20, 0.72, 0.3],
  ].flatMap(([y = 0, angle = 0, curl = 0]) => {
    const sign = angle < 0 ? -1 : 1;
    const right = leg(
      [36 + (y + 52) * 0.22, y],
      [
        [38, angle],
        [40, angle - sign * curl],
        [34, angle + sign * curl * 0.6],
        [26, angle + sign * curl * 1.8],
      ],
      17,
      coat,
    );
    return [right, group({ transform: 'scale(-1 1)' }, right)];
  });
  const mouth =
    path('M-20 -70L-24 -84L-14 -96L14 -96L24 -84L20 -70Z', {
      fill: coat.body,
      stroke: coat.edge,
      'stroke-width': 2.4,
      'stroke-linejoin': 'round',
    }) +
    path('M-6 -96L-5 -126Q0 -132 5 -126L6 -96Z', {
      fill: mix(coat.body, palette.amber, 0.4),
      stroke: coat.edge,
      'stroke-width': 1.8,
    }) +
    [-1, 1]
      .map((side) =>
        path(`M${side * 8} -95L${side * 11} -118Q${side * 16} -126 ${side * 20} -116L${side * 20} -95Z`, {
          fill: coat.body,
          stroke: coat.edge,
          'stroke-width': 2,
        }),
      )
      .join('');
  const festoons = steps(-0.78, 0.78, 9).map((turn) => {
    const [from, to] = [polar([0, 22], 68, Math.PI / 2 + turn), polar([0, 24], 83, Math.PI / 2 + turn)];
    return `M${round(from[0])} ${round(from[1])}L${round(to[0])} ${round(to[1])}`;
  });
  const grooves = [-1, 1].map((side) =>
    smooth(
      [
        [side * 22, 40],
        [side * 27, 60],
        [side * 20, 80],
      ],
      false,
    ),
  );
  return (
    legs.join('') +
    mouth +
    path(body, { fill, stroke: coat.edge, 'stroke-width': 2.6 }) +
    line([...festoons, ...grooves, 'M0 46L0 82'].join(''), coat.edge, 2, { opacity: 0.55 }) +
    path(shield, {
      fill: mix(coat.body, coat.edge, 0.45),
      stroke: coat.edge,
      'stroke-width': 1.6,
      opacity: 0.9,
    }) +
    line('M-20 -52Q-27 -28 -20 -2M20 -52Q27 -28 20 -2', mix(coat.body, palette.amber, 0.5), 2.2, {
      opacity: 0.7,
    }) +
    [-1, 1]
      .map((side) => ellipse(side * 34, -44, 3.4, 5, { fill: mix(palette.marigold, palette.paper, 0.3) }))
      .join('')
  );
}

/** A sarcoptic mite from above around the origin: round, ridged, short legs, four of them on stalks with suckers. */
export function mite(plate: Plate): string {
  const edge = mix(palette.umber, palette.haematoxylin, 0.42);
  const coat: Coat = { body: mix(mix(palette.amber, palette.rose, 0.6), palette.paper, 0.12), edge };
  const body = smooth(
    points('0,-108 38,-100 78,-70 102,-16 98,44 66,92 0,112 -66,92 -98,44 -102,-16 -78,-70 -38,-100'),
  );
  const fill = plate.radial(
    [
      [0, mix(palette.paper, palette.marigold, 0.4)],
      [0.55, mix(coat.body, palette.paper, 0.25)],
      [1, coat.body],
    ],
    [0.42, 0.38],
    0.68,
  );
  const front = ([x, y, angle]: readonly [number, number, number]) => {
    const [sx, sy] = polar(polar([x, y], 40, angle), 44, angle + 0.18);
    const stalk = polar([x, y], 40, angle);
    return (
      line(`M${round(stalk[0])} ${round(stalk[1])}L${round(sx)} ${round(sy)}`, edge, 3) +
      ellipse(sx, sy, 7, 5, { fill: palette.paper, stroke: edge, 'stroke-width': 2 }) +
      leg(
        [x, y],
        [
          [22, angle],
          [20, angle],
        ],
        24,
        coat,
      )
    );
  };
  const back = ([x, y, angle]: readonly [number, number, number]) => {
    const foot = polar([x, y], 26, angle);
    const bristle = smooth([foot, polar(foot, 60, angle + 0.15), polar(foot, 120, angle + 0.5)], false);
    return (
      line(bristle, edge, 2) +
      leg(
        [x, y],
        [
          [16, angle],
          [14, angle],
        ],
        20,
        coat,
      )
    );
  };
  const fronts = [
    [34, -92, -1.25],
    [70, -68, -0.8],
  ] as const;
  const backs = [
    [50, 88, 1.2],
    [84, 56, 0.75],
  ] as const;
  const right = [...fronts.map(front), ...backs.map(back)].join('');
  const ridges = steps(-72, 80, 16).map((y, index) => {
    const reach = 62 * Math.sqrt(Math.max(0, 1 - (y / 104) ** 2)) + 18;
    const dip = index % 2 ? 7 : 12;
    return `M${round(-reach)} ${round(y + 8)}Q0 ${round(y - dip)} ${round(reach)} ${round(y + 8)}`;
  });
  const spines = points('-26,8 0,2 26,8 -34,34 -12,30 12,30 34,34 -22,56 22,56').map(
    ([x = 0, y = 0]) => `M${x - 4} ${y + 8}L${x} ${y}L${x + 4} ${y + 8}`,
  );
  const head =
    path('M-18 -102Q-20 -124 -8 -134Q0 -138 8 -134Q20 -124 18 -102Z', {
      fill: coat.body,
      stroke: edge,
      'stroke-width': 2.4,
    }) + line('M0 -136L0 -106', edge, 1.6);
  return (
    right +
    group({ transform: 'scale(-1 1)' }, right) +
    line('M-16 108L-22 176M16 108L22 176', edge, 2) +
    head +
    path(body, { fill, stroke: edge, 'stroke-width': 2.2 }) +
    line(ridges.join(''), edge, 1.5, { opacity: 0.42 }) +
    line(spines.join(''), edge, 2.2, { opacity: 0.75 }) +
    circle(0, 90, 5, { fill: edge, opacity: 0.7 })
  );
}

/** A flea from the side, facing left, around the origin; about 300 units long. */
export function flea(plate: Plate, coat: Coat = brown): string {
  const body = smooth(
    points('-128,6 -116,-26 -84,-46 -30,-62 40,-66 98,-44 124,-8 112,34 64,60 4,62 -48,48 -92,34 -120,24'),
  );
  const fill = plate.linear([
    [0, mix(coat.body, palette.amber, 0.55)],
    [0.5, coat.body],
    [1, coat.edge],
  ]);
  const plates = [-84, -62, -40, -12, 16, 44, 72, 98].map((x, index) => {
    const [top, bottom] = [
      -46 - Math.min(20, index * 8) + Math.max(0, index - 5) * 8,
      32 + Math.min(28, index * 8) - Math.max(0, index - 5) * 11,
    ];
    return `M${x} ${top}Q${x + 20} ${(top + bottom) / 2} ${x + 2} ${bottom}`;
  });
  const comb = steps(-64, -34, 6).map((x) => `M${round(x)} ${round(-44 - (x + 64) * 0.18)}l11 13`);
  const bristles = steps(-14, 98, 7).map((x) => `M${round(x)} -8l16 9`);
  const legs =
    leg([60, 48], points('58,0.35 72,2.35 76,0.95 40,1.25 34,0.3'), 24, coat) +
    leg(
      [4, 54],
      [
        [44, 1.9],
        [48, 0.95],
        [40, 1.8],
        [26, 0.6],
      ],
      17,
      coat,
    ) +
    leg(
      [-48, 44],
      [
        [40, 2.3],
        [42, 1.15],
        [34, 2],
        [22, 2.6],
      ],
      15,
      coat,
    );
  return (
    legs +
    path(body, { fill, stroke: coat.edge, 'stroke-width': 2.6 }) +
    line(plates.join(''), coat.edge, 2, { opacity: 0.6 }) +
    line([...comb, ...bristles].join(''), coat.edge, 2.4, { opacity: 0.8 }) +
    circle(-98, -16, 5.4, { fill: palette.ink }) +
    line('M-122 20L-128 56M-112 26L-114 58', coat.edge, 4)
  );
}
