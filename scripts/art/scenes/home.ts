import { mix, palette } from '#lib/palette.ts';
import { points, smooth, steps } from '../geometry.ts';
import { circle, ellipse, group, line, path, rect, type Scene } from '../plate.ts';
import { bench, hair, scale, shade } from '../shapes/bench.ts';
import { clock } from '../shapes/clock.ts';
import { plateGround } from '../shapes/ground.ts';
import { cup, urine } from '../shapes/vessels.ts';

/** A dipstick with ten pads above the rows of its colour chart. */
export const dipstick: Scene = (plate) => {
  const pads = [
    [mix(palette.mist, palette.paper, 0.2), palette.haematoxylin],
    [palette.capYellow, palette.leaf],
    [mix(palette.rose, palette.paper, 0.5), palette.eosinDeep],
    [mix(palette.serum, palette.leafPale, 0.3), mix(palette.leaf, palette.capBlue, 0.3)],
    [mix(palette.amber, palette.paper, 0.4), palette.umber],
    [mix(palette.marigold, palette.paper, 0.3), mix(palette.leaf, palette.ink, 0.2)],
    [palette.blush, palette.vermilion],
    [mix(palette.capBlue, palette.paper, 0.4), mix(palette.haematoxylin, palette.capBlue, 0.3)],
    [mix(palette.serum, palette.paper, 0.2), mix(palette.amber, palette.eosin, 0.4)],
    [mix(palette.lilac, palette.paper, 0.5), mix(palette.haematoxylin, palette.eosinDeep, 0.5)],
  ] as const;
  const [left, pitch, size] = [132, 72, 46];
  const chart = pads.flatMap(([from, to], column) =>
    steps(0, 1, 4).map((share, row) =>
      rect(left + column * pitch + 5, 298 + row * 58, 36, 36, {
        rx: 2,
        fill: mix(from, to, share * 0.85),
        stroke: hair,
        'stroke-width': 0.8,
        'stroke-opacity': 0.45,
      }),
    ),
  );
  const read = [0.1, 0.5, 0.05, 0.3, 0.62, 0.2, 0, 0.42, 0.7, 0.16];
  const strip = pads.map(([from, to], column) => {
    const colour = mix(from, to, (read[column] ?? 0) * 0.85);
    const fill = plate.linear([
      [0, mix(colour, palette.sheet, 0.12)],
      [1, mix(colour, palette.ink, 0.06)],
    ]);
    return rect(left + column * pitch, 148, size, size, {
      rx: 3,
      fill,
      stroke: mix(colour, palette.ink, 0.4),
      'stroke-width': 1,
    });
  });
  const reads = pads.map((_, column) => {
    const x = left + column * pitch + size / 2;
    return `M${x} 206V282`;
  });
  return (
    plateGround(plate) +
    rect(left - 26, 276, pads.length * pitch + 26, 258, {
      rx: 4,
      fill: palette.sheet,
      stroke: palette.rule,
      'stroke-width': 1.4,
    }) +
    line(reads.join(''), palette.haematoxylin, 1, { 'stroke-dasharray': '2 5', opacity: 0.6 }) +
    chart.join('') +
    group({ filter: plate.blur(8), opacity: 0.24 }, rect(86, 144, 900, 66, { fill: palette.ink })) +
    rect(82, 134, 900, 74, {
      rx: 4,
      fill: mix(palette.sheet, palette.paper, 0.3),
      stroke: hair,
      'stroke-width': 1.4,
    }) +
    strip.join('') +
    scale(132, 92, 720, 61)
  );
};

/** A yellow-capped cup and a clean ladle. */
export const cupAndLadle: Scene = (plate) => {
  const metal = plate.linear(
    [
      [0, mix(palette.capGrey, palette.ink, 0.1)],
      [0.35, palette.sheet],
      [0.7, mix(palette.capGrey, palette.mist, 0.5)],
      [1, mix(palette.capGrey, palette.ink, 0.25)],
    ],
    [0, 0],
    [1, 0.4],
  );
  const bowl = 'M516 392C518 470 566 498 622 498S726 470 728 392Z';
  return (
    plateGround(plate) +
    bench(500) +
    shade(plate, 160, 500, 260) +
    cup(plate, 152, 190, 276, 308, palette.capYellow, urine, 0.56) +
    shade(plate, 548, 502, 150) +
    path(
      'M716 392C722 300 742 210 786 126Q794 104 812 96Q836 88 842 108Q846 122 832 132Q812 148 796 190C766 260 748 330 742 392Z',
      { fill: metal, stroke: hair, 'stroke-width': 1.6 },
    ) +
    circle(824, 114, 7, { fill: palette.paper, stroke: hair, 'stroke-width': 1.4 }) +
    path(bowl, { fill: metal, stroke: hair, 'stroke-width': 1.6 }) +
    ellipse(622, 392, 106, 20, {
      fill: mix(palette.capGrey, palette.mist, 0.6),
      stroke: hair,
      'stroke-width': 1.6,
    }) +
    ellipse(622, 396, 92, 14, {
      fill: mix(urine, palette.paper, 0.25),
      stroke: mix(urine, palette.umber, 0.4),
      'stroke-width': 1,
    }) +
    line('M546 424Q552 462 580 478', palette.sheet, 6, { opacity: 0.7 })
  );
};

/** A food bowl pushed aside under a clock at twelve hours. */
export const fastingClock: Scene = (plate) => {
  const glaze = plate.linear(
    [
      [0, mix(palette.haematoxylin, palette.ink, 0.1)],
      [0.35, mix(palette.haematoxylin, palette.lilac, 0.5)],
      [0.6, palette.haematoxylin],
      [1, palette.haematoxylinDeep],
    ],
    [0, 0],
    [1, 0],
  );
  return (
    plateGround(plate) +
    bench(500) +
    clock(plate, 652, 236, 178, 12, palette.marigold) +
    shade(plate, 120, 500, 380) +
    path('M150 388L112 486Q110 500 126 500H488Q504 500 502 486L464 388Z', {
      fill: glaze,
      stroke: hair,
      'stroke-width': 1.6,
    }) +
    ellipse(307, 388, 157, 30, {
      fill: mix(palette.lilac, palette.sheet, 0.4),
      stroke: hair,
      'stroke-width': 1.6,
    }) +
    ellipse(307, 393, 138, 22, { fill: mix(palette.haematoxylin, palette.lilac, 0.55) }) +
    ellipse(307, 399, 118, 14, { fill: mix(palette.haematoxylin, palette.lilac, 0.3), opacity: 0.6 }) +
    paw(307, 452)
  );
};

function paw(x: number, y: number): string {
  const toe = (dx: number, dy: number, turn: number) =>
    ellipse(0, 0, 6, 8.4, {
      fill: palette.paper,
      opacity: 0.9,
      transform: `translate(${x + dx} ${y + dy}) rotate(${turn})`,
    });
  return (
    path(
      `M${x} ${y - 3}C${x + 9} ${y - 3} ${x + 18} ${y + 9} ${x + 17} ${y + 15}C${x + 16} ${y + 22} ${x + 7} ${y + 19} ${x} ${y + 19}S${x - 16} ${y + 22} ${x - 17} ${y + 15}C${x - 18} ${y + 9} ${x - 9} ${y - 3} ${x} ${y - 3}Z`,
      { fill: palette.paper, opacity: 0.9 },
    ) +
    toe(-20, -2, -26) +
    toe(-8, -14, -8) +
    toe(8, -14, 8) +
    toe(20, -2, 26)
  );
}

/** A glucose curve over a day on graph paper. */
export const glucoseCurve: Scene = (plate) => {
  const readings = points('112,190 204,268 296,372 388,440 480,452 572,398 664,306 756,232 848,184');
  const curve = smooth(readings, false);
  const wash = plate.linear([
    [0, palette.eosin, 0.3],
    [1, palette.eosin, 0.02],
  ]);
  const minor =
    steps(20, 940, 47)
      .map((x) => `M${x} 0V600`)
      .join('') +
    steps(20, 580, 29)
      .map((y) => `M0 ${y}H960`)
      .join('');
  const major =
    steps(112, 848, 9)
      .map((x) => `M${x} 0V600`)
      .join('') +
    steps(60, 540, 7)
      .map((y) => `M0 ${y}H960`)
      .join('');
  return (
    plateGround(plate, 960) +
    line(minor, palette.rose, 0.8, { opacity: 0.3 }) +
    line(major, palette.rose, 1.2, { opacity: 0.6 }) +
    path(`${curve}L848 540L112 540Z`, { fill: wash }) +
    line('M112 60V540H880', palette.ink, 2.2) +
    steps(112, 848, 9)
      .map((x) => line(`M${x} 540v10`, palette.ink, 2))
      .join('') +
    steps(60, 540, 7)
      .map((y) => line(`M112 ${y}h-10`, palette.ink, 2))
      .join('') +
    line(curve, palette.eosinDeep, 5) +
    readings
      .map(([x, y]) =>
        circle(x, y, 10, { fill: palette.sheet, stroke: palette.haematoxylin, 'stroke-width': 4.4 }),
      )
      .join('')
  );
};
