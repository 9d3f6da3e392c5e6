import { mix, palette } from '#lib/palette.ts';
import { round } from '../geometry.ts';
import { circle, group, line, type Plate, path, rect, type Scene } from '../plate.ts';
import { bench, hair, scale, shade } from '../shapes/bench.ts';
import { clock, number } from '../shapes/clock.ts';
import { plateGround } from '../shapes/ground.ts';
import { reportSheet } from '../shapes/report.ts';
import { spun, type TubePlan, tube, wholeBlood } from '../shapes/tube.ts';
import { cup, urine } from '../shapes/vessels.ts';

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
