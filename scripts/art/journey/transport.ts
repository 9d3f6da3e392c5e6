import { mix, palette } from '#lib/palette.ts';
import { polar, round, steps } from '../geometry.ts';
import { circle, ellipse, group, line, type Plate, path, rect } from '../plate.ts';
import { hair, shade } from '../shapes/bench.ts';
import { spun, tube, wholeBlood } from '../shapes/tube.ts';
import { floor, type Station } from './station.ts';

function wheel(x: number, turn: number): string {
  const y = floor - 44;
  const spokes = steps(0, (Math.PI * 8) / 5, 5).map((angle) => {
    const [toX, toY] = polar([x, y], 21, angle + turn);
    return `M${x} ${y}L${round(toX)} ${round(toY)}`;
  });
  return (
    circle(x, y, 44, { fill: palette.aubergine }) +
    circle(x, y, 27, { fill: mix(palette.mist, palette.sheet, 0.4), stroke: hair, 'stroke-width': 1.6 }) +
    line(spokes.join(''), palette.inkSoft, 5) +
    circle(x, y, 7, { fill: palette.eosinDeep })
  );
}

function snowflake(x: number, y: number, size: number): string {
  const arms = steps(0, (Math.PI * 5) / 3, 6).map((angle) => {
    const tip = polar([x, y], size, angle);
    const fork = polar([x, y], size * 0.6, angle);
    const sides = [-0.55, 0.55].map((bend) => polar(fork, size * 0.34, angle + bend));
    return (
      `M${x} ${y}L${tip.map(round).join(' ')}` +
      sides.map((side) => `M${fork.map(round).join(' ')}L${side.map(round).join(' ')}`).join('')
    );
  });
  return line(arms.join(''), mix(palette.capBlue, palette.haematoxylin, 0.45), 3.4);
}

/** Things beside the road pass by and are soft at the ends of the scene. */
function passing(
  seconds: number,
  speed: number,
  pitch: number,
  draw: (x: number, index: number) => string,
): string {
  const way = seconds * speed;
  return steps(0, 13, 14)
    .map((index) => {
      const x = index * pitch - way;
      const opacity = Math.min(1, (x - 30) / 90, (930 - x) / 90);
      return opacity > 0 ? group({ opacity }, draw(x, index)) : '';
    })
    .join('');
}

/** Width and height of the houses, in turn. */
const houses = [
  { width: 70, height: 130 },
  { width: 92, height: 176 },
  { width: 60, height: 104 },
  { width: 84, height: 150 },
] as const;

function house(x: number, index: number): string {
  const { width, height } = houses[index % houses.length] ?? houses[0];
  const fill = mix(palette.mist, palette.paper, 0.35);
  const windows = [0.24, 0.62].flatMap((across) =>
    steps(floor - height + 26, floor - 50, Math.floor(height / 40)).map((y) =>
      rect(x - width / 2 + width * across, y, 12, 16, { fill: mix(palette.lilac, palette.paper, 0.4) }),
    ),
  );
  return rect(x - width / 2, floor - height, width, height, { rx: 3, fill }) + windows.join('');
}

function tree(x: number, index: number): string {
  const size = 34 + (index % 3) * 9;
  return (
    line(`M${round(x)} ${floor}V${floor - size}`, mix(palette.umber, palette.paper, 0.35), 6) +
    ellipse(x, floor - size * 1.75, size * 0.72, size, { fill: mix(palette.leafPale, palette.leaf, 0.18) }) +
    ellipse(x - size * 0.16, floor - size * 1.95, size * 0.42, size * 0.6, { fill: palette.leafPale })
  );
}

function van(plate: Plate, bob: number): string {
  const paint = plate.linear([
    [0, palette.sheet],
    [0.7, mix(palette.sheet, palette.mist, 0.4)],
    [1, mix(palette.mist, palette.lilac, 0.3)],
  ]);
  const glass = plate.linear(
    [
      [0, mix(palette.capBlue, palette.sheet, 0.6)],
      [1, mix(palette.capBlue, palette.mist, 0.3)],
    ],
    [0, 0],
    [1, 1],
  );
  const body =
    'M182 470V246Q182 216 212 216H560Q586 216 604 238L668 322L742 344Q772 354 772 386V470Q772 478 764 478H190Q182 478 182 470Z';
  const tubes = [
    { cap: palette.capLavender, layers: wholeBlood(0.7) },
    { cap: palette.capRed, layers: spun },
    { cap: palette.capBlue, layers: wholeBlood(0.74) },
    { cap: palette.capGrey, layers: wholeBlood(0.6) },
  ];
  return group(
    { transform: `translate(0 ${round(bob)})` },
    path(body, { fill: paint, stroke: hair, 'stroke-width': 2, 'stroke-linejoin': 'round' }),
    group(
      { 'clip-path': plate.clip(path(body, {})) },
      rect(170, 424, 620, 20, { fill: palette.eosin }),
      rect(170, 444, 620, 8, { fill: palette.haematoxylin }),
    ),
    path('M574 246H582Q590 246 596 254L644 320H574Z', { fill: glass, stroke: hair, 'stroke-width': 1.6 }),
    line('M560 222V470M588 366h22', hair, 1.6, { opacity: 0.6 }),
    rect(214, 244, 322, 162, {
      rx: 12,
      fill: mix(palette.capBlue, palette.sheet, 0.78),
      stroke: hair,
      'stroke-width': 1.8,
    }),
    tubes
      .map((plan, at) => tube(plate, { ...plan, x: 240 + at * 48, y: 262, width: 27, height: 116 }))
      .join(''),
    rect(230, 366, 196, 28, {
      rx: 5,
      fill: mix(palette.mist, palette.lilac, 0.3),
      stroke: hair,
      'stroke-width': 1.4,
    }),
    snowflake(482, 322, 34),
    path('M752 392q18 2 18 20h-18z', { fill: palette.marigold, stroke: hair, 'stroke-width': 1.4 }),
    rect(176, 388, 12, 30, { rx: 3, fill: palette.vermilion, stroke: hair, 'stroke-width': 1.2 }),
  );
}

/** A van with the tubes upright in their cold box; the town passes behind it. */
export const transport: Station = (plate, seconds) => {
  const turn = seconds * 7.2;
  const dashes = steps(0, 11, 12)
    .map((index) => 60 + ((((index * 80 - seconds * 330) % 880) + 880) % 880))
    .map((x) => `M${round(x)} ${floor + 22}h${round(Math.min(36, 920 - x))}`);
  return (
    passing(seconds, 70, 128, house) +
    passing(seconds, 150, 190, (x, index) => tree(x + 50, index)) +
    line(dashes.join(''), palette.rule, 4) +
    shade(plate, 190, floor, 590, 12) +
    van(plate, Math.sin(seconds * 15) * 1.6) +
    wheel(302, turn) +
    wheel(652, turn) +
    line(
      [0, 1, 2]
        .map(
          (at) =>
            `M${round(146 - at * 14 - 8 * Math.sin(seconds * 9 + at))} ${290 + at * 62}h${-44 + at * 8}`,
        )
        .join(''),
      palette.lilac,
      5,
      { opacity: 0.8 },
    )
  );
};
