import { points, round, smooth, steps } from '../geometry.ts';
import { mix, palette } from '../palette.ts';
import { circle, ellipse, group, line, type Plate, path, rect, type Scene } from '../plate.ts';
import { plateGround } from '../shapes/ground.ts';
import {
  clock,
  cup,
  cuvette,
  hair,
  number,
  reportSheet,
  scale,
  shade,
  type TubePlan,
  tube,
} from '../shapes/labware.ts';

const bench = (y: number) => line(`M60 ${y}H900`, hair, 1.2, { opacity: 0.7 });
const urine = mix(palette.serum, palette.marigold, 0.35);
const wholeBlood = (share: number) => [[palette.blood, share]] as const;
const spun = [
  [palette.blood, 0.4],
  [palette.serum, 0.36],
] as const;

/** A row of cuvettes graded from straw to deep amber. */
export const amberCuvettes: Scene = (plate) => {
  const row = steps(0, 1, 7).map((share, index) => {
    const x = 118 + index * 106;
    const colour =
      share < 0.5
        ? mix(mix(palette.serum, palette.paper, 0.45), palette.marigold, share * 2)
        : mix(palette.marigold, mix(palette.amber, palette.umber, 0.5), share * 2 - 1);
    return shade(plate, x - 4, 486, 92) + cuvette(plate, x, 156, 84, 328, colour, 0.68);
  });
  return plateGround(plate) + bench(486) + row.join('') + scale(118, 512, 720, 61);
};

/** The department of biochemistry: graded colour across the whole spectrum of the stains, light passing through. */
export const biochemistryRow: Scene = (plate) => {
  const tones = [
    mix(palette.serum, palette.paper, 0.2),
    palette.marigold,
    mix(palette.amber, palette.rose, 0.4),
    palette.rose,
    palette.eosin,
    mix(palette.eosinDeep, palette.haematoxylin, 0.45),
    mix(palette.haematoxylin, palette.lilac, 0.3),
    palette.haematoxylin,
  ];
  const row = tones.map((colour, index) => {
    const x = 76 + index * 104;
    return (
      shade(plate, x - 4, 494, 92) +
      cuvette(plate, x, 150, 82, 342, colour, 0.52 + 0.24 * Math.sin((index / 7) * Math.PI))
    );
  });
  const beam = plate.linear(
    [
      [0, palette.marigold, 0],
      [0.2, palette.marigold, 0.34],
      [1, palette.eosin, 0.1],
    ],
    [0, 0],
    [1, 0],
  );
  return (
    plateGround(plate) +
    bench(494) +
    rect(0, 372, 960, 34, { fill: beam }) +
    row.join('') +
    scale(76, 520, 810, 61)
  );
};

/** Cuvettes, a urine cup, and the round view of a refractometer. */
export const kidneyBench: Scene = (plate) => {
  const cuvettes = [
    mix(palette.serum, palette.paper, 0.4),
    mix(palette.serum, palette.marigold, 0.5),
    palette.marigold,
    palette.amber,
  ].map((colour, index) => {
    const x = 78 + index * 80;
    return shade(plate, x - 2, 486, 68) + cuvette(plate, x, 236, 62, 248, colour, 0.66);
  });
  const [cx, cy, r] = [790, 206, 128];
  const view = plate.clip(circle(cx, cy, r, {}));
  const sky = plate.linear([
    [0, mix(palette.capBlue, palette.haematoxylin, 0.35)],
    [1, mix(palette.capBlue, palette.mist, 0.4)],
  ]);
  const ticks = steps(cy - 98, cy + 98, 29).map(
    (y, index) => `M${cx - 26} ${round(y)}h${index % 7 === 0 ? 52 : index % 7 === 3 ? 34 : 22}`,
  );
  return (
    plateGround(plate) +
    bench(486) +
    cuvettes.join('') +
    shade(plate, 424, 486, 190) +
    cup(plate, 420, 262, 196, 222, palette.capYellow, urine, 0.62) +
    group({ filter: plate.blur(12), opacity: 0.22 }, circle(cx + 4, cy + 12, r + 14, { fill: palette.ink })) +
    circle(cx, cy, r + 16, {
      fill: mix(palette.ink, palette.haematoxylin, 0.2),
      stroke: hair,
      'stroke-width': 2,
    }) +
    circle(cx, cy, r + 7, { fill: 'none', stroke: palette.lilac, 'stroke-width': 1, 'stroke-opacity': 0.5 }) +
    group(
      { 'clip-path': view },
      rect(cx - r, cy - r, r * 2, r * 2, { fill: palette.sheet }),
      rect(cx - r, cy - r, r * 2, r + 26, { fill: sky }),
      group({ filter: plate.blur(3) }, rect(cx - r, cy + 23, r * 2, 6, { fill: palette.mist })),
    ) +
    line(`M${cx} ${cy - 98}V${cy + 98}${ticks.join('')}`, palette.ink, 1.8) +
    line(`M${cx - r + 4} ${cy + 26}H${cx + r - 4}`, palette.eosinDeep, 1.6, { opacity: 0.8 })
  );
};

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

/** Two citrate tubes: one filled to its line, one not. */
export const citrateTubes: Scene = (plate) => {
  const shared = { y: 70, width: 104, height: 436, cap: palette.capBlue, fillLine: 0.74 } as const;
  const full: TubePlan = { ...shared, x: 286, layers: [[palette.blood, 0.74]] };
  const short: TubePlan = { ...shared, x: 566, layers: [[mix(palette.blood, palette.eosinDeep, 0.3), 0.42]] };
  const reach = 70 + 436 - 4 - (70 + 104 * 0.86) - 104 * 0.2;
  const [mark, level] = [502 - reach * 0.74, 502 - reach * 0.42];
  return (
    plateGround(plate) +
    bench(508) +
    shade(plate, 280, 508, 116) +
    shade(plate, 560, 508, 116) +
    line(`M80 ${round(mark)}H880`, palette.vermilion, 1.2, { 'stroke-dasharray': '3 7', opacity: 0.7 }) +
    line(
      `M${728} ${round(mark)}V${round(level)}M716 ${round(mark)}h24M716 ${round(level)}h24`,
      palette.eosinDeep,
      1.8,
    ) +
    scale(180, 150, 350, 36, true) +
    tube(plate, full) +
    tube(plate, short)
  );
};

/** A rack that hides the lower part of the tubes in front of it. */
function rack(plate: Plate, x: number, y: number, width: number, height: number): string {
  const wood = plate.linear([
    [0, mix(palette.mist, palette.sheet, 0.5)],
    [1, mix(palette.mist, palette.lilac, 0.35)],
  ]);
  return (
    rect(x, y, width, 26, { rx: 5, fill: wood, stroke: hair, 'stroke-width': 1.5 }) +
    rect(x, y + height - 34, width, 34, { rx: 5, fill: wood, stroke: hair, 'stroke-width': 1.5 }) +
    [x + 10, x + width - 28]
      .map((post) => rect(post, y + 26, 18, height - 60, { fill: wood, stroke: hair, 'stroke-width': 1.3 }))
      .join('')
  );
}

/** Lavender, red, blue and grey caps in one rack. */
export const fourTubes: Scene = (plate) => {
  const tubes: readonly Omit<TubePlan, 'x' | 'y' | 'width' | 'height'>[] = [
    { cap: palette.capLavender, layers: wholeBlood(0.72) },
    { cap: palette.capRed, layers: spun },
    { cap: palette.capBlue, layers: wholeBlood(0.74), fillLine: 0.74 },
    { cap: palette.capGrey, layers: wholeBlood(0.6) },
  ];
  return (
    plateGround(plate) +
    bench(528) +
    shade(plate, 120, 528, 720, 12) +
    tubes
      .map((plan, index) =>
        tube(plate, { ...plan, x: 196 + index * 162, y: 62, width: 84, height: 440, label: index !== 2 }),
      )
      .join('') +
    rack(plate, 124, 268, 712, 258)
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

/** Three serum tubes, each under the hour at which it was drawn: 0, 4 and 8. */
export const threeHours: Scene = (plate) => {
  const hours = [0, 4, 8];
  const serum = [0.44, 0.3, 0.36];
  return (
    plateGround(plate) +
    bench(548) +
    line('M206 122H754', hair, 1.2, { opacity: 0.5, 'stroke-dasharray': '2 6' }) +
    hours
      .map((hour, index) => {
        const x = 206 + index * 274;
        return (
          shade(plate, x - 44, 548, 88) +
          tube(plate, {
            x: x - 35,
            y: 262,
            width: 70,
            height: 284,
            cap: palette.capRed,
            layers: [
              [palette.blood, 0.36],
              [palette.serum, serum[index] ?? 0.3],
            ],
          }) +
          clock(plate, x, 130, 94, hour, palette.eosin) +
          circle(x + 84, 206, 25, { fill: palette.haematoxylin, stroke: palette.paper, 'stroke-width': 4 }) +
          number(String(hour), x + 84, 206, 24, palette.paper)
        );
      })
      .join('')
  );
};

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

/** A folded drape with its opening, a lavender and a blue tube laid on it. */
export const surgeryDrape: Scene = (plate) => {
  const cloth = mix(palette.leaf, palette.capBlue, 0.55);
  const ground = plate.linear(
    [
      [0, mix(cloth, palette.sheet, 0.4)],
      [0.5, cloth],
      [1, mix(cloth, palette.haematoxylin, 0.35)],
    ],
    [0, 0],
    [1, 1],
  );
  const fold = (d: string, light: boolean, width: number) =>
    line(d, light ? mix(cloth, palette.sheet, 0.55) : mix(cloth, palette.ink, 0.4), width, {
      opacity: 0.5,
      filter: plate.blur(10),
    });
  const opening = 'M548 178C640 140 772 150 822 214S826 404 748 436S560 452 506 392S462 216 548 178Z';
  const skin = plate.radial([
    [0, palette.blush],
    [1, mix(palette.blush, palette.rose, 0.5)],
  ]);
  const laid = (x: number, y: number, turn: number, plan: Omit<TubePlan, 'x' | 'y' | 'width' | 'height'>) =>
    group(
      { filter: plate.blur(8), opacity: 0.35 },
      rect(x - 30, y - 180, 76, 380, { rx: 30, fill: palette.ink, transform: `rotate(${turn} ${x} ${y})` }),
    ) +
    group(
      { transform: `rotate(${turn} ${x} ${y})` },
      tube(plate, { ...plan, x: x - 37, y: y - 190, width: 74, height: 384 }),
    );
  return (
    rect(0, 0, 960, 600, { fill: ground }) +
    fold('M-60 120C200 60 300 160 520 60S820 40 1030 100', true, 30) +
    fold('M-60 170C200 110 320 210 540 100S820 80 1030 150', false, 20) +
    fold('M-60 560C240 470 420 600 1030 490', false, 34) +
    fold('M-60 510C240 420 420 560 1030 450', true, 26) +
    fold('M430 -60C380 200 450 380 400 670', false, 22) +
    fold('M396 -60C350 200 416 380 366 670', true, 22) +
    path(opening, { fill: skin, stroke: mix(cloth, palette.ink, 0.45), 'stroke-width': 3 }) +
    path(opening, {
      fill: 'none',
      stroke: mix(cloth, palette.sheet, 0.6),
      'stroke-width': 2,
      'stroke-dasharray': '9 7',
      transform: 'translate(660 300) scale(1.09) translate(-660 -300)',
    }) +
    laid(170, 310, -16, { cap: palette.capLavender, layers: wholeBlood(0.7), label: true }) +
    laid(318, 322, 9, { cap: palette.capBlue, layers: wholeBlood(0.74), fillLine: 0.74 })
  );
};

/** The department of panels: a report sheet and the tubes that one visit fills. */
export const panelSheet: Scene = (plate) => {
  const plans: readonly Omit<TubePlan, 'x' | 'y' | 'width' | 'height'>[] = [
    { cap: palette.capLavender, layers: wholeBlood(0.7), label: true },
    { cap: palette.capRed, layers: spun, label: false },
    { cap: palette.capGrey, layers: wholeBlood(0.6), label: true },
  ];
  return (
    plateGround(plate) +
    bench(530) +
    reportSheet(plate, 86, 58, 380, 476, 9) +
    shade(plate, 520, 530, 200) +
    plans
      .map((plan, index) => tube(plate, { ...plan, x: 532 + index * 84, y: 236, width: 60, height: 292 }))
      .join('') +
    shade(plate, 784, 530, 110) +
    cup(plate, 776, 398, 130, 130, palette.capYellow, urine, 0.58)
  );
};
